import { randomUUID, randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hasCode } from '../../has-code.ts'

/** Reads or creates the key in the data folder. */
export const keyFromFile = (dataDir: string): Promise<string> =>
  readOrCreateFile(join(dataDir, 'secret-key'), () => randomBytes(32).toString('hex'))

/** Reads a file, creating it first if missing, with access for the server's user only. */
export async function readOrCreateFile(path: string, make: () => string | Promise<string>): Promise<string> {
  const kept = await existing(path)
  if (kept !== null) return kept
  await mkdir(dirname(path), { recursive: true })
  const unfinished = `${path}.${randomUUID()}`
  try {
    await writeFile(unfinished, await make(), { mode: 0o600, flush: true })
    // link() is atomic: of two processes that start concurrently one creates the file, and both read it.
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
