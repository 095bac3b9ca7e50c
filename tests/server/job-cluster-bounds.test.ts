import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import {
  cellWidth,
  type ClusterFilter,
  listJobClusters,
  MAX_CELLS,
  MAX_CLUSTER_ZOOM,
} from '../../src/contract/job/cluster.ts'
import { fromPlane, toPlane } from '../../src/contract/place/distance.ts'
import { aCompany, aJob, publish } from '../support/jobs.ts'
import { runServer, type RunningServer } from '../support/server.ts'

const NOW = new Date('2026-11-20T03:00:00Z')
const MIDDLE = { latitude: 36.3, longitude: 127.8 }
/** Several in every cell of the first views below. */
const POSTINGS = 20_000

let server: RunningServer
let posting: string

beforeAll(async () => {
  server = await runServer()
  server.clock.now = NOW
  const { db } = server.database
  const job = aJob(await aCompany(db, NOW), NOW, MIDDLE)
  posting = job.id
  await publish(db, job)
  await sql`alter table job_listings drop constraint job_listings_job_id_fkey`.execute(db)
  await spread(POSTINGS - 1, 50_000)
})

/** Lists copies of the one posting in a square of that many metres to each side of it, without jobs behind them. */
async function spread(count: number, side: number) {
  const { db } = server.database
  await sql`
    with copies as materialized (
      select gen_random_uuid() as id, (random() * 2 - 1) * ${side}::float8 as east,
        (random() * 2 - 1) * ${side}::float8 as north
      from generate_series(1, ${count}::int))
    insert into job_listings (region_id, product_type, listed_at, job_id, period_end, hourly_equivalent, pay_amount,
      pay_type, category_mask, keyword_mask, flags, place)
    select region_id, product_type, listed_at, copies.id, period_end, hourly_equivalent, pay_amount,
      pay_type, category_mask, keyword_mask, flags, point(place[0] + east, place[1] + north)
    from job_listings, copies where job_id = ${posting}`.execute(db)
  await sql`analyze job_listings`.execute(db)
}

/** A square of `cells` cells to a side around the middle, less what would touch the cells beyond. */
function viewOf(zoom: number, cells: number) {
  const { x, y } = toPlane(MIDDLE)
  const half = ((cells - 1.2) * cellWidth(zoom)) / 2
  const [low, high] = [fromPlane({ x: x - half, y: y - half }), fromPlane({ x: x + half, y: y + half })]
  return [low.latitude, low.longitude, high.latitude, high.longitude] as [number, number, number, number]
}

const clusters = (zoom: number, cells: number) =>
  server.call(listJobClusters, { query: { zoom, bounds: viewOf(zoom, cells) } })

test('However many postings a view has, it is answered with at most one cluster for each of 600 cells', async () => {
  for (let zoom = 4; zoom <= MAX_CLUSTER_ZOOM; zoom++) {
    const { status, data } = await clusters(zoom, 23)
    expect(status).toBe(200)
    expect(data.length).toBeGreaterThan(zoom < 6 ? 500 : 0)
    expect(data.length).toBeLessThanOrEqual(MAX_CELLS)
    expect((await clusters(zoom, 27)).problem.errors).toMatchObject([{ field: 'bounds', code: 'TOO_LARGE' }])
  }
  const { data: whole } = await server.call(listJobClusters, { query: {} })
  expect(whole.reduce((sum, { count }) => sum + count, 0)).toBe(POSTINGS)
  expect(whole.length).toBeLessThanOrEqual(MAX_CELLS)
})

test('A large count is reused for the next reader of the same cells, and of no others', async () => {
  const countOf = async (query: Partial<ClusterFilter>) => {
    const { data } = await server.call(listJobClusters, {
      query: { bounds: viewOf(3, 23), zoom: 3, ...query },
    })
    return data.reduce((sum, { count }) => sum + count, 0)
  }
  expect(await countOf({})).toBe(POSTINGS)
  await spread(10, 100)
  expect(await countOf({})).toBe(POSTINGS)
  expect(await countOf({ payType: 'HOURLY' })).toBe(POSTINGS + 10)
  expect(await countOf({ bounds: viewOf(3, 21) })).toBe(POSTINGS + 10)
})
