import { sql } from 'kysely'
import * as z from 'zod/mini'
import { fieldError } from '../../../contract/base/errors.ts'
import { countJobsByRegion, listRegions, Region } from '../../../contract/place/region.ts'
import { regionById, regions } from '../../../reference/regions.ts'
import type { Db } from '../../db/database.ts'
import { on } from '../../http/endpoint-route.ts'
import { TtlCache } from '../../ttl-cache.ts'

const all = z.parse(z.array(Region), regions)
const counts = new WeakMap<Db, TtlCache<Awaited<ReturnType<typeof countByRegion>>>>()

export const regionRoutes = [
  on(listRegions, async ({ query }) => {
    const { parentId } = query
    if (parentId === undefined) return { data: all }
    if (!regionById(parentId)) throw fieldError('parentId', 'UNKNOWN', `no region has the id ${parentId}`)
    return { data: all.filter((region) => region.parent === parentId) }
  }),
  on(countJobsByRegion, async ({ db, now }) => {
    const known = counts.get(db) ?? new TtlCache({ maxAge: 30_000, renewAfter: 22_000 })
    counts.set(db, known)
    return { data: await known.get('all', () => countByRegion(db, now)) }
  }),
]

/** Number of open jobs per region; provinces and cities include their districts. */
async function countByRegion(db: Db, now: Date): Promise<{ regionId: number; count: number }[]> {
  const { rows } = await sql<{ regionId: number; count: number }>`
    select region_id as "regionId", count(*) from job_listings
    where region_id > 0 and period_end > ${now} group by region_id order by region_id`.execute(db)
  return rows
}
