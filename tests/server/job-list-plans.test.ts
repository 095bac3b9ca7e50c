import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { isReadingCheaper } from '../../src/server/features/job/list.ts'
import { countText, findIds, findTextIds } from '../../src/server/features/job/list-queries.ts'
import { scopeOfTyped } from '../../src/server/features/job/list-scope.ts'
import { regions } from '../../src/reference/regions.ts'
import { aDatabase, type TestDatabase } from '../support/database.ts'
import { aCompany, aJob, publish } from '../support/jobs.ts'

const NOW = new Date('2026-11-20T03:00:00Z')
const JOBS = 120
const PLACES = regions.filter(({ sigungu }) => /수원|종로구/.test(sigungu ?? '')).map(({ id }) => id)
const TITLES = ['용접공 모집', '주방 보조', '기숙사랑 초봄', '농장 기숙사', '공방길 조립']

let database: TestDatabase

beforeAll(async () => {
  database = await aDatabase()
  const company = await aCompany(database.db, NOW)
  const jobs = Array.from({ length: JOBS }, (_, index) =>
    aJob(company, NOW, {
      title: TITLES[index % TITLES.length] ?? '',
      region_id: PLACES[index % PLACES.length] ?? 1,
      occupations: index % 3 === 0 ? ['WELDER'] : ['COOK'],
      pay_amount: 10_320 + (index % 7) * 100,
      visa_available: index % 2 === 0,
      listed_at: new Date(NOW.getTime() - index * 60_000),
    }),
  )
  await publish(database.db, ...jobs)
})

const filter = fc.record(
  {
    query: fc.constantFrom('기숙', '기숙사', '용접', '공', '초봄 기숙', '없는말'),
    occupation: fc.constantFrom('WELDER', 'COOK', ''),
    regionIds: fc.uniqueArray(fc.constantFrom(1, 9, ...PLACES), { maxLength: 3 }),
    visaAvailable: fc.boolean(),
  },
  { requiredKeys: ['query'] },
)

test('Both ways to find a page of a text search find the same jobs, and the count is theirs', async () => {
  const { db } = database
  await fc.assert(
    fc.asyncProperty(
      filter,
      fc.constantFrom('newest' as const, 'pay' as const),
      fc.nat(30),
      async (asked, sort, offset) => {
        const scope = await scopeOfTyped(db, asked)
        const page = { sort, limit: 10, offset }
        expect(await findIds(db, scope, page, NOW)).toEqual(await findTextIds(db, scope, page, NOW))
        const { total, visited } = await countText(db, scope, NOW)
        expect(await findIds(db, scope, { sort, limit: JOBS, offset: 0 }, NOW)).toHaveLength(total)
        expect(visited).toBeGreaterThanOrEqual(total)
      },
    ),
    { numRuns: 100 },
  )
})

test.each([
  { what: 'a rare word', matches: 900, visited: 900, all: 1_000_000, depth: 10, ranges: 1, is: false },
  { what: 'a frequent word', matches: 50_000, visited: 50_000, all: 100_000, depth: 10, ranges: 1, is: true },
  { what: 'a deep page', matches: 50_000, visited: 50_000, all: 100_000, depth: 9_000, ranges: 1, is: false },
  { what: 'many ranges', matches: 5_000, visited: 5_000, all: 100_000, depth: 10, ranges: 80, is: false },
  { what: 'a place of few', matches: 50, visited: 50_000, all: 200, depth: 10, ranges: 1, is: true },
])('Whether the list is read for $what follows from the numbers of jobs', ({ is, ...jobs }) => {
  expect(isReadingCheaper(jobs)).toBe(is)
})
