import { sql } from 'kysely'
import { fieldError } from '../../../contract/base/errors.ts'
import type { RegionCountFilter } from '../../../contract/place/region.ts'
import { regionById, regions } from '../../../reference/regions.ts'
import type { Db } from '../../db/database.ts'
import { countCache, listsAt } from './count-cache.ts'
import { isLargeSite } from './list-count.ts'
import { and, anyOf, conditions, textConditions } from './list-queries.ts'
import { type ListScope, scopeOfTyped } from './list-scope.ts'

interface RegionCount {
  regionId: number
  count: number
}

const keptCounts = countCache<RegionCount[]>(isLargeSite)

/**
 * Number of open jobs that fit a filter, per region that has any: of a province and what lies in it, or of all.
 *
 * @throws AppError VALIDATION for an unknown province
 */
export async function countRegions(db: Db, filter: RegionCountFilter, now: Date): Promise<RegionCount[]> {
  const { provinceId, ...others } = filter
  const within = provinceId === undefined ? null : regionsOf(provinceId)
  const scope = await scopeOfTyped(db, others)
  const lists = await listsAt(db, now)
  return keptCounts(lists, [scope, provinceId], () => countIn(db, scope, within, now))
}

function regionsOf(provinceId: number): number[] {
  if (!regionById(provinceId)) throw fieldError('provinceId', 'UNKNOWN', `no region has the id ${provinceId}`)
  return [provinceId, ...regions.filter(({ parent }) => parent === provinceId).map(({ id }) => id)]
}

async function countIn(db: Db, scope: ListScope, within: number[] | null, now: Date): Promise<RegionCount[]> {
  const query = scope.words.length > 0 ? textCounts(scope, within, now) : listingCounts(scope, within, now)
  return (await query.execute(db)).rows
}

/** From the index that the lists read; every region that a job is listed under is a row of its own. */
function listingCounts(scope: ListScope, within: number[] | null, now: Date) {
  const place = within ? anyOf(sql`l.region_id`, within, 'int') : sql`l.region_id > 0`
  const tier = anyOf(sql`l.product_type`, scope.products, 'smallint')
  return sql<RegionCount>`
    select l.region_id as "regionId", count(*) from job_listings l
    where ${and([place, tier, ...conditions(scope, now)])} group by l.region_id order by l.region_id`
}

function textCounts(scope: ListScope, within: number[] | null, now: Date) {
  const place = within ? [sql`l.region_ids && ${within}::int[]`] : []
  const tier = anyOf(sql`l.product_type`, scope.products, 'smallint')
  const counted = within ? sql`region.id = any(${within}::int[])` : sql`region.id > 0`
  return sql<RegionCount>`
    select region.id as "regionId", count(*)
    from job_searches l cross join unnest(l.region_ids) region (id)
    where ${and([...textConditions(scope, now), tier, ...place, counted])} group by region.id order by region.id`
}
