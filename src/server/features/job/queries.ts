import { sql, type Selectable } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'
import type { JobTable } from '../../db/job-tables.ts'
import { WHOLE_COUNTRY } from './codes.ts'
import { HIDDEN_COMPANIES } from './hidden.ts'
import { listingRows, type ListedJob, searchRow } from './listing.ts'

export type JobRow = Selectable<JobTable> & { logo_file: string | null }

/** A job in any status, but none of a suspended member. */
export async function findJob(db: Db, id: string): Promise<JobRow | undefined> {
  return db
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .selectAll('jobs')
    .select('companies.logo_file')
    .where('jobs.id', '=', id)
    .where('jobs.company_id', 'not in', HIDDEN_COMPANIES)
    .executeTakeFirst()
}

/** What decides on the right to work in each of these jobs, in any status. */
export async function findJobsWork(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('jobs')
    .select(['id', 'categories', 'occupations', 'number_of_work_days', 'work_days', 'phrases'])
    .select(['start_minutes', 'end_minutes', 'business_hour_negotiable', 'period_type'])
    .where('id', 'in', ids)
    .execute()
}

/** Whether it is or was public. */
export async function isPublicJob(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', id)
    .where('status', 'in', ['IN_PROGRESS', 'CLOSED'])
    .where('company_id', 'not in', HIDDEN_COMPANIES)
    .executeTakeFirst()
  return row !== undefined
}

/** Locks the job until the transaction ends, so that it cannot close during an application. */
export async function lockJob(tx: Tx, id: string) {
  return tx
    .selectFrom('jobs')
    .select(['id', 'status', 'closed_reason', 'period_end'])
    .where('id', '=', id)
    .where('company_id', 'not in', HIDDEN_COMPANIES)
    .forShare()
    .executeTakeFirst()
}

export interface RegionPay {
  median: number
  jobs: number
}

/** Median won per hour of the open jobs in a region. */
export async function findRegionPay(db: Db, regionId: number, now: Date): Promise<RegionPay> {
  const { rows } = await sql<RegionPay>`
    select coalesce(percentile_disc(0.5) within group (order by hourly_equivalent), 0) as median, count(*) as jobs
    from job_listings where region_id = ${regionId} and period_end > ${now}`.execute(db)
  return rows[0] ?? { median: 0, jobs: 0 }
}

export async function findOwnApplication(db: Db, memberId: string, jobId: string) {
  return db
    .selectFrom('applications')
    .select(['status', 'stage', 'created_at'])
    .where('member_id', '=', memberId)
    .where('job_id', '=', jobId)
    .where('status', '<>', sql.lit('WITHDRAWN' as const))
    .executeTakeFirst()
}

export async function countListedSince(db: Db, since: Date, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from unnest(array[0, 1, 2, 3]::smallint[]) product (code) cross join lateral (
      select from job_listings
      where region_id = ${WHOLE_COUNTRY} and product_type = product.code and listed_at >= ${since} and period_end > ${now}
    ) listed`.execute(db)
  return rows[0]?.count ?? 0
}

/** The member's desired job; undefined if nothing at all was chosen. */
export async function findDesiredJob(db: Db, memberId: string) {
  return db
    .selectFrom('expected_jobs')
    .select(['region_id', 'further_region_ids', 'category', 'pay_type', 'min_pay_amount'])
    .where('member_id', '=', memberId)
    .where(
      sql<boolean>`(region_id is not null or any_region or category is not null or any_category
        or pay_type is not null or min_pay_amount is not null or any_pay)`,
    )
    .executeTakeFirst()
}

/** As in the member's resume; null without one. */
export async function findGender(db: Db, memberId: string) {
  const resume = await db
    .selectFrom('resumes')
    .select('gender')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return resume?.gender ?? null
}

/** Regions and sectors of the member's recent favorites and applications. */
export async function findTaste(
  db: Db,
  memberId: string,
): Promise<Pick<JobRow, 'id' | 'region_id' | 'categories'>[]> {
  const { rows } = await sql<Pick<JobRow, 'id' | 'region_id' | 'categories'>>`
    select j.id, j.region_id, j.categories
    from (
      select job_id, created_at from favorites where member_id = ${memberId}
      union all
      select job_id, created_at from applications where member_id = ${memberId}
      order by created_at desc limit 30
    ) liked join jobs j on j.id = liked.job_id`.execute(db)
  return rows
}

/** Inserts or updates the listings of jobs, except those of suspended members. */
export async function writeListings(tx: Tx, given: ListedJob[]): Promise<void> {
  if (given.length === 0) return
  const hidden = await findHidden(
    tx,
    given.map((job) => job.id),
  )
  const jobs = given.filter((job) => !hidden.has(job.id))
  if (jobs.length === 0) return
  await removeListings(
    tx,
    jobs.map((job) => job.id),
  )
  await tx.insertInto('job_listings').values(jobs.flatMap(listingRows)).execute()
  await tx.insertInto('job_searches').values(jobs.map(searchRow)).execute()
  // Matching members are searched for once, in the background, when a job is first listed.
  await tx
    .insertInto('job_alerts')
    .values(jobs.map((job) => ({ job_id: job.id, due_at: job.listed_at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function removeListings(tx: Tx, jobIds: string[]): Promise<void> {
  // Even a statement that matches no row counts as a change of the lists and would invalidate cached counts.
  if (jobIds.length === 0) return
  await sql`delete from job_listings where job_id = any(${jobIds}::uuid[])`.execute(tx)
  await sql`delete from job_searches where job_id = any(${jobIds}::uuid[])`.execute(tx)
}

async function findHidden(db: Db, jobIds: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', sql<string>`any(${jobIds}::uuid[])`)
    .where('company_id', 'in', HIDDEN_COMPANIES)
    .execute()
  return new Set(rows.map((row) => row.id))
}

/** Matches jobs to desired jobs again where that ran while they were hidden, and so found nobody. */
export async function renewAlerts(db: Db, jobIds: string[], since: Date, now: Date): Promise<void> {
  await sql`
    update job_alerts set matched_at = null, due_at = ${now}
    where job_id = any(${jobIds}::uuid[]) and matched_at >= ${since}`.execute(db)
}

/**
 * Closes jobs whose term has ended.
 * @returns at most `limit` ids
 */
export async function closeExpired(db: Db, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update jobs set status = 'CLOSED', closed_reason = 'EXPIRED', closed_at = period_end, updated_at = ${now}
    where status = 'IN_PROGRESS' and period_end <= ${now}
      and id in (select id from jobs where status = 'IN_PROGRESS' and period_end <= ${now} order by period_end limit ${limit})
    returning id`.execute(db)
  return rows.map((row) => row.id)
}
