import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** Number of open jobs per region; provinces and cities include their districts. */
export async function countByRegion(db: Db, now: Date): Promise<{ regionId: number; count: number }[]> {
  const { rows } = await sql<{ regionId: number; count: number }>`
    select region_id as "regionId", count(*) from job_listings
    where region_id > 0 and period_end > ${now} group by region_id order by region_id`.execute(db)
  return rows
}
