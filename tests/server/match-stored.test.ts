import { fork } from 'node:child_process'
import { once } from 'node:events'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { getJob, type JobFilter, listJobs } from '../../src/contract/job/job.ts'
import { inTransaction } from '../../src/server/db/database.ts'
import { JOB_KEYWORDS } from '../../src/contract/base/enums.ts'
import { matchStoredJobs } from '../../src/server/features/job/service.ts'
import { eventually } from '../support/eventually.ts'
import { aCompany, aJob, publish } from '../support/jobs.ts'
import { databaseUrl } from '../support/operator-console.ts'
import { runServer, type RunningServer } from '../support/server.ts'

const PROGRAM = new URL('../support/matching-process.ts', import.meta.url).pathname
const NOW = new Date('2026-11-20T03:00:00Z')
const BATCH = 3
const TITLE = '미싱사 구함'

let server: RunningServer
let former: ReturnType<typeof aJob>[]

/** Seven postings as an earlier version read them, and two that people decided. */
beforeEach(async () => {
  server = await runServer()
  server.clock.now = NOW
  const company = await aCompany(server.database.db, NOW)
  former = Array.from({ length: 7 }, () => aJob(company, NOW, { title: TITLE, occupations: ['COOK'] }))
  const decided = (['EMPLOYER', 'OPERATOR'] as const).map((work_source) =>
    aJob(company, NOW, { title: TITLE, occupations: ['WELDER'], work_source }),
  )
  await publish(server.database.db, ...former, ...decided)
  await sql`update work_matching set version = 0`.execute(server.database.db)
})

const foundBy = async (occupation: string) =>
  (await server.call(listJobs, { query: { occupation, pageSize: 50 } })).data.map(({ id }) => id).toSorted()
const idsOf = (jobs: readonly { id: string }[]) => jobs.map(({ id }) => id).toSorted()

test('Postings that an earlier version of the matcher read are read once more, and decisions of people stay', async () => {
  const { db } = server.database
  const counts = [0, 0, 0, 0]
  for (const at of counts.keys()) counts[at] = await matchStoredJobs(db, BATCH)
  expect(counts).toEqual([3, 3, 3, 0])
  expect(await foundBy('SEWING_WORKER')).toEqual(idsOf(former))
  expect(await foundBy('COOK')).toEqual([])
  expect(await foundBy('WELDER')).toHaveLength(2)
  const [first = ''] = idsOf(former)
  const { data } = await server.call(getJob, { params: { id: first }, query: { langCode: 'en' } })
  expect(data.occupations).toEqual([{ code: 'SEWING_WORKER', name: 'Sewing worker' }])
})

test('What a title is found by is read again as well, where the occupations stay or people chose them', async () => {
  const { db } = server.database
  await matchStoredJobs(db, 100)
  const letters = () =>
    sql<{ document: string }>`select document from job_searches order by job_id`.execute(db)
  const { rows: right } = await letters()
  await sql`update job_searches set document = document || ' ' || chr(57344)`.execute(db)
  await sql`update work_matching set version = 0`.execute(db)
  await matchStoredJobs(db, 100)
  const { rows: again } = await letters()
  const wrong = again.filter(({ document }) => document.includes(String.fromCodePoint(57344)))
  expect(right).toHaveLength(9)
  expect(wrong).toEqual([])
})

test('Postings are listed again by what their phrases promise', async () => {
  const { db } = server.database
  const { rows: chosen } = await sql<{ id: string }>`
    select id from jobs where work_source <> 'MATCHED' order by id limit 1`.execute(db)
  const first = chosen[0]?.id ?? ''
  const masks = () =>
    sql<{ mask: number }>`select keyword_mask as mask from job_listings where job_id = ${first}`.execute(db)
  const { rows: before } = await masks()
  expect(before).not.toEqual([])
  await sql`update jobs set phrases = '[{"code":"DORMITORY_FREE"}]' where id = ${first}`.execute(db)
  await sql`update work_matching set version = 0`.execute(db)
  await matchStoredJobs(db, 100)
  const housing = 1 << JOB_KEYWORDS.indexOf('PROVIDE_RESIDENCE')
  const { rows: after } = await masks()
  expect(after).toEqual(before.map(({ mask }) => ({ mask: mask | housing })))
  expect(before.every(({ mask }) => (mask & housing) === 0)).toBe(true)
})

test('Postings that were listed before there was a limit of hours are found by it', async () => {
  const { db } = server.database
  const [short] = former
  await sql`update jobs set end_minutes = 780 where id = ${short?.id}`.execute(db)
  const found = async (filter: Pick<JobFilter, 'maxHours' | 'query'>) =>
    (await server.call(listJobs, { query: filter })).data.map(({ id }) => id)
  expect(await found({ maxHours: 'WEEK_20' })).toEqual([])
  await matchStoredJobs(db, 100)
  expect(await found({ maxHours: 'WEEK_20' })).toEqual([short?.id])
  expect(await found({ maxHours: 'WEEK_20', query: '미싱사' })).toEqual([short?.id])
  expect(await found({ maxHours: 'WEEK_15' })).toEqual([])
})

test('A process that is killed within a batch leaves whole batches, and another one goes on', async () => {
  const { db } = server.database
  const last = idsOf(former).at(4) ?? ''
  await inTransaction(db, async (tx) => {
    // The second batch waits for this posting.
    await sql`select 1 from jobs where id = ${last} for update`.execute(tx)
    const child = fork(PROGRAM, [JSON.stringify({ databaseUrl: databaseUrl(server), batch: BATCH })])
    const ended = once(child, 'exit')
    await eventually(async () => expect(await waitingFor()).toBe(1))
    child.kill('SIGKILL')
    await ended
  })
  await eventually(async () => expect(await othersConnected()).toBe(0))
  expect(await foundBy('SEWING_WORKER')).toEqual(idsOf(former).slice(0, BATCH))
  expect(await matchStoredJobs(db, BATCH)).toBe(3)
  expect(await matchStoredJobs(db, BATCH)).toBe(3)
  expect(await matchStoredJobs(db, BATCH)).toBe(0)
  expect(await foundBy('SEWING_WORKER')).toEqual(idsOf(former))
})

test('An older version of the server leaves alone what a newer one has read', async () => {
  await sql`update work_matching set version = 1000000`.execute(server.database.db)
  expect(await matchStoredJobs(server.database.db, BATCH)).toBe(0)
})

test('What an employer chooses while a batch is read stays', async () => {
  const { db } = server.database
  const [first = ''] = idsOf(former)
  let reading: Promise<number> | undefined
  await inTransaction(db, async (tx) => {
    await sql`update jobs set occupations = '{PLUMBER}', work_source = 'EMPLOYER' where id = ${first}`.execute(
      tx,
    )
    reading = matchStoredJobs(db, BATCH)
    await eventually(async () => expect(await waitingFor()).toBe(1))
  })
  await reading
  while ((await matchStoredJobs(db, BATCH)) > 0);
  const { rows } = await sql`select occupations from jobs where id = ${first}`.execute(db)
  expect(rows).toEqual([{ occupations: ['PLUMBER'] }])
  expect(await foundBy('SEWING_WORKER')).toEqual(idsOf(former).slice(1))
})

/** Statements on postings that wait for a lock. */
async function waitingFor(): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%from jobs%'`.execute(
    server.database.db,
  )
  return rows[0]?.waiting ?? 0
}

/** Transactions of a process that is gone. */
async function othersConnected(): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`.execute(
    server.database.db,
  )
  return rows[0]?.open ?? 0
}
