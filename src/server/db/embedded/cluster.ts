import { spawn, type ChildProcess } from 'node:child_process'
import { chown, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir, totalmem } from 'node:os'
import { join, resolve } from 'node:path'
import { asAppRole, type ClusterConnection, prepareAppRole } from './app-role.ts'
import { postgresBinaries, type Binaries } from './binaries.ts'
import { createDataDir, findCluster, ownedDir, passwordOf, SHARED_ROOT } from './data-dir.ts'
import { lockDataDir } from './data-dir-lock.ts'
import { startPostmaster } from './postmaster.ts'
import { runAs, type RunAs } from './run-as.ts'

export interface EmbeddedPostgres {
  connection: ClusterConnection
  /** Superuser connection, for administration such as creating databases. */
  administration: ClusterConnection
  stop(): Promise<void>
}

const PORT = 5432
const SOCKET_NOTE = 'postgres-socket'
/** Longest folder path that fits sun_path (108 bytes) together with the socket's name. */
const MAX_SOCKET_DIR_LENGTH = 80

/**
 * Starts the PostgreSQL in the data folder, creating it on first use. It listens on a private socket and stops with
 * this process, even if the process is killed.
 * @param otherSettings override the product's PostgreSQL settings
 * @throws Error with a message for the operator: folder in use, no binaries, disk full
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  otherSettings: Record<string, string> = {},
): Promise<EmbeddedPostgres> {
  const user = runAs()
  await createDataDir(resolve(dataDir), user)
  const release = await lockDataDir(dataDir)
  try {
    const binaries = await postgresBinaries(user, SHARED_ROOT)
    const found = await findCluster(resolve(dataDir), user)
    const { path: cluster, password } = found
    if (found.isNew) await initialise(binaries, cluster, password, user)
    await found.commit()
    const socketDir = await socketDirFor(cluster, user)
    const settings = { ...serverSettings(), ...otherSettings, unix_socket_directories: socketDir }
    const postmaster = await startPostmaster({
      postgres: binaries.postgres,
      cluster,
      port: PORT,
      settings,
      user,
    })
    await writeFile(join(dataDir, SOCKET_NOTE), socketDir, { mode: 0o600 })
    const administration = {
      ...administrationThrough(socketDir, password),
      port: Number(otherSettings['port'] ?? PORT),
    }
    await prepareAppRole(administration).catch(async (error: unknown) => {
      await postmaster.stop()
      throw error
    })
    return {
      connection: asAppRole(administration),
      administration,
      async stop() {
        await postmaster.stop()
        if (!socketDir.startsWith(cluster)) await rm(socketDir, { recursive: true, force: true })
        await release()
      },
    }
  } catch (error) {
    await release()
    throw error
  }
}

/** Connection to the database of a data folder that another process serves. */
export async function runningConnection(dataDir: string): Promise<EmbeddedPostgres['connection']> {
  const socketDir = await readFile(join(dataDir, SOCKET_NOTE), 'utf8')
  return asAppRole(administrationThrough(socketDir.trim(), await passwordOf(resolve(dataDir))))
}

function administrationThrough(socketDir: string, password: string): EmbeddedPostgres['connection'] {
  return { host: socketDir, port: PORT, user: 'ilteo', password, database: 'postgres' }
}

async function initialise(binaries: Binaries, cluster: string, password: string, user: RunAs): Promise<void> {
  // Created under a temporary name and renamed when complete, so that an interrupted first start leaves no database.
  const aside = `${cluster}.new`
  await rm(aside, { recursive: true, force: true })
  await ownedDir(aside, user)
  const passwordDir = await mkdtemp(join(tmpdir(), 'ilteo-'))
  const passwordFile = join(passwordDir, 'password')
  try {
    await writeFile(passwordFile, password)
    await ownedDir(passwordDir, user)
    if (user.uid !== undefined && user.gid !== undefined) await chown(passwordFile, user.uid, user.gid)
    await finished(
      spawn(
        binaries.initdb,
        [
          `--pgdata=${aside}`,
          '--username=ilteo',
          `--pwfile=${passwordFile}`,
          '--auth=scram-sha-256',
          '--encoding=UTF8',
          // Built-in collation, the same on every machine regardless of its locales.
          '--locale-provider=builtin',
          '--builtin-locale=C.UTF-8',
          '--locale=C',
        ],
        { ...user, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] },
      ),
    )
    await rename(aside, cluster)
  } finally {
    await rm(passwordDir, { recursive: true, force: true })
  }
}

async function socketDirFor(cluster: string, user: RunAs): Promise<string> {
  if (Buffer.byteLength(cluster) <= MAX_SOCKET_DIR_LENGTH) return cluster
  return ownedDir(await mkdtemp(join(tmpdir(), 'ilteo-pg-')), user)
}

function serverSettings(): Record<string, string> {
  const megabytes = Math.floor(totalmem() / 1024 / 1024)
  return {
    listen_addresses: '',
    unix_socket_permissions: '0777',
    max_connections: '60',
    shared_buffers: `${Math.max(64, Math.min(512, Math.floor(megabytes / 8)))}MB`,
    effective_cache_size: `${Math.max(128, Math.floor(megabytes / 2))}MB`,
    work_mem: '16MB',
    maintenance_work_mem: '256MB',
    max_wal_size: '2GB',
    checkpoint_completion_target: '0.9',
    random_page_cost: '1.1',
    max_parallel_workers: String(Math.max(1, availableParallelism() - 1)),
    // JIT compilation takes longer than any query of a request.
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
  }
}

function finished(child: ChildProcess): Promise<void> {
  return new Promise((done, failed) => {
    let errors = ''
    child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()))
    child.once('error', failed)
    child.once('exit', (code) =>
      code === 0 ? done() : failed(new Error(`initdb failed (${code}):\n${errors}`)),
    )
  })
}
