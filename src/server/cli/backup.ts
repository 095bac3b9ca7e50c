import { resolve } from 'node:path'
import { createBackup } from '../backup/create-backup.ts'
import { readEnv } from '../config/env.ts'
import { openSharedDatabase } from '../db/open-database.ts'
import { createFiles } from '../providers/files/create-files.ts'
import { secretOf } from '../providers/secret/secret-of.ts'
import { runCommand } from './run-command.ts'

const USAGE = `npm run backup -- FILE     writes database, uploads and keys into one file, also while the server runs`

/** Names of missing uploads that are printed. */
const SHOWN = 20

await runCommand(USAGE, async ([path]) => {
  const env = readEnv()
  const database = await openSharedDatabase(env)
  try {
    const bytes = await createBackup(
      {
        pool: database.pool,
        files: createFiles(env.dataDir, env.files),
        secret: await secretOf(env),
        dataDir: env.dataDir,
        onMissing: (references) =>
          console.error(
            `${references.length} uploads that the database names are missing: ${references.slice(0, SHOWN).join(', ')}`,
          ),
      },
      resolve(path),
    )
    console.log(`${path}: ${(bytes / 1_000_000).toFixed(1)} MB`)
    console.log('It holds personal data and keys: keep it where nobody else can read it.')
  } finally {
    await database.close()
  }
})
