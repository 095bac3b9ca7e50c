import { Kysely, PostgresDialect, type PostgresPool, sql, type Transaction } from 'kysely'
import { createHash } from 'node:crypto'
import { callbackify } from 'node:util'
import { DatabaseError, Pool, types, type PoolClient, type PoolConfig, Client } from 'pg'
import { createHostLocator, type HostLocator, parseDatabaseUrl, READ_ONLY_QUERY } from './hosts.ts'
import type { Database } from './schema.ts'

const FIRST_PAUSE = 100
const MAX_PAUSE = 2_000

/**
 * A client class with a circuit breaker, for one pool. After a failed connection no other is attempted for a pause
 * that doubles up to two seconds: callers fail fast while the database is away, and do not storm it when it returns.
 * @param locator chooses among several hosts; null for one
 */
function reconnectingClient(locator: HostLocator | null): typeof Client {
  let pause = 0
  let closedUntil = 0
  let reason: Error | null = null

  function noteResult(error: Error | null): void {
    reason = error
    if (!error) pause = 0
    else if (performance.now() >= closedUntil) {
      pause = Math.min(MAX_PAUSE, Math.max(FIRST_PAUSE, pause * 2))
      // Jitter keeps several processes from reconnecting at the same moment.
      closedUntil = performance.now() + pause * (0.5 + Math.random() / 2)
    }
  }

  return class extends Client {
    constructor(...args: ConstructorParameters<typeof Client>) {
      super(...args)
      // The pool listens to errors of idle connections only. A connection that breaks in use fails its query; without
      // this listener the error would also end the process.
      this.on('error', () => undefined)
    }

    override connect(): Promise<Client>
    override connect(done: (error: Error) => void): void
    override connect(done?: (error: Error) => void): Promise<Client> | void {
      if (!done) return super.connect()
      const failed = reason
      if (failed && performance.now() < closedUntil) return process.nextTick(() => done(failed))
      callbackify(() => this.#connectTo(locator))((error) => {
        noteResult(error)
        if (error) locator?.doubt()
        done(error)
      })
    }

    async #connectTo(hosts: HostLocator | null): Promise<void> {
      if (!hosts) return void (await super.connect())
      Object.assign(this, await hosts.current())
      await super.connect()
      const { rows } = await this.query<{ transaction_read_only: string }>(READ_ONLY_QUERY)
      if (hosts.fits(rows[0]?.transaction_read_only === 'on')) return
      // A failover happened since this host was found.
      await this.end()
      throw new Error(ROLE_CHANGED)
    }
  }
}

export type Db = Kysely<Database>
export type Tx = Transaction<Database>

export interface Connected {
  db: Db
  pool: Pool
  close(): Promise<void>
}

/** More distinct texts indicate a query with too many shapes; further ones run unnamed. */
const MAX_NAMED_STATEMENTS = 400
/** Serialization failure and deadlock: the transaction can be retried (PostgreSQL, appendix A). */
const RETRYABLE = new Set(['40001', '40P01'])
const MAX_ATTEMPTS = 4
/** Includes 25006: a read-only server is a replica, or was just demoted. */
const AWAY = /^(08|57P0|53|25006)/
/** Codes of the operating system, while connecting or during a query. */
const UNREACHABLE =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
/** Ours: the server is no longer the one that takes writes, or that serves reads. */
const ROLE_CHANGED = 'the database server changed its role'
/** Driver errors without a code: no free connection in time, or a connection cut off. */
const AWAY_MESSAGES = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  ROLE_CHANGED,
])

/**
 * Begins queries whose plan depends on the values, such as how many rows have a beginning of a name, or that have many
 * shapes: they are planned each time.
 */
const PLANNED_EACH_TIME = '/* planned each time */'
export const VALUES_PLAN = sql.raw(PLANNED_EACH_TIME)

const names = new Map<string, string>()

/** Kysely's driver keeps state per client, so each client keeps its wrapper. */
const namers = new WeakMap<PoolClient, PoolClient>()

/** Runs Kysely's queries as named statements, so that each connection parses and plans them once. */
function withNamedStatements(pool: Pool): PostgresPool {
  return { options: {}, end: () => pool.end(), connect: async () => namerOf(await pool.connect()) }
}

function namerOf(client: PoolClient): PoolClient {
  const namer =
    namers.get(client) ?? new Proxy(client, { get: (target, property) => namedMember(target, property) })
  namers.set(client, namer)
  return namer
}

function namedMember(client: PoolClient, property: string | symbol): unknown {
  if (property === 'query') {
    return (text: string, values: unknown[]) => client.query({ ...statementName(text), text, values })
  }
  const value: unknown = Reflect.get(client, property)
  return typeof value === 'function' ? value.bind(client) : value
}

function statementName(text: string): { name?: string } {
  if (text.startsWith(PLANNED_EACH_TIME)) return {}
  const known = names.get(text)
  if (known) return { name: known }
  if (names.size >= MAX_NAMED_STATEMENTS) return {}
  const name = createHash('sha1').update(text).digest('base64url')
  names.set(text, name)
  return { name }
}

// The product's counts are far below 2^53.
types.setTypeParser(types.builtins.INT8, Number)
// A calendar day has no time zone and stays `YYYY-MM-DD`.
types.setTypeParser(types.builtins.DATE, String)

/** JIT compilation takes longer than a request's query, and parallel counts delay short queries on busy cores. */
const SESSION_SETTINGS = '-c jit=off -c max_parallel_workers_per_gather=0'

/**
 * Opens the pool.
 * @param connection what `pg` accepts: a URL, or the embedded server's socket
 */
export function connect(connection: string | PoolConfig, size = 20): Connected {
  const address = typeof connection === 'string' ? parseDatabaseUrl(connection) : null
  const config = address ? { connectionString: address.url } : connection
  const locator = address && address.hosts.length > 0 ? createHostLocator(address) : null
  const pool = new Pool({
    max: size,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 10_000,
    options: SESSION_SETTINGS,
    Client: reconnectingClient(locator),
    ...(config as PoolConfig),
  })
  // An idle connection that breaks is replaced at the next use; without a listener the error would end the process.
  pool.on('error', () => undefined)
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: withNamedStatements(pool) }) })
  return { db, pool, close: () => pool.end() }
}

/** Runs the work in a transaction, and retries it on serialization failures and deadlocks. */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !RETRYABLE.has(sqlState(error))) throw error
    }
  }
}

/** PostgreSQL's five-character error code, or an empty string for other errors. */
export function sqlState(error: unknown): string {
  return error instanceof DatabaseError ? (error.code ?? '') : ''
}

/** Whether the database was unreachable or out of resources, so that a retry may succeed. */
export function isDatabaseAway(error: Error): boolean {
  if (AWAY.test(sqlState(error)) || AWAY_MESSAGES.has(error.message)) return true
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  // The socket file of the embedded server is missing while the server is down.
  return UNREACHABLE.test(code) || (code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect')
}
