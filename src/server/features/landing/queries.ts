import { sql } from 'kysely'
import { MAX_COUNTED } from '../../../contract/site/landing.ts'
import type { Db } from '../../db/database.ts'
import { firstIdAt } from '../../db/time-ids.ts'

/** The listing region that has one row per open job. */
const WHOLE_COUNTRY = 0
const MAX_APPLICATIONS = 10_000

export interface Counts {
  openJobs: number
  people: number
  nationalities: number
  applications: number
  opened: number
}

/**
 * All figures in one query with bounded counts: index entries for jobs and people, one index probe per nationality,
 * and the latest applications by id, which begins with the time.
 */
export async function countAll(db: Db, now: Date, sent: { from: Date; to: Date }): Promise<Counts> {
  const { rows } = await sql<Counts>`
    with recursive nationality (code) as (
      select min(country_iso_code) from resumes
      union all
      select (select min(country_iso_code) from resumes where country_iso_code > code) from nationality where code is not null
    ), sent as (
      select status from applications
      where id >= ${firstIdAt(sent.from)} and id < ${firstIdAt(sent.to)} and status <> 'WITHDRAWN'
      order by id desc limit ${MAX_APPLICATIONS}
    )
    select
      (select count(*) from (
        select from job_listings where region_id = ${WHOLE_COUNTRY} and period_end > ${now} limit ${MAX_COUNTED}
      ) open) as "openJobs",
      (select count(*) from (
        select from resumes where country_iso_code <> 'kr' limit ${MAX_COUNTED}
      ) foreigner) as people,
      (select count(*) from nationality where code not in ('kr', 'etc')) as nationalities,
      (select count(*) from sent) as applications,
      (select count(*) from sent where status <> 'SENT') as opened`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('counts always answer one row')
  return counts
}
