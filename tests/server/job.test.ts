import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../src/server/db/database.ts'
import { applyToJob } from '../../src/contract/candidate/application.ts'
import {
  countNewJobs,
  favoriteJob,
  getJob,
  listJobs,
  listRecommendedJobs,
} from '../../src/contract/job/job.ts'
import { countJobsByRegion } from '../../src/contract/place/region.ts'
import { closeExpiredJobs, writeListings } from '../../src/server/features/job/service.ts'
import { aWorker } from '../support/members.ts'
import { aCompany, aJob, DONGTAN, type JobRow, publish } from '../support/jobs.ts'
import { runServer, type RunningServer } from '../support/server.ts'

const NOW = new Date('2026-11-20T03:00:00Z')
const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

let server: RunningServer
let company: string

beforeAll(async () => {
  server = await runServer()
  company = await aCompany(server.database.db, NOW)
})
beforeEach(() => {
  server.clock.now = NOW
})

async function published(overrides: Partial<JobRow> = {}): Promise<JobRow> {
  const job = aJob(company, NOW, overrides)
  await publish(server.database.db, job)
  return job
}

const isListed = async (job: JobRow, query: object = {}) => {
  const { data } = await server.call(listJobs, { query: { pageSize: 50, query: job.title, ...query } })
  return data.some((card) => card.id === job.id)
}

describe('GET /jobs/:id', () => {
  test('A job contains its conditions, the name of its region and its pay per hour', async () => {
    const job = await published({
      title: '상세 보기',
      pay_type: 'MONTHLY',
      pay_amount: 2_156_880,
      hourly_equivalent: 10_320,
    })
    const { data } = await server.call(getJob, { params: { id: job.id } })
    expect(data).toMatchObject({
      id: job.id,
      title: '상세 보기',
      workingTimeSpan: '09:00-18:00',
      hourlyEquivalent: 10_320,
      regionName: '경기 화성시 동탄구',
      createdDate: NOW.toISOString(),
      status: 'IN_PROGRESS',
      closedReason: null,
      contact: '01012345678',
      favorited: false,
      apply: false,
      application: null,
    })
  })

  test('The region is named in Korean for ko, and in English for every other language', async () => {
    const job = await published()
    const nameIn = async (langCode: string) =>
      (await server.call(getJob, { params: { id: job.id }, query: { langCode } })).data.regionName
    expect(await nameIn('vi')).toBe('Dongtan-gu, Hwaseong-si, Gyeonggi')
    expect(await nameIn('ko')).toBe('경기 화성시 동탄구')
    expect(await nameIn('xq')).toBe('Dongtan-gu, Hwaseong-si, Gyeonggi')
  })

  test('The working hours are empty if negotiable and wrap around midnight for a night shift', async () => {
    const open = await published({ start_minutes: null, end_minutes: null, business_hour_negotiable: true })
    const night = await published({ start_minutes: 1200, end_minutes: 300 })
    const spanOf = async (id: string) => (await server.call(getJob, { params: { id } })).data.workingTimeSpan
    expect(await spanOf(open.id)).toBe('')
    expect(await spanOf(night.id)).toBe('20:00-05:00')
  })

  test('A job that was never public answers 404, and a closed one stays readable with its reason', async () => {
    const draft = await published({ status: 'IN_REVIEW' })
    const closed = await published({ status: 'CLOSED', closed_reason: 'EMPLOYER' })
    expect((await server.call(getJob, { params: { id: draft.id } })).status).toBe(404)
    const { data } = await server.call(getJob, { params: { id: closed.id } })
    expect(data).toMatchObject({ status: 'CLOSED', closedReason: 'EMPLOYER' })
  })

  test.each(['nonsense', '00000000-0000-4000-8000-000000000000'])(
    'GET /jobs/%s answers 400 with a field error',
    async (id) => {
      const { status, problem } = await server.call(getJob, { params: { id } })
      expect(status).toBe(400)
      expect(problem.errors).toMatchObject([{ field: 'id' }])
    },
  )

  test('A job contains the median pay of its district if that has at least five jobs', async () => {
    const district = { region_id: 286, sigungu_code: '50130' }
    const pays = [11_000, 12_000, 15_000, 13_000, 40_000]
    const [first, ...others] = pays.map((pay_amount) => aJob(company, NOW, { ...district, pay_amount }))
    if (!first) throw new Error('unreachable')
    await publish(server.database.db, first, ...others)
    const { data } = await server.call(getJob, { params: { id: first.id } })
    expect(data).toMatchObject({ regionMedianHourly: 13_000, regionMedianName: '제주 서귀포시' })
    const alone = await published({ region_id: 285, sigungu_code: '50110' })
    expect((await server.call(getJob, { params: { id: alone.id } })).data.regionMedianHourly).toBeNull()
  })
})

