import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { connect, type Connected, isDatabaseAway, sqlState } from './database.ts'
import { startEmbeddedPostgres, runningConnection } from './embedded/cluster.ts'
import { DataDirInUse } from './embedded/data-dir-lock.ts'

const TIMEOUT = 60_000
/** A stalled request must not keep all others of its process waiting. */
const FEWEST_CONNECTIONS = 8
const RESERVED_CONNECTIONS = 12
const FIRST_PAUSE = 100
const MAX_PAUSE = 2_000
/** The server answers before its setup has created the database. */
const NO_SUCH_DATABASE = '3D000'

/**
 * Waits until the database answers, because services of a machine start in any order.
 * @throws Error of one line, without the password, after `timeout` ms or on a failure that waiting cannot fix
 */
export async function awaitDatabase(
  pool: pg.Pool,
  { timeout = TIMEOUT, report = console.log }: { timeout?: number; report?: (line: string) => void } = {},
): Promise<void> {
  const end = performance.now() + timeout
  for (let pause = FIRST_PAUSE; ; pause = Math.min(MAX_PAUSE, pause * 2)) {
    const error = await failureOf(pool)
    if (!error) return
    const canCome = isDatabaseAway(error) || sqlState(error) === NO_SUCH_DATABASE
    if (!canCome) throw new Error(`the database refuses this server: ${reasonOf(error)}`)
    if (performance.now() + pause > end)
      throw new Error(`no database for ${Math.round(timeout / 1000)} s, giving up: ${reasonOf(error)}`)
    if (pause === FIRST_PAUSE) report(`waiting for the database: ${reasonOf(error)}`)
    await delay(pause)
  }
}

async function failureOf(pool: pg.Pool): Promise<Error | null> {
  try {
    await pool.query('select 1')
    return null
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** A host name with several addresses fails with one error per address and an empty message of its own. */
function reasonOf(error: Error): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error
  return first instanceof Error ? first.message : error.message
}

/**
 * Opens the configured PostgreSQL, or the embedded one of the data folder, which `close` stops too.
 * @throws Error for the operator if the configured one does not become available
 * @throws DataDirInUse while another process serves the data folder
 */
export async function openDatabase(where: {
  databaseUrl: string | null
  dataDir: string
  /** Processes that answer requests. */
  processes?: number
}): Promise<Connected> {
  const size = poolSize(where.processes)
  if (where.databaseUrl) return openExternal(where.databaseUrl, size)
  const embedded = await startEmbeddedPostgres(where.dataDir, connectionSettings(where.processes))
  const connected = connect(embedded.connection, size)
  return {
    ...connected,
    async close() {
      await connected.close()
      await embedded.stop()
    },
  }
}

/** The database of a worker, whose embedded PostgreSQL belongs to the process that started it. */
export async function openDatabaseOfWorker(where: {
  databaseUrl: string | null
  dataDir: string
  processes: number
}): Promise<Connected> {
  const size = poolSize(where.processes)
  if (where.databaseUrl) return openExternal(where.databaseUrl, size)
  return connect(await runningConnection(where.dataDir), size)
}

/** Connections of one process. */
function poolSize(processes = 1): number {
  return processes === 1 ? 20 : Math.max(FEWEST_CONNECTIONS, Math.floor(40 / processes))
}

/** The embedded PostgreSQL takes the connections of all processes, and of commands beside them. */
function connectionSettings(processes = 1): Record<string, string> {
  if (processes <= 4) return {}
  return { max_connections: String((processes + 1) * FEWEST_CONNECTIONS + RESERVED_CONNECTIONS) }
}

async function openExternal(url: string, size: number): Promise<Connected> {
  const connected = connect(url, size)
  try {
    await awaitDatabase(connected.pool)
    return connected
  } catch (error) {
    await connected.close()
    throw error
  }
}

/** Opens the database, also while a server is running on it: an embedded one is reached through the same socket. */
export async function openSharedDatabase(where: {
  databaseUrl: string | null
  dataDir: string
}): Promise<Connected> {
  try {
    return await openDatabase(where)
  } catch (error) {
    if (error instanceof DataDirInUse) return connect(await runningConnection(where.dataDir), 2)
    throw error
  }
}
