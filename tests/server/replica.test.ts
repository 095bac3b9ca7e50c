import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { listJobs } from '../../src/contract/job/job.ts'
import {
  MAX_LAG,
  type Primary,
  type Replica,
  replicaOrPrimary,
  watchReplica,
} from '../../src/server/db/replica.ts'
import { aDatabase, type TestDatabase } from '../support/database.ts'
import { eventually } from '../support/eventually.ts'
import { aCompany, aJob, publish } from '../support/jobs.ts'
import { lockWaits } from '../support/lock-waits.ts'
import { aWorker } from '../support/members.ts'
import { runServer } from '../support/server.ts'

/** A database in the place of a replica: it holds one job, and the test sends its heartbeats. */
const copy = await aDatabase()
const state: { replica: Replica | null } = { replica: null }
const server = await runServer({
  replica: {
    db: () => state.replica?.db() ?? null,
    lag: () => state.replica?.lag() ?? null,
    doubt: () => state.replica?.doubt(),
    close: async () => undefined,
  },
})

beforeAll(async () => {
  const now = new Date()
  await publish(copy.db, aJob(await aCompany(copy.db, now), now))
})
afterEach(async () => {
  await state.replica?.close()
  state.replica = null
})
afterAll(() => copy.close())

/** Ahead of all heartbeats of the primary, which do not reach the copy, so that a slow test does not fall behind. */
const CURRENT = -3_600_000

/** @param lag milliseconds by which the newest heartbeat at the replica is older than the primary's */
async function watchAt(lag: number, primary: Primary = server.database): Promise<void> {
  await copy.pool.query(
    `insert into readiness (id, checked_at) values (2, clock_timestamp() - $1 * interval '1 millisecond')
     on conflict (id) do update set checked_at = excluded.checked_at`,
    [lag],
  )
  const watched = { ...copy, close: async () => undefined }
  const replica = await watchReplica(watched, primary)
  state.replica = replica
  // On a busy machine the first check finds no answer in time.
  await eventually(() => expect(replica.lag()).not.toBeNull())
}

/** Makes every read of the lists wait until it is released. */
async function hold({ pool }: TestDatabase): Promise<() => Promise<void>> {
  const held = await pool.connect()
  await held.query('begin')
  await held.query('lock table job_listing_version in access exclusive mode')
  return async () => {
    await held.query('rollback')
    held.release()
  }
}

/** Makes every read of the lists fail, as when connections break; counts them in the sequence `refused`. */
async function breakReads({ pool }: TestDatabase): Promise<() => Promise<unknown>> {
  await pool.query('alter table job_listing_version rename to elsewhere')
  await pool.query('create sequence refused')
  await pool.query(
    `create function break_connection() returns boolean language plpgsql as
     $$ begin perform nextval('refused'); raise exception 'terminating connection' using errcode = '57P01'; end $$`,
  )
  await pool.query('create view job_listing_version as select * from elsewhere where break_connection()')
  return () =>
    pool.query(
      `drop view job_listing_version; drop function break_connection; drop sequence refused;
       alter table elsewhere rename to job_listing_version`,
    )
}

const hasRefused = async ({ pool }: TestDatabase) =>
  (await pool.query<{ is_called: boolean }>('select is_called from refused')).rows[0]?.is_called

let asked = 0

/** Each time of another address, as an answer that is kept needs no database. */
async function jobsFor(token?: string): Promise<number> {
  asked += 1
  const query = { minPayAmount: asked }
  return (await server.call(listJobs, token === undefined ? { query } : { query, token })).data.length
}

