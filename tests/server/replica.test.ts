import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { listJobs } from '../../src/contract/job/job.ts'
import { MAX_LAG, type Primary, type Replica, watchReplica } from '../../src/server/db/replica.ts'
import { aDatabase } from '../support/database.ts'
import { aCompany, aJob, publish } from '../support/jobs.ts'
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

/** @param lag milliseconds by which the newest heartbeat at the replica is older than the primary's */
async function watchAt(lag: number, primary: Primary = server.database): Promise<void> {
  await copy.pool.query(
    `insert into readiness (id, checked_at) values (2, clock_timestamp() - $1 * interval '1 millisecond')
     on conflict (id) do update set checked_at = excluded.checked_at`,
    [lag],
  )
  const watched = { ...copy, close: async () => undefined }
  state.replica = await watchReplica(watched, primary)
}

const jobsFor = async (token?: string) =>
  (await server.call(listJobs, token === undefined ? {} : { token })).data.length

describe('A replica', () => {
  test('serves visitors while it is current, and members read the primary', async () => {
    await watchAt(0)
    const { token } = await aWorker(server)
    expect({ visitor: await jobsFor(), member: await jobsFor(token) }).toEqual({ visitor: 1, member: 0 })
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
    await watchAt(0, { pool: { query: async (...args) => query(...args) } })
    primary.isAway = true
    const before = primary.beats
    await expect.poll(() => primary.beats, { timeout: 60_000 }).toBeGreaterThan(before + 1)
    expect(await jobsFor()).toBe(1)
  })

  test('is not used before it has a heartbeat', async () => {
    await copy.pool.query('delete from readiness')
    const watched = { ...copy, close: async () => undefined }
    state.replica = await watchReplica(watched, server.database)
    expect(await jobsFor()).toBe(0)
  })

  test('that does not answer delays no visitor: the primary is asked as well', async () => {
    await watchAt(0)
    const held = await copy.pool.connect()
    await held.query('begin')
    await held.query('lock table job_listing_version in access exclusive mode')
    try {
      expect(await jobsFor()).toBe(0)
    } finally {
      await held.query('rollback')
      held.release()
    }
    expect(await jobsFor()).toBe(1)
  })

  test('A query that breaks there is answered by the primary', async () => {
    await watchAt(0)
    await copy.pool.query('alter table job_listing_version rename to elsewhere')
    await copy.pool.query(
      `create function break_connection() returns boolean language plpgsql as
       $$ begin raise exception 'terminating connection' using errcode = '57P01'; end $$`,
    )
    await copy.pool.query(
      'create view job_listing_version as select * from elsewhere where break_connection()',
    )
    expect(await jobsFor()).toBe(0)
  })
})
