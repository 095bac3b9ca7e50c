import { setTimeout as delay } from 'node:timers/promises'
import type { Connected, Db } from './database.ts'

/** A copy of the database that may be behind. */
export interface Replica {
  /** Null while the copy is away or too far behind. */
  db(): Db | null
  /** Milliseconds behind at the last check; null if it did not answer. */
  lag(): number | null
  /** After a query failed there: not used before the next successful check. */
  doubt(): void
  close(): Promise<void>
}

/** What the watch needs of the primary. */
export interface Primary {
  pool: { query(text: string, values: unknown[]): Promise<{ rows: Record<string, unknown>[] }> }
}

/** Readers never see answers older than this, in milliseconds. */
export const MAX_LAG = 5_000
const INTERVAL = 1_000
/** After a check that failed: a connection may have broken, which a new one mends. */
const RETRY_INTERVAL = 200
const CHECK_TIMEOUT = 2_000
const BEAT_TIMEOUT = 1_000
/** A reader waits that long for a replica before the primary is asked as well. */
const PATIENCE = 500
/** The other row of the table is the readiness check's. */
const HEARTBEAT = 2

/**
 * Watches how far a replica is behind: the primary gets a heartbeat every second, and the replica is used
 * while it has one of the last five seconds. Both times are the primary's, so clocks do not matter.
 */
export async function watchReplica(replica: Connected, primary: Primary): Promise<Replica> {
  const closing = new AbortController()
  const readLag = lagReader(primary, replica)
  let isFresh = false
  let lag: number | null = null
  const check = async () => {
    lag = await Promise.race([
      readLag().catch(() => null),
      delay(CHECK_TIMEOUT, null, { signal: closing.signal }).catch(() => null),
    ])
    isFresh = lag !== null && lag <= MAX_LAG
  }
  const watch = async () => {
    while (!closing.signal.aborted) {
      await check()
      await delay(lag === null ? RETRY_INTERVAL : INTERVAL, null, { signal: closing.signal }).catch(
        () => null,
      )
    }
  }
  await check()
  const watching = watch()
  return {
    db: () => (isFresh ? replica.db : null),
    lag: () => (lag !== null && Number.isFinite(lag) ? Math.max(0, Math.round(lag)) : null),
    doubt() {
      isFresh = false
    },
    async close() {
      closing.abort()
      await watching
      await replica.close()
    },
  }
}

/**
 * What a replica has read; once it takes long, such as one whose machine is gone without closing its connections, what
 * either server answers first. The replica is asked on, because the primary may be away.
 * @throws what the replica's read failed with, or the primary's if both were asked
 */
export async function replicaOrPrimary<Result>(
  replica: Promise<Result>,
  primary: () => Promise<Result>,
): Promise<Result> {
  const isAnswered = new AbortController()
  const late = delay(PATIENCE, null, { signal: isAnswered.signal }).catch(() => null)
  try {
    const first = await Promise.race([replica.then((result) => ({ result })), late])
    if (first) return first.result
  } finally {
    isAnswered.abort()
  }
  const other = primary()
  return Promise.any([replica, other]).catch(() => other)
}

/**
 * Milliseconds between the newest heartbeat and the one that has arrived at the replica. While the primary is away
 * nothing new is acknowledged, so the last heartbeat it took stays the newest.
 */
function lagReader(primary: Primary, replica: Pick<Connected, 'pool'>): () => Promise<number> {
  let newest = Number.POSITIVE_INFINITY
  let underWay: Promise<unknown> | null = null
  const beat = async () => {
    const { rows } = await primary.pool.query(
      `insert into readiness (id, checked_at) values ($1, clock_timestamp())
       on conflict (id) do update set checked_at = excluded.checked_at returning checked_at as at`,
      [HEARTBEAT],
    )
    const at = rows[0]?.['at']
    if (at instanceof Date) newest = at.getTime()
  }
  return async () => {
    const arrived = replica.pool.query<{ at: Date }>('select checked_at as at from readiness where id = $1', [
      HEARTBEAT,
    ])
    // A primary that waits for its standby must not collect heartbeats.
    underWay ??= beat()
      .catch(() => null)
      .finally(() => (underWay = null))
    // Awaited together: a replica that fails meanwhile would otherwise end the process.
    const [{ rows }] = await Promise.all([arrived, Promise.race([underWay, delay(BEAT_TIMEOUT)])])
    const seen = rows[0]
    return seen ? newest - seen.at.getTime() : Number.POSITIVE_INFINITY
  }
}
