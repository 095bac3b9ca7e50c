import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { JOB_CATEGORIES, PRODUCT_TYPES } from '../../src/contract/base/enums.ts'
import { cellWidth, type ClusterFilter, listJobClusters, MAX_CELLS } from '../../src/contract/job/cluster.ts'
import { distanceBetween, KOREA, toPlane } from '../../src/contract/place/distance.ts'
import { towns } from '../../src/reference/towns.ts'
import { nearestTown } from '../../src/server/features/job/nearest-town.ts'
import { townInEnglish } from '../../src/server/i18n/romanized.ts'
import { expectedIds } from '../support/job-oracle.ts'
import { aCompany, aJob, type JobRow, publish } from '../support/jobs.ts'
import { runServer, type RunningServer } from '../support/server.ts'

const NOW = new Date('2026-11-20T03:00:00Z')
const degrees = (min: number, max: number) =>
  fc.double({ min, max, noNaN: true }).map((value) => Number(value.toFixed(6)))

const job = fc.record({
  product_type: fc.constantFrom(...PRODUCT_TYPES),
  status: fc.constantFrom('IN_PROGRESS' as const, 'CLOSED' as const),
  region_id: fc.constantFrom(18, 96, 142),
  local_region_ids: fc.uniqueArray(fc.constantFrom(18, 96, 97, 142), { maxLength: 2 }),
  categories: fc.uniqueArray(fc.constantFrom(...JOB_CATEGORIES), { minLength: 1, maxLength: 2 }),
  title: fc.constantFrom('조립원', '딸기 농장', '기숙사 제공'),
  latitude: degrees(33.2, 38.4),
  longitude: degrees(126, 129.4),
})

let server: RunningServer
let company: string
let jobs: JobRow[]

beforeAll(async () => {
  server = await runServer()
  server.clock.now = NOW
  company = await aCompany(server.database.db, NOW)
  const sampled = fc.sample(job, { numRuns: 300, seed: 20_261_122 })
  jobs = sampled.map((facts) => aJob(company, NOW, facts))
  await publish(server.database.db, ...jobs)
})

type Bounds = NonNullable<ClusterFilter['bounds']>
const ALL: Bounds = [KOREA.south, KOREA.west, KOREA.north, KOREA.east]

const clusters = async (query: Partial<ClusterFilter>) => (await server.call(listJobClusters, { query })).data

/** Numbers of the jobs in each cell that touches the bounds, the largest first. */
function expectedCounts({ bounds = ALL, zoom = 0, ...others }: Partial<ClusterFilter>): number[] {
  const width = cellWidth(zoom)
  const cellOf = ({ x, y }: { x: number; y: number }) =>
    [Math.floor(x / width), Math.floor(y / width)] as const
  const [south, west, north, east] = bounds
  const corners = [south, north].flatMap((latitude) =>
    [west, (west + east) / 2, east].map((longitude) => cellOf(toPlane({ latitude, longitude }))),
  )
  const [columns, rows] = [corners.map(([column]) => column), corners.map(([, row]) => row)]
  const wanted = new Set(expectedIds(jobs, others, NOW))
  const counts = new Map<string, number>()
  for (const found of jobs.filter(({ id }) => wanted.has(id))) {
    const [column, row] = cellOf(toPlane(found))
    if (column < Math.min(...columns) || column > Math.max(...columns)) continue
    if (row < Math.min(...rows) || row > Math.max(...rows)) continue
    counts.set(`${column},${row}`, (counts.get(`${column},${row}`) ?? 0) + 1)
  }
  return [...counts.values()].toSorted((a, b) => b - a)
}

