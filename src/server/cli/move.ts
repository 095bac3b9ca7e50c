import { join } from 'node:path'
import { moveDatabase } from '../backup/move-database.ts'
import { copyFiles } from '../backup/move-files.ts'
import { type Env, readEnv } from '../config/env.ts'
import { s3Settings } from '../config/files-env.ts'
import { connect } from '../db/database.ts'
import { awaitDatabase, openDatabase } from '../db/open-database.ts'
import { createFiles } from '../providers/files/create-files.ts'
import { createLocalFiles } from '../providers/files/file-storage.ts'
import { createS3Files } from '../providers/files/s3-files.ts'
import { runCommand } from './run-command.ts'

const USAGE = `npm run move -- postgres://…   copies the database of this site (DATA_DIR or DATABASE_URL) into an empty one
npm run move -- s3://bucket?…  copies the uploaded files into a bucket
npm run move -- files          copies them from the bucket of FILES_URL into DATA_DIR`

await runCommand(USAGE, async ([target]) => {
  const env = readEnv()
  if (/^postgres(ql)?:/.test(target)) await toDatabase(env, target)
  else if (target.startsWith('s3:')) await toBucket(env, target)
  else if (target === 'files') await toFolder(env)
  else throw new Error(USAGE)
})

async function toDatabase(env: Env, url: string): Promise<void> {
  const target = connect(url, 2)
  try {
    await awaitDatabase(target.pool, { timeout: 5_000 })
    const source = await openDatabase(env)
    try {
      await moveDatabase(source.pool, target.pool)
    } finally {
      await source.close()
    }
  } finally {
    await target.close()
  }
  console.log('moved: start the server with DATABASE_URL set to the new database and the same DATA_DIR')
}

async function toBucket(env: Env, url: string): Promise<void> {
  const bucket = createS3Files(s3Settings('the target', url, process.env))
  const copied = await copyFiles(createFiles(env.dataDir, env.files), bucket)
  console.log(
    `${copied} files copied: start the server with FILES_URL, then run this again for later uploads`,
  )
}

async function toFolder(env: Env): Promise<void> {
  if (!env.files) throw new Error('FILES_URL is not set: the files are in DATA_DIR already')
  const copied = await copyFiles(
    createFiles(env.dataDir, env.files),
    createLocalFiles(join(env.dataDir, 'files')),
  )
  console.log(
    `${copied} files copied: start the server without FILES_URL, then run this again for later uploads`,
  )
}
