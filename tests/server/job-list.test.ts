import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { JOB_CATEGORIES, JOB_KEYWORDS, PAY_TYPES, PRODUCT_TYPES } from '../../src/contract/base/enums.ts'
import { type JobFilter, listJobs } from '../../src/contract/job/job.ts'
import { countJobsByRegion, type RegionCountFilter } from '../../src/contract/place/region.ts'
import { regions } from '../../src/reference/regions.ts'
import { expectedIds } from '../support/job-oracle.ts'
import { aCompany, aJob, type JobRow, publish } from '../support/jobs.ts'
import { runServer, type RunningServer } from '../support/server.ts'

const NOW = new Date('2026-11-20T03:00:00Z')
const HOUR = 3_600_000
/** Few and nested, so that selected regions overlap: Gyeonggi, Suwon and its districts, districts of Hwaseong and Seoul. */
const PLACES = regions
  .filter((region) => /수원|화성|종로구/.test(region.sigungu ?? ''))
  .map((region) => region.id)
const CHOICES = [1, 9, 2, ...PLACES]
const WORDS = [
  '공방길',
  '기숙사랑',
  '100%',
  'a_b',
  'c\\d',
  "o'brien",
  '초봄',
  'tuyển길',
  'ㄱ',
  '😀',
  '공',
  'x-9',
]

const WEEKEND = { number_of_work_days: 2, work_days: ['SAT' as const, 'SUN' as const] }
const OCCUPATIONS = ['WELDER', 'COOK', 'PRODUCTION_WORKER']

const someOf = <T>(values: readonly T[], maxLength = values.length, minLength = 0) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength, maxLength })

const words = fc
  .array(fc.constantFrom(...WORDS, '강남구', 'CNC', '주방 보조'), { maxLength: 6 })
  .map((parts) => parts.join(' '))

const job = fc.record({
  product_type: fc.constantFrom(...PRODUCT_TYPES),
  status: fc.constantFrom(
    'IN_PROGRESS' as const,
    'IN_PROGRESS' as const,
    'CLOSED' as const,
    'PAYMENT_DUE' as const,
  ),
  region_id: fc.constantFrom(...PLACES),
  local_region_ids: someOf(PLACES, 2),
  categories: someOf(JOB_CATEGORIES, 3, 1),
  keywords: someOf(JOB_KEYWORDS, 3),
  occupations: someOf(OCCUPATIONS, 3),
  pay_type: fc.constantFrom(...PAY_TYPES),
  pay_amount: fc.constantFrom(10_320, 12_000, 90_000, 2_500_000, 30_000_000),
  visa_available: fc.boolean(),
  week: fc.constantFrom({ number_of_work_days: 5 }, { number_of_work_days: 2 }, WEEKEND),
  end_minutes: fc.constantFrom(780, 810, 1080),
  business_hour_negotiable: fc.boolean(),
  guaranteed_until: fc.constantFrom(null, '2099-12-31'),
  title: words,
  details: words,
  address_details: words,
  // Towns' centres are shared by many jobs, which are then in the order of their ids.
  latitude: fc.oneof(fc.double({ min: 33, max: 38.5, noNaN: true }), fc.constant(37.2)),
  longitude: fc.oneof(fc.double({ min: 126, max: 129.5, noNaN: true }), fc.constant(127.07)),
  hoursOld: fc.integer({ min: 0, max: 6 }),
  hoursLeft: fc.integer({ min: -1, max: 3 }),
})

const degrees = (min: number, max: number) =>
  fc.double({ min, max, noNaN: true }).map((value) => Number(value.toFixed(6)))

const filter = fc.record(
  {
    productType: fc.constantFrom(...PRODUCT_TYPES),
    jobCategories: someOf(JOB_CATEGORIES, 3),
    keywordType: fc.constantFrom(...JOB_KEYWORDS),
    occupation: fc.constantFrom(...OCCUPATIONS, 'PLUMBER', ''),
    regionIds: someOf(CHOICES, 4),
    visaAvailable: fc.boolean(),
    useSecurePayment: fc.boolean(),
    payType: fc.constantFrom(...PAY_TYPES),
    minPayAmount: fc.constantFrom(0, 12_000, 2_000_000),
    maxHours: fc.constantFrom('WEEK_20' as const, 'WEEKDAYS_20' as const, 'WEEKDAYS_25' as const),
    sort: fc.constantFrom('newest' as const, 'pay' as const, 'distance' as const),
    near: fc.tuple(degrees(33, 38.5), degrees(125, 130)),
    query: fc.oneof(
      fc.constantFrom(...WORDS, '%', '_', '\\', "'", '구', '방길 공', 'NC 기숙', '없는말', 'ㄱ 😀'),
      fc.constantFrom('TUYỂN길', '숙사', '초봄 초봄'),
    ),
  },
  { requiredKeys: ['near'] },
)