describe("End of a job's term", () => {
  test('A job closes at the end of its term in list, count, detail and applying, before any sweep', async () => {
    const job = await published({ title: '곧끝나요', period_end: after(10) })
    const worker = await aWorker(server, { hasResume: true })
    server.clock.now = after(9)
    expect(await isListed(job)).toBe(true)
    server.clock.now = after(10)
    expect(await isListed(job)).toBe(false)
    expect((await server.call(listJobs, { query: { query: '곧끝나요' } })).totalCount).toBe(0)
    expect(
      (await server.call(listJobs, { query: { regionIds: DONGTAN, payType: 'HOURLY' } })).data.map(
        (card) => card.id,
      ),
    ).not.toContain(job.id)
    const { data } = await server.call(getJob, { params: { id: job.id } })
    expect(data).toMatchObject({ status: 'CLOSED', closedReason: 'EXPIRED' })
    const late = await server.call(applyToJob, { params: { id: job.id }, token: worker.token })
    expect([late.status, late.problem.responseCode]).toEqual([409, 'JOB_CLOSED'])
  })

  test('The sweep stores the closing of an expired job and can run again', async () => {
    const job = await published({ title: '쓸어담기', period_end: after(10) })
    await closeExpiredJobs(server.database.db, after(11))
    await closeExpiredJobs(server.database.db, after(11))
    const row = await server.database.db
      .selectFrom('jobs')
      .select(['status', 'closed_reason', 'closed_at'])
      .where('id', '=', job.id)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ status: 'CLOSED', closed_reason: 'EXPIRED', closed_at: after(10) })
    expect(await isListed(job)).toBe(false)
  })
})

describe('Search index of jobs', () => {
  test('An edited job is found by its new text only', async () => {
    const job = await published({ title: '옛제목', listed_at: after(-60) })
    const edited = { ...job, phrases: [], title: '새제목', listed_at: after(-60), period_end: after(600) }
    await inTransaction(server.database.db, (tx) => writeListings(tx, [edited]))
    expect(await isListed(job, { query: '옛제목' })).toBe(false)
    expect(await isListed(job, { query: '새제목' })).toBe(true)
  })

  test('The count includes a new job at once', async () => {
    const before = await server.call(listJobs, { query: { productType: 'GRAND' } })
    await published({ product_type: 'GRAND' })
    const then = await server.call(listJobs, { query: { productType: 'GRAND' } })
    expect(then.totalCount).toBe(before.totalCount + 1)
  })
})

describe('Home page', () => {
  test('The count of new jobs starts at midnight in Seoul', async () => {
    // 15:30 UTC on the 24th is half past midnight on the 25th in Seoul.
    server.clock.now = new Date('2026-11-24T15:30:00Z')
    await published({ listed_at: new Date('2026-11-24T14:59:59Z') })
    await published({ listed_at: new Date('2026-11-24T15:00:00Z') })
    expect((await server.call(countNewJobs)).data.count).toBe(1)
  })

  test("Recommendations resemble the member's favorites and exclude them", async () => {
    const worker = await aWorker(server)
    const liked = await published({
      region_id: 94,
      sigungu_code: '36110',
      categories: ['FARM'],
      listed_at: after(-120),
    })
    const alike = await published({
      region_id: 94,
      sigungu_code: '36110',
      categories: ['FARM'],
      listed_at: after(-180),
    })
    await server.call(favoriteJob, { params: { id: liked.id }, token: worker.token })
    const { data } = await server.call(listRecommendedJobs, { token: worker.token })
    expect(data[0]?.id).toBe(alike.id)
    expect(data.map((card) => card.id)).not.toContain(liked.id)
    expect((await server.call(listRecommendedJobs)).data.length).toBeGreaterThan(0)
  })

  test('Job counts by region include the district, its city and its province', async () => {
    const { data } = await server.call(countJobsByRegion)
    const countOf = new Map(data.map((row) => [row.regionId, row.count]))
    expect(countOf.get(DONGTAN)).toBeGreaterThan(0)
    expect(countOf.get(9)).toBeGreaterThanOrEqual(countOf.get(DONGTAN) ?? 0)
    expect(countOf.has(0)).toBe(false)
  })
})
