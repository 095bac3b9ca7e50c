import { chmod, mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from '../has-code.ts'

/** Earlier versions created these folders world-readable. */
const FOLDERS = ['files', 'outbox']
const FILES = ['secret-key', 'push-keys.json', 'postgres-password', 'postgres-socket', 'postgres-location']

/**
 * Restricts the data folder to the server's own user. A database running as another user may traverse it but not list
 * it (embedded/cluster.ts).
 */
export async function restrictDataDir(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const isShared = process.getuid?.() === 0
  await removePermissions(dataDir, isShared ? 0o711 : 0o700)
  for (const name of FOLDERS) await removePermissions(join(dataDir, name), 0o700)
  for (const name of FILES) await removePermissions(join(dataDir, name), 0o600)
}

/** Removes permissions that are not in the mode and adds none. Folders of other owners are left alone. */
async function removePermissions(path: string, mode: number): Promise<void> {
  try {
    const found = await stat(path)
    if ((found.mode & 0o777 & ~mode) !== 0) await chmod(path, found.mode & mode)
  } catch (error) {
    if (!hasCode(error, 'ENOENT') && !hasCode(error, 'EPERM')) throw error
  }
}
