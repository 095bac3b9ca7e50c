import { resolve } from 'node:path'
import { restoreBackup } from '../backup/restore-backup.ts'
import { readEnv } from '../config/env.ts'
import { openDatabase } from '../db/open-database.ts'
import { createFiles } from '../providers/files/create-files.ts'
import { runCommand } from './run-command.ts'

const USAGE = `npm run restore -- FILE    fills an empty site (DATA_DIR, DATABASE_URL) from a backup`

await runCommand(USAGE, async ([path]) => {
  const env = readEnv()
  const database = await openDatabase(env)
  try {
    const { createdAt } = await restoreBackup(resolve(path), {
      pool: database.pool,
      files: createFiles(env.dataDir, env.files),
      dataDir: env.dataDir,
      secretKey: env.secretKey,
      formerSecretKey: env.formerSecretKey,
    })
    console.log(`restored the site as of ${createdAt}`)
  } finally {
    await database.close()
  }
})