describe('GET /employee/jobs/clusters', () => {
  test('The clusters of the whole country contain every open job once', async () => {
    const found = await clusters({})
    expect(found.map(({ count }) => count)).toEqual(expectedCounts({}))
    expect(found.reduce((sum, { count }) => sum + count, 0)).toBe(expectedIds(jobs, {}, NOW).length)
  })

  test('Any part of the map with any filter has the counts of a full scan', async () => {
    const filter = fc.record(
      {
        bounds: fc
          .tuple(degrees(33, 37.5), degrees(125, 128.5), degrees(0.1, 1), degrees(0.1, 1))
          .map(([south, west, high, wide]): Bounds => [south, west, south + high, west + wide]),
        zoom: fc.constantFrom(0, 1, 2, 3),
        productType: fc.constantFrom(...PRODUCT_TYPES),
        jobCategories: fc.uniqueArray(fc.constantFrom(...JOB_CATEGORIES), { maxLength: 2 }),
        regionIds: fc.uniqueArray(fc.constantFrom(9, 18, 96, 97, 142), { maxLength: 3 }),
        query: fc.constantFrom('딸기', '기숙사 제공', '없는말'),
      },
      { requiredKeys: ['bounds'] },
    )
    await fc.assert(
      fc.asyncProperty(filter, async (asked) => {
        expect((await clusters(asked)).map(({ count }) => count)).toEqual(expectedCounts(asked))
      }),
      { numRuns: 120 },
    )
  })

  test('A cluster lies at the mean place of its jobs and names the district and town there', async () => {
    const place = { latitude: 33.12, longitude: 126.27 }
    const twins = [0, 0.0001].map((shift) =>
      aJob(company, NOW, { latitude: place.latitude, longitude: place.longitude + shift }),
    )
    await publish(server.database.db, ...twins)
    jobs.push(...twins)
    const bounds: Bounds = [33.115, 126.265, 33.125, 126.275]
    const [found, ...rest] = await clusters({ bounds, zoom: 8, langCode: 'en' })
    expect(rest).toEqual([])
    expect(found).toMatchObject({ count: 2, regionName: expect.stringMatching(/Jeju/) })
    const mean = { ...place, longitude: place.longitude + 0.000_05 }
    expect(distanceBetween(found ?? place, mean)).toBeLessThan(3)
    const town = nearestTown(toPlane(mean)).name
    expect(found?.townName).toBe(townInEnglish(town))
    expect(await clusters({ bounds, zoom: 8, langCode: 'ko' })).toMatchObject([{ townName: town }])
  })

  test.each([
    ['bounds', '37,126,37,127', 'INVALID'],
    ['bounds', '38,126,37,127', 'INVALID'],
    ['bounds', '37,127,38,126', 'INVALID'],
    ['bounds', '37,126,38', 'REQUIRED'],
    ['bounds', '-90,-180,90,180', 'TOO_SMALL'],
    ['bounds', "37,126,38,127' or 1=1", 'INVALID'],
    ['zoom', '9', 'TOO_LARGE'],
    ['zoom', '-1', 'TOO_SMALL'],
    ['zoom', '1.5', 'INVALID'],
    ['regionIds', '9999', 'UNKNOWN'],
  ])('The clusters reject %s=%s with a field error', async (field, value, code) => {
    const { status, problem } = await server.call(listJobClusters, { query: { [field]: value } })
    expect([status, problem.errors?.[0]]).toMatchObject([400, { field, code }])
  })

  test('Bounds of more cells than allowed are refused, and those of the whole country at the first zoom are not', async () => {
    const far = await server.call(listJobClusters, { query: { bounds: ALL, zoom: 8 } })
    expect([far.status, far.problem.errors?.[0]]).toMatchObject([400, { field: 'bounds', code: 'TOO_LARGE' }])
    const whole = await clusters({ bounds: ALL, zoom: 0 })
    expect(whole.length).toBeLessThanOrEqual(MAX_CELLS)
  })
})

test('The nearest town is that of a search through all towns', () => {
  const place = fc.record({ latitude: degrees(32, 40), longitude: degrees(123, 133) })
  fc.assert(
    fc.property(place, (point) => {
      const { x, y } = toPlane(point)
      const far = (town: (typeof towns)[number]) => Math.hypot(toPlane(town).x - x, toPlane(town).y - y)
      expect(far(nearestTown({ x, y }))).toBe(Math.min(...towns.map(far)))
    }),
    { numRuns: 40 },
  )
})