describe('A replica', () => {
  test('serves visitors while it is current, and members read the primary', async () => {
    await watchAt(CURRENT)
    const { token } = await aWorker(server)
    // Its first answer may come late, after that of the primary, which has none.
    await eventually(async () => expect(await jobsFor()).toBe(1))
    expect(await jobsFor(token)).toBe(0)
  })

  test('is not used while it is too far behind', async () => {
    await watchAt(MAX_LAG * 2)
    expect(await jobsFor()).toBe(0)
    expect(state.replica?.lag()).toBeGreaterThan(MAX_LAG)
  })

  test('may fail while the primary is slow to answer', async () => {
    const failing = { ...copy, pool: Object.create(copy.pool, { query: { value: async () => refuse() } }) }
    const refuse = () => {
      throw new Error('Connection terminated unexpectedly')
    }
    const slow: Primary = { pool: { query: () => new Promise(() => undefined) } }
    state.replica = await watchReplica({ ...failing, close: async () => undefined }, slow)
    expect(state.replica.lag()).toBeNull()
    expect(await jobsFor()).toBe(0)
  })

  test('serves visitors while the primary is away', async () => {
    const primary = { isAway: false, beats: 0 }
    const query = (text: string, values: unknown[]) => {
      primary.beats += 1
      if (primary.isAway) throw new Error('the primary is away')
      return server.database.pool.query(text, values)
    }
    await watchAt(CURRENT, { pool: { query: async (...args) => query(...args) } })
    primary.isAway = true
    const before = primary.beats
    await expect.poll(() => primary.beats, { timeout: 60_000 }).toBeGreaterThan(before + 1)
    await eventually(async () => expect(await jobsFor()).toBe(1))
  })

  test('is not used before it has a heartbeat', async () => {
    await copy.pool.query('delete from readiness')
    const watched = { ...copy, close: async () => undefined }
    state.replica = await watchReplica(watched, server.database)
    expect(await jobsFor()).toBe(0)
  })

  test('that does not answer delays no visitor: the primary is asked as well', async () => {
    await watchAt(CURRENT)
    const release = await hold(copy)
    expect(await jobsFor()).toBe(0)
    await release()
    await eventually(async () => expect(await jobsFor()).toBe(1))
  })

  test('that answers late serves visitors while the primary hangs', async () => {
    await watchAt(CURRENT)
    const [release, releasePrimary] = [await hold(copy), await hold(server.database)]
    let found: number | null = null
    void jobsFor().then((jobs) => (found = jobs))
    await eventually(async () => expect(await lockWaits(server.database.pool)).toBeGreaterThan(0))
    await release()
    try {
      await eventually(() => expect(found).toBe(1))
    } finally {
      await releasePrimary()
    }
  })

  test('that answers late serves visitors while the primary rejects', async () => {
    await watchAt(CURRENT)
    const release = await hold(copy)
    const restore = await breakReads(server.database)
    const jobs = jobsFor()
    await eventually(async () => expect(await hasRefused(server.database)).toBe(true))
    await release()
    try {
      expect(await jobs).toBe(1)
    } finally {
      await restore()
    }
  })

  test('A query that breaks there is answered by the primary', async () => {
    await watchAt(CURRENT)
    await breakReads(copy)
    expect(await jobsFor()).toBe(0)
  })
})

describe('A read at a replica', () => {
  const never = () => new Promise<string>(() => undefined)
  const fails = (text: string) => Promise.reject(new Error(text))

  test('leaves the primary alone if it answers in time', async () => {
    const primary = vi.fn<() => Promise<string>>(async () => 'primary')
    expect(await replicaOrPrimary(Promise.resolve('replica'), primary)).toBe('replica')
    await expect(replicaOrPrimary(fails('broken'), primary)).rejects.toThrow('broken')
    expect(primary).not.toHaveBeenCalled()
  })

  test('is answered by the primary if the replica is slow, even if that fails later', async () => {
    expect(await replicaOrPrimary(never(), async () => 'primary')).toBe('primary')
    let fail: (error: Error) => void = () => undefined
    const late = new Promise<string>((_, reject) => (fail = reject))
    const answer = replicaOrPrimary(late, async () => {
      fail(new Error('late'))
      return 'primary'
    })
    expect(await answer).toBe('primary')
  })

  test.each([
    ['rejects', () => fails('away')],
    ['hangs', never],
  ])(
    'waits for a slow replica if the primary %s',
    async (_, primary) => {
      let finish: (answer: string) => void = () => undefined
      const late = new Promise<string>((resolve) => (finish = resolve))
      const answer = replicaOrPrimary(late, () => {
        setImmediate(() => finish('replica'))
        return primary()
      })
      expect(await answer).toBe('replica')
    },
    30_000,
  )

  test('fails with the error of the primary if both fail', async () => {
    let fail: (error: Error) => void = () => undefined
    const late = new Promise<string>((_, reject) => (fail = reject))
    const answer = replicaOrPrimary(late, () => {
      fail(new Error('replica'))
      return fails('primary')
    })
    await expect(answer).rejects.toThrow('primary')
  })
})
