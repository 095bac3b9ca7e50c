import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from '../../has-code.ts'

const NAME = 'secret-key'

/** The key kept in the data folder, made at the first start and readable by the server's user alone. */
export async function keyFromFile(dataDir: string): Promise<string> {
  const path = join(dataDir, NAME)
  return (await existing(path)) ?? made(path, dataDir)
}

async function made(path: string, dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true })
  const unfinished = `${path}.${randomUUID()}`
  await writeFile(unfinished, randomBytes(32).toString('hex'), { mode: 0o600 })
  try {
    // A link is made whole or not at all: of two processes at their first start one wins, and both read its key.
    await link(unfinished, path)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    await rm(unfinished, { force: true })
  }
  return readFile(path, 'utf8')
}

async function existing(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}
