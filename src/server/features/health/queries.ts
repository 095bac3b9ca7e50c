import { sql } from 'kysely'
import type { SiteHealth } from '../../../contract/operator/health.ts'
import type { Db } from '../../db/database.ts'
import type { Disk } from '../../db/health-tables.ts'

const SHOWN_ERRORS = 20
/** Tries after which a task counts as failing. */
const FAILING = 3

export interface ServerState {
  id: string
  host: string
  version: string
  startedAt: Date
  replica: { isUsed: boolean; lag: number | null } | null
  disks: Disk[]
}

export async function putServer(db: Db, state: ServerState, now: Date): Promise<void> {
  const row = {
    seen_at: now,
    replica: state.replica && (state.replica.isUsed ? ('USED' as const) : ('BEHIND' as const)),
    replica_lag: state.replica?.lag ?? null,
    disks: JSON.stringify(state.disks),
  }
  const { id, host, version, startedAt: started_at } = state
  await db
    .insertInto('servers')
    .values({ id, host, version, started_at, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

export async function removeServer(db: Db, id: string): Promise<void> {
  await db.deleteFrom('servers').where('id', '=', id).execute()
}

export interface ProviderResult {
  channel: string
  via: string
  succeededAt: Date | null
  failedAt: Date | null
  failure: string | null
}

/** Another process may have stored a later success or failure. */
export async function putProviderResult(db: Db, result: ProviderResult): Promise<void> {
  await sql`
    insert into provider_results as known (channel, via, succeeded_at, failed_at, failure)
    values (${result.channel}, ${result.via}, ${result.succeededAt}, ${result.failedAt}, ${result.failure})
    on conflict (channel) do update set
      via = excluded.via,
      succeeded_at = greatest(known.succeeded_at, excluded.succeeded_at),
      failed_at = greatest(known.failed_at, excluded.failed_at),
      failure = case when excluded.failed_at >= coalesce(known.failed_at, excluded.failed_at)
        then excluded.failure else known.failure end`.execute(db)
}

export interface ErrorKind {
  place: string
  error: string
  times: number
  lastAt: Date
  requestId: string | null
}

export async function addErrors(db: Db, kind: ErrorKind): Promise<void> {
  await sql`
    insert into server_errors as known (place, error, times, last_at, request_id)
    values (${kind.place}, ${kind.error}, ${kind.times}, ${kind.lastAt}, ${kind.requestId})
    on conflict (place, error) do update set
      times = least(known.times::bigint + excluded.times, 2147483647), last_at = excluded.last_at,
      request_id = excluded.request_id`.execute(db)
}

export async function deleteOldHealth(db: Db, oldest: { server: Date; error: Date }): Promise<void> {
  await db.deleteFrom('servers').where('seen_at', '<', oldest.server).execute()
  await db.deleteFrom('server_errors').where('last_at', '<', oldest.error).execute()
}

/** Work in the background, as the console and the metrics show it. */
export interface Queues {
  due_tasks: number
  /** Seconds; null if none is due. */
  oldest_task: number | null
  failing_tasks: number
  due_pushes: number
}

export async function findQueues(db: Db, now: Date): Promise<Queues> {
  const { rows } = await sql<Queues>`
    select (select count(*) from tasks where due_at <= ${now}) as due_tasks,
      (select extract(epoch from ${now} - min(due_at))::float8 from tasks where due_at <= ${now}) as oldest_task,
      (select count(*) from tasks where attempts >= ${FAILING}) as failing_tasks,
      (select count(*) from push_deliveries where due_at <= ${now}) as due_pushes`.execute(db)
  return onlyRow(rows)
}

export async function findDatabase(db: Db): Promise<SiteHealth['database']> {
  const { rows } = await sql<SiteHealth['database']>`
    select current_setting('server_version') as version, pg_database_size(current_database()) as bytes,
      (select max(name) from migrations) as schema`.execute(db)
  return onlyRow(rows)
}

function onlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('a select without a table has one row')
  return row
}

export async function findBackups(db: Db) {
  const [last, newest] = await Promise.all([
    db
      .selectFrom('backups')
      .select(['finished_at', 'bytes'])
      .where('finished_at', 'is not', null)
      .orderBy('finished_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
    db
      .selectFrom('backups')
      .select(['started_at', 'error'])
      .orderBy('day', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ])
  return { last, newest }
}

export const findServers = (db: Db) =>
  db.selectFrom('servers').selectAll().orderBy('host').orderBy('started_at').execute()

export const findProviderResults = (db: Db) => db.selectFrom('provider_results').selectAll().execute()

export const findErrors = (db: Db) =>
  db.selectFrom('server_errors').selectAll().orderBy('last_at', 'desc').limit(SHOWN_ERRORS).execute()
