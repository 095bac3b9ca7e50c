import { beforeAll, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../../src/server/db/database.ts'
import { type JobFilter, listJobs } from '../../src/contract/job/job.ts'
import { listsAt } from '../../src/server/features/job/count-cache.ts'
import { closeExpiredJobs, removeListings } from '../../src/server/features/job/service.ts'
import { expectedIds } from '../support/job-oracle.ts'
import { aCompany, aJob, type JobRow, publish } from '../support/jobs.ts'
import { runServer, type RunningServer } from '../support/server.ts'

const NOW = new Date('2026-11-20T03:00:00Z')
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000)
const FILTER = { jobCategories: ['TRANSLATION'], keywordType: 'VISA_NOT_CARE' } satisfies Partial<JobFilter>

let server: RunningServer
let company: string
let jobs: JobRow[]

beforeAll(async () => {
  server = await runServer()
  company = await aCompany(server.database.db, NOW)
  jobs = []
})
beforeEach(() => {
  server.clock.now = NOW
})

async function published(overrides: Partial<JobRow> = {}): Promise<JobRow> {
  const facts = { categories: FILTER.jobCategories, keywords: [FILTER.keywordType], ...overrides }
  const job = aJob(company, NOW, facts)
  await publish(server.database.db, job)
  jobs.push(job)
  return job
}

/** Called twice: for the first answer, and from the cache. */
async function found(filter: Partial<JobFilter> = FILTER): Promise<{ ids: string[]; total: number }[]> {
  const answers: { ids: string[]; total: number }[] = []
  for (let time = 0; time < 2; time++) {
    const { data, totalCount } = await server.call(listJobs, { query: filter })
    answers.push({ ids: data.map((card) => card.id), total: totalCount })
  }
  return answers
}

function oracle(filter: Partial<JobFilter> = FILTER, at = NOW) {
  const ids = expectedIds(jobs, filter, at)
  return Array.from({ length: 2 }, () => ({ ids: ids.slice(0, 10), total: ids.length }))
}

test('A sweep that closes nothing does not invalidate cached results', async () => {
  const { db } = server.database
  const { version } = await listsAt(db, NOW)
  await closeExpiredJobs(db, NOW)
  expect((await listsAt(db, NOW)).version).toBe(version)
})

test('Cached results are invalidated when a job is added, changed or removed', async () => {
  expect(await found()).toEqual(oracle())
  const first = await published()
  await published({ categories: ['FARM'] })
  expect(await found()).toEqual(oracle())
  for (let more = 0; more < 11; more++) await published({ pay_amount: 11_000 + more })
  expect(await found()).toEqual(oracle())
  expect(await found({ ...FILTER, sort: 'pay' })).toEqual(oracle({ ...FILTER, sort: 'pay' }))
  await inTransaction(server.database.db, (tx) => removeListings(tx, [first.id]))
  jobs = jobs.filter((job) => job !== first)
  expect(await found()).toEqual(oracle())
  expect(jobs.length).toBeGreaterThan(11)
})

test('Cached results are invalidated when a term ends', async () => {
  await published({ period_end: minutes(5), listed_at: minutes(-1) })
  expect(await found()).toEqual(oracle())
  server.clock.now = minutes(5)
  expect(await found()).toEqual(oracle(FILTER, minutes(5)))
  expect(oracle(FILTER, minutes(5))[0]?.total).toBe((oracle()[0]?.total ?? 0) - 1)
})

test.each([
  { query: '기숙' },
  { query: '제공 기숙' },
  { query: '기숙', sort: 'pay' as const },
  { query: '기숙', regionIds: [9] },
])('A cached text search finds jobs by their text and follows their changes: %j', async (filter) => {
  const job = await published({ title: '조립원, 기숙사 제공', pay_amount: 15_000 })
  await published({ title: '기숙사 제공', region_id: 18, pay_amount: 14_000 })
  await published({ title: '숙소 제공' })
  expect(await found(filter)).toEqual(oracle(filter))
  expect(oracle(filter)[0]?.ids).toContain(job.id)
  await inTransaction(server.database.db, (tx) => removeListings(tx, [job.id]))
  jobs = jobs.filter((other) => other !== job)
  expect(await found(filter)).toEqual(oracle(filter))
})
