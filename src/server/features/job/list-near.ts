import { sql, type RawBuilder } from 'kysely'
import type { PlanePoint } from '../../../contract/place/distance.ts'
import type { Db } from '../../db/database.ts'
import { LANE_WIDTH, laneOf, pointText } from './lanes.ts'
import { and, conditions, hits, onlyRow, wordsOfListing } from './list-queries.ts'
import type { ListScope, ListWindow } from './list-scope.ts'

/** Nearest jobs looked at before all that match are sorted instead, of all lanes together. */
const REACH = 12_000
/** Matching the text of a job costs more than its other filters. */
export const TEXT_REACH = 2_000

/**
 * The ids of a page of the nearest jobs, of a filter with that total. One that many jobs fit is answered from the head of the index on
 * places; for
 * one that few fit, or none nearby, all its jobs are found and sorted.
 */
export async function findNearestIds(
  db: Db,
  scope: ListScope,
  page: ListWindow,
  origin: PlanePoint,
  now: Date,
  total: number,
): Promise<string[]> {
  const expected = Math.min(total - page.offset, page.limit)
  if (expected <= 0) return []
  const near = await idsOf(db, nearest(scope, page, origin, now), page)
  if (near.length >= expected) return near
  const all = scope.words.length > 0 ? nearestOfText(scope, origin, now) : sorted(scope, page, origin, now)
  return idsOf(db, all, page)
}

/** The ids of a page of the nearest jobs that contain a text, through the bigram index. */
export const findNearestTextIds = (
  db: Db,
  scope: ListScope,
  page: ListWindow,
  origin: PlanePoint,
  now: Date,
): Promise<string[]> => idsOf(db, nearestOfText(scope, origin, now), page)

/** The heads of the lanes, each as far as its share of the reach. */
function nearest(scope: ListScope, page: ListWindow, origin: PlanePoint, now: Date) {
  const lanes = lanesOf(scope)
  const wanted = page.offset + page.limit
  const reach = Math.max(wanted, Math.ceil((scope.words.length > 0 ? TEXT_REACH : REACH) / lanes.length))
  const where = [...conditions(scope, now), ...wordsOfListing(scope)]
  return sql`
    select distinct l.job_id, l.distance from ${laneRows(lanes, origin)} cross join lateral (
      select l.job_id, l.distance from (
        select l.*, l.place <-> lane.origin as distance from job_listings l where l.place <@ lane.area
        order by l.place <-> lane.origin, l.job_id desc limit ${reach}
      ) l where ${and(where)} order by l.distance, l.job_id desc limit ${wanted}
    ) l`
}

function sorted(scope: ListScope, page: ListWindow, origin: PlanePoint, now: Date) {
  return sql`
    select distinct l.job_id, l.distance from ${laneRows(lanesOf(scope), origin)} cross join lateral (
      select l.job_id, l.place <-> lane.origin as distance from job_listings l
      where l.place <@ lane.area and ${and(conditions(scope, now))}
      order by 2, l.job_id desc limit ${page.offset + page.limit}
    ) l`
}

function nearestOfText(scope: ListScope, origin: PlanePoint, now: Date) {
  return sql`select l.job_id, l.place <-> ${pointText(origin)}::point as distance from (${hits(scope, now)}) l`
}

/** Lanes as rows with the place to search from, and the area that its postings lie in. */
export function laneRows(lanes: number[], origin: PlanePoint): RawBuilder<unknown> {
  const half = LANE_WIDTH / 2
  return sql`(
    select point(shift + ${origin.x}::float8, ${origin.y}::float8) as origin,
      box(point(shift - ${half}::float8, ${-half}::float8), point(shift + ${half}::float8, ${half}::float8)) as area
    from unnest(${lanes}::float8[]) lane (shift)) lane`
}

export const lanesOf = ({ regionIds, products }: ListScope): number[] =>
  regionIds.flatMap((regionId) => products.map((product) => laneOf(regionId, product)))

async function idsOf(db: Db, found: RawBuilder<unknown>, page: ListWindow): Promise<string[]> {
  const { rows } = await sql<{ ids: string[] }>`
    select coalesce(array_agg(job_id order by distance, job_id desc), '{}') as ids
    from (select * from (${found}) l order by l.distance, l.job_id desc limit ${page.limit} offset ${page.offset}) page`.execute(
    db,
  )
  return onlyRow(rows).ids
}