let server: RunningServer
let jobs: JobRow[]

beforeAll(async () => {
  server = await runServer()
  server.clock.now = NOW
  const company = await aCompany(server.database.db, NOW)
  const sampled = fc.sample(job, { numRuns: 400, seed: 20_261_122 })
  jobs = sampled.map(({ hoursOld, hoursLeft, week, ...facts }) => {
    const listed_at = new Date(NOW.getTime() - hoursOld * HOUR)
    return aJob(company, NOW, {
      ...facts,
      ...week,
      listed_at,
      period_end: new Date(NOW.getTime() + hoursLeft * HOUR),
    })
  })
  await publish(server.database.db, ...jobs)
})

/** All ids of the list, page by page, with the count on each page. */
async function readAll(asked: Partial<JobFilter>): Promise<{ ids: string[]; counts: number[] }> {
  const ids: string[] = []
  const counts = new Set<number>()
  for (let pageNumber = 0; ; pageNumber++) {
    const answer = await server.call(listJobs, { query: { ...asked, pageNumber, pageSize: 50 } })
    expect(answer.status).toBe(200)
    counts.add(answer.totalCount)
    ids.push(...answer.data.map((card) => card.id))
    if (pageNumber + 1 >= answer.totalPages) return { ids, counts: [...counts] }
  }
}

function oracle(asked: Partial<JobFilter>): Awaited<ReturnType<typeof readAll>> {
  const ids = expectedIds(jobs, asked, NOW)
  return { ids, counts: [ids.length] }
}

describe('GET /employee/jobs', () => {
  test('The list without a filter contains every open job once, newest first', async () => {
    expect(await readAll({})).toEqual(oracle({}))
    expect(expectedIds(jobs, {}, NOW).length).toBeGreaterThan(100)
  })

  test.each<[string, Partial<JobFilter>]>([
    ['a tier', { productType: 'LIFE' }],
    ['several categories', { jobCategories: ['FARM', 'OFFICE'] }],
    ['a keyword', { keywordType: 'PROVIDE_RESIDENCE' }],
    ['an occupation', { occupation: 'COOK' }],
    ['an occupation in a province', { occupation: 'WELDER', regionIds: [9], sort: 'pay' }],
    ['a province', { regionIds: [9] }],
    ['a city with districts', { regionIds: [95] }],
    ['one district', { regionIds: [97] }],
    ['nested regions', { regionIds: [9, 95, 97] }],
    ['districts that share jobs', { regionIds: [96, 97, 98, 142] }],
    ['visa support', { visaAvailable: true }],
    ['no visa support', { visaAvailable: false }],
    ['secure payment', { useSecurePayment: true }],
    ['a pay type', { payType: 'MONTHLY' }],
    ['a minimum pay', { minPayAmount: 90_000 }],
    ['the hours of weekdays, and a word', { maxHours: 'WEEKDAYS_25', query: '기숙' }],
    ['order of pay', { sort: 'pay' }],
    ['a word', { query: '기숙' }],
    ['distance', { sort: 'distance', near: [37.5665, 126.978] }],
    ['distance within a province', { sort: 'distance', near: [35.18, 129.08], regionIds: [9] }],
    [
      'distance and a rare combination',
      { sort: 'distance', near: [33.5, 126.5], jobCategories: ['FARM'], query: '기숙' },
    ],
  ])('The filter by %s returns the same jobs as a full scan', async (_, asked) => {
    expect(await readAll(asked)).toEqual(oracle(asked))
    expect(expectedIds(jobs, asked, NOW)).not.toEqual([])
  })

  test('Any combination of filters returns the same jobs as a full scan', async () => {
    await fc.assert(
      fc.asyncProperty(filter, async (asked) => {
        expect(await readAll(asked)).toEqual(oracle(asked))
      }),
      { numRuns: 150 },
    )
  })

  test.each([...WORDS, '%', '_', '\\', '없는말'])('The text %j is matched literally', async (query) => {
    expect(await readAll({ query })).toEqual(oracle({ query }))
  })

  test('Empty parameters do not filter the list', async () => {
    const all = await server.call(listJobs)
    const empty = await server.call(listJobs, {
      query: {
        productType: '',
        jobCategories: '',
        keywordType: '',
        regionIds: '',
        query: '',
        visaAvailable: '',
        useSecurePayment: '',
        payType: '',
      },
    })
    expect(empty.data).toEqual(all.data)
    expect(empty.totalCount).toBe(all.totalCount)
  })

  test('The last page contains the remaining jobs', async () => {
    const { totalCount, totalPages, data } = await server.call(listJobs, { query: { pageSize: 7 } })
    expect(data).toHaveLength(7)
    expect(totalPages).toBe(Math.ceil(totalCount / 7))
    const last = await server.call(listJobs, { query: { pageSize: 7, pageNumber: totalPages - 1 } })
    expect(last.data).toHaveLength(totalCount - 7 * (totalPages - 1))
  })

  test.each([
    ['regionIds', '9999', 'UNKNOWN'],
    ['regionIds', '18,abc', 'INVALID'],
    ['productType', 'GOLD', 'UNKNOWN'],
    ['jobCategories', 'FACTORY,MINE', 'UNKNOWN'],
    ['keywordType', 'NOTHING', 'UNKNOWN'],
    ['payType', 'NEVER', 'UNKNOWN'],
    ['sort', 'oldest', 'UNKNOWN'],
    ['minPayAmount', '-1', 'TOO_SMALL'],
    ['minPayAmount', '1.5', 'INVALID'],
    ['visaAvailable', 'perhaps', 'INVALID'],
    ['pageNumber', '-1', 'TOO_SMALL'],
    ['pageNumber', 'x', 'INVALID'],
    ['pageSize', '0', 'TOO_SMALL'],
    ['pageSize', '51', 'TOO_LARGE'],
    ['langCode', '<b>', 'INVALID'],
    ['sort', 'distance', 'REQUIRED', 'near'],
    ['near', '37.5', 'REQUIRED'],
    ['near', '37.5,126.9,1', 'TOO_LONG'],
    ['near', '37.5,126.9; drop table jobs', 'INVALID'],
    ['near', '1e1,126.9', 'INVALID'],
    ['near', '35.68,139.69', 'TOO_LARGE'],
    ['near', '0,0', 'TOO_SMALL'],
    ['near', 'NaN,Infinity', 'INVALID'],
    ['query', '가'.repeat(61), 'TOO_LONG'],
  ])('The list rejects %s=%s with a field error', async (field, value, code, named = field) => {
    const { status, problem } = await server.call(listJobs, { query: { [field]: value } })
    expect(status).toBe(400)
    expect(problem.responseCode).toBe('VALIDATION')
    expect(problem.errors?.[0]).toMatchObject({ field: named, code })
  })

  test('A page beyond the maximum depth answers 400, and a missing one 404', async () => {
    const deep = await server.call(listJobs, { query: { pageNumber: 1000 } })
    expect([deep.status, deep.problem.responseCode]).toEqual([400, 'PAGE_TOO_DEEP'])
    const behind = await server.call(listJobs, { query: { pageNumber: 900 } })
    expect([behind.status, behind.problem.responseCode]).toEqual([404, 'PAGE_NOT_FOUND'])
  })

  test('The first page is empty if no job matches', async () => {
    const nothing = await server.call(listJobs, { query: { query: '없는말' } })
    expect(nothing).toMatchObject({ status: 200, data: [], totalCount: 0, totalPages: 0 })
  })
})

