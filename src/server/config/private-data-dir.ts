import { chmod, mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from '../has-code.ts'

/** What earlier versions made readable for everybody on the machine. */
const FOLDERS = ['files', 'outbox']
const FILES = ['secret-key', 'push-keys.json', 'postgres-password', 'postgres-socket', 'postgres-location']

/**
 * Leaves the data folder to the server's own user. Where the database runs as another one, that passes through without
 * reading what is there (embedded/cluster.ts).
 */
export async function makePrivate(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const isShared = process.getuid?.() === 0
  await tighten(dataDir, isShared ? 0o711 : 0o700)
  for (const name of FOLDERS) await tighten(join(dataDir, name), 0o700)
  for (const name of FILES) await tighten(join(dataDir, name), 0o600)
}

/** Takes away what is not in the mode, and gives nothing. Somebody else's folder stays as it is. */
async function tighten(path: string, mode: number): Promise<void> {
  try {
    const found = await stat(path)
    if ((found.mode & 0o777 & ~mode) !== 0) await chmod(path, found.mode & mode)
  } catch (error) {
    if (!hasCode(error, 'ENOENT') && !hasCode(error, 'EPERM')) throw error
  }
}
