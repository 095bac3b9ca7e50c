import { randomBytes, randomUUID } from 'node:crypto'
import { chmod, chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hasCode } from '../../has-code.ts'
import { mayUse, type RunAs } from './run-as.ts'

/** Holds files that the database's user must reach if the server runs as root. */
export const SHARED_ROOT = '/var/lib/ilteo'
const LOCATION = 'postgres-location'
const PASSWORD = 'postgres-password'

export interface Cluster {
  path: string
  password: string
  /** Whether the cluster has yet to be created; call `commit` once it is complete. */
  isNew: boolean
  commit(): Promise<void>
}

/** Creates the data folder. Missing parents become traversable for the database's user. */
export async function createDataDir(dataDir: string, user: RunAs): Promise<void> {
  const first = await mkdir(dataDir, { recursive: true })
  if (first === undefined || user.uid === undefined) return
  for (let path = dataDir; path.length >= first.length; path = dirname(path)) await chmod(path, 0o711)
}

/**
 * Finds the cluster of a data folder. A cluster that existed and is missing is never replaced by an empty one,
 * because an incomplete restore would look like a site without members.
 * @throws Error of one line for the operator
 */
export async function findCluster(dataDir: string, user: RunAs): Promise<Cluster> {
  await finishFirstStart(dataDir)
  const location = await textOf(join(dataDir, LOCATION))
  const password = await textOf(join(dataDir, PASSWORD))
  const path = location ?? join(dataDir, 'postgres')
  if (await isCluster(path)) {
    if (password === null) throw new Error(`${join(dataDir, PASSWORD)} is missing: restore it with ${path}`)
    return existing(path, password, dataDir, user)
  }
  if (location !== null || password !== null)
    throw missing(path, dataDir, location === null ? PASSWORD : LOCATION)
  return begin(dataDir, user)
}

async function existing(path: string, password: string, dataDir: string, user: RunAs): Promise<Cluster> {
  if (user.uid !== undefined && path.startsWith(dataDir)) await chmod(dataDir, 0o711)
  if (!mayUse(user, '-x', path))
    throw new Error(`${path} cannot be reached by the user of PostgreSQL: let it pass (chmod o+x) or own it`)
  return { path, password, isNew: false, commit: async () => undefined }
}

const missing = (path: string, dataDir: string, name: string) =>
  new Error(
    `there is no database in ${path}, but ${join(dataDir, name)} belongs to one: restore it, ` +
      `or remove ${LOCATION} and ${PASSWORD} to begin with an empty database`,
  )

/**
 * Location and password are committed once the cluster is complete, so that an interrupted first start leaves
 * neither.
 */
async function begin(dataDir: string, user: RunAs): Promise<Cluster> {
  const password = randomBytes(24).toString('base64url')
  await keep(join(dataDir, `${PASSWORD}.new`), password)
  // Traversable but not listable, so that the database's user reaches its own folder.
  if (user.uid !== undefined) await chmod(dataDir, 0o711)
  const isReachable = mayUse(user, '-x', dataDir)
  const path = isReachable ? join(dataDir, 'postgres') : join(SHARED_ROOT, 'clusters', randomUUID())
  await rm(join(dataDir, `${LOCATION}.new`), { force: true })
  if (!isReachable) {
    await mkdir(dirname(path), { recursive: true, mode: 0o755 })
    await keep(join(dataDir, `${LOCATION}.new`), path)
  }
  return { path, password, isNew: true, commit: () => finishFirstStart(dataDir) }
}

async function finishFirstStart(dataDir: string): Promise<void> {
  const path = (await textOf(join(dataDir, `${LOCATION}.new`))) ?? join(dataDir, 'postgres')
  if (!(await isCluster(path)) || (await textOf(join(dataDir, PASSWORD))) !== null) return
  for (const name of [LOCATION, PASSWORD]) {
    const isMade = await exists(join(dataDir, `${name}.new`))
    if (isMade) await rename(join(dataDir, `${name}.new`), join(dataDir, name))
  }
}

const keep = (path: string, text: string) => writeFile(path, text, { mode: 0o600, flush: true })

const isCluster = (path: string) => exists(join(path, 'PG_VERSION'))

/** The password of a data folder whose database is running. */
export async function passwordOf(dataDir: string): Promise<string> {
  return readFile(join(dataDir, PASSWORD), 'utf8')
}

export async function ownedDir(path: string, user: RunAs): Promise<string> {
  await mkdir(path, { recursive: true, mode: 0o700 })
  if (user.uid !== undefined && user.gid !== undefined) await chown(path, user.uid, user.gid)
  return path
}

async function textOf(path: string): Promise<string | null> {
  try {
    return (await readFile(path, 'utf8')).trim() || null
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