const countsOf = async (asked: Partial<RegionCountFilter>) =>
  (await server.call(countJobsByRegion, { query: asked })).data

/** Each region that the list has jobs of, with as many as the list shows there. */
function expectedCounts({ provinceId, ...others }: Partial<RegionCountFilter>) {
  return regions
    .filter(({ id, parent }) => provinceId === undefined || id === provinceId || parent === provinceId)
    .map(({ id }) => ({
      regionId: id,
      count: expectedIds(jobs, { ...others, regionIds: [id] }, NOW).length,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => a.regionId - b.regionId)
}

describe('GET /regions/job-counts', () => {
  test('Every count is that of the list with the same filters and that region', async () => {
    await fc.assert(
      fc.asyncProperty(
        filter,
        fc.option(fc.constantFrom(1, 9), { nil: undefined }),
        async (drawn, provinceId) => {
          const { regionIds: _, sort: __, near: ___, ...others } = drawn
          const asked = { ...others, ...(provinceId === undefined ? {} : { provinceId }) }
          expect(await countsOf(asked)).toEqual(expectedCounts(asked))
        },
      ),
      { numRuns: 100 },
    )
  })

  test('A tier counts only its own jobs, and no tier counts those of all', async () => {
    const total = (counts: { count: number }[]) => counts.reduce((sum, { count }) => sum + count, 0)
    const [premium, all] = await Promise.all([countsOf({ productType: 'PREMIUM' }), countsOf({})])
    expect(total(premium)).toBeGreaterThan(0)
    expect(total(all)).toBeGreaterThan(total(premium))
  })

  test('An unknown province is refused with the field that names it', async () => {
    const { status, problem } = await server.call(countJobsByRegion, { query: { provinceId: 999_999 } })
    expect([status, problem.errors?.[0]?.field]).toEqual([400, 'provinceId'])
  })
})
