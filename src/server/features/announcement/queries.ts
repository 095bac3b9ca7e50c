import { sql, type Insertable, type RawBuilder, type Selectable, type Updateable } from 'kysely'
import type { JobStatus } from '../../../contract/base/enums.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { JobTable } from '../../db/job-tables.ts'

export type OwnJob = Selectable<JobTable> & {
  logo_file: string | null
  business_type: string | null
}

const ownJobs = (db: Db, memberId: string) =>
  db
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .selectAll('jobs')
    .select(['companies.logo_file', 'companies.business_type'])
    .where('companies.member_id', '=', memberId)

/** Id of the newest order of a job that waits for its deposit. */
export const depositOrder = (jobId: RawBuilder<unknown>) => sql<string | null>`(
  select o.id from orders o where o.job_id = ${jobId} and o.status = 'WAITING_DEPOSIT'
  order by o.created_at desc limit 1)`

export async function findDepositOrder(db: Db, jobId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`select ${depositOrder(sql`${jobId}`)} as id`.execute(db)
  return rows[0]?.id ?? null
}

export async function findCompanyOfJob(db: Db, jobId: string): Promise<string | undefined> {
  const row = await db.selectFrom('jobs').select('company_id').where('id', '=', jobId).executeTakeFirst()
  return row?.company_id
}

/** An own announcement; undefined for those of other employers. */
export async function findOwnJob(db: Db, memberId: string, id: string): Promise<OwnJob | undefined> {
  return ownJobs(db, memberId).where('jobs.id', '=', id).executeTakeFirst()
}

/** The same, locked until the transaction ends, so that nobody applies, edits or pays meanwhile. */
export async function lockOwnJob(tx: Tx, memberId: string, id: string): Promise<OwnJob | undefined> {
  return ownJobs(tx, memberId).where('jobs.id', '=', id).forUpdate('jobs').executeTakeFirst()
}

export async function isOwnJob(db: Db, memberId: string, jobId: string): Promise<boolean> {
  const row = await db
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select('jobs.id')
    .where('jobs.id', '=', jobId)
    .where('companies.member_id', '=', memberId)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether one of the member's announcements shows the image. */
export async function isOwnImage(db: Db, memberId: string, reference: string): Promise<boolean> {
  const job = await ownJobs(db, memberId).where('jobs.image_file', '=', reference).limit(1).executeTakeFirst()
  return job !== undefined
}

/** Locks a job regardless of its owner, for payments and operators. */
export async function findAnyJob(db: Db, id: string): Promise<Selectable<JobTable> | undefined> {
  return db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function lockAnyJob(tx: Tx, id: string): Promise<Selectable<JobTable> | undefined> {
  return tx.selectFrom('jobs').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Members who favorited one of the jobs or have an active application to it. */
export async function findFollowers(
  db: Db,
  jobIds: readonly string[],
): Promise<{ jobId: string; memberId: string }[]> {
  const { rows } = await sql<{ jobId: string; memberId: string }>`
    select job_id as "jobId", member_id as "memberId" from favorites where job_id = any(${jobIds}::uuid[])
    union
    select job_id, member_id from applications where job_id = any(${jobIds}::uuid[]) and status <> 'WITHDRAWN'`.execute(
    db,
  )
  return rows
}

/** Jobs that wait for the company's verification, locked. */
export async function lockWaitingJobs(tx: Tx, companyId: string): Promise<Selectable<JobTable>[]> {
  return tx
    .selectFrom('jobs')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('status', '=', sql.lit('IN_REVIEW' as const))
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Those that are not closed, or expired with days that are paid for, locked. */
export async function lockUnclosedJobs(tx: Tx, companyId: string): Promise<Selectable<JobTable>[]> {
  return tx
    .selectFrom('jobs')
    .selectAll()
    .where('company_id', '=', companyId)
    .where((eb) =>
      eb.or([
        eb('status', '<>', 'CLOSED'),
        eb.and([eb('closed_reason', '=', 'EXPIRED'), eb('paid_days', 'is not', null)]),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function insertJob(db: Db, job: Insertable<JobTable>): Promise<void> {
  await db.insertInto('jobs').values(job).execute()
}

/** Updates a job and increases its revision. */
export async function updateJob(
  db: Db,
  id: string,
  change: Updateable<JobTable>,
  now: Date,
): Promise<Selectable<JobTable>> {
  return db
    .updateTable('jobs')
    .set((eb) => ({ ...change, updated_at: now, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Gives all jobs of a company one name. @returns those that had another */
export async function renameJobs(
  db: Db,
  companyId: string,
  name: string,
  now: Date,
): Promise<Selectable<JobTable>[]> {
  return db
    .updateTable('jobs')
    .set((eb) => ({
      company_name: name,
      updated_at: now,
      revision: eb('revision', '+', 1),
    }))
    .where('company_id', '=', companyId)
    .where('company_name', '<>', name)
    .returningAll()
    .execute()
}

export const LIFE_DAYS = 7
export const DAY = 86_400_000

/**
 * Claims the company's free announcement for seven days in one conditional update, so that one of two concurrent
 * requests succeeds. An announcement waiting for verification also counts.
 * @returns false if it is used
 */
export async function claimLife(db: Db, companyId: string, now: Date): Promise<boolean> {
  const claimed = await db
    .updateTable('companies')
    .set({ life_registered_at: now })
    .where('id', '=', companyId)
    .where((eb) =>
      eb.or([
        eb('life_registered_at', 'is', null),
        eb('life_registered_at', '<=', new Date(now.getTime() - LIFE_DAYS * DAY)),
      ]),
    )
    .where(
      sql<boolean>`not exists (
        select from jobs where company_id = companies.id and status = 'IN_REVIEW' and product_type = 'LIFE')`,
    )
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined
}

/**
 * Starts the terms of jobs: the paid days, or seven for LIFE. They move to the top of the lists, and the week of a
 * free announcement starts now.
 */
export async function startTerms(db: Db, ids: string[], now: Date): Promise<Selectable<JobTable>[]> {
  const { rows } = await sql<Selectable<JobTable>>`
    with begun as (
      update jobs set status = 'IN_PROGRESS', closed_reason = null, closed_at = null, paid_days = null,
        listed_at = ${now}, period_start = ${now}, updated_at = ${now}, revision = revision + 1,
        period_end = ${now}::timestamptz + make_interval(hours => 24 * coalesce(paid_days, ${LIFE_DAYS}::int))
      where id = any(${ids}::uuid[]) returning *
    ), weeks as (
      update companies set life_registered_at = ${now}
      where id in (select company_id from begun where product_type = 'LIFE')
    )
    select * from begun`.execute(db)
  return rows
}

export async function setStatus(db: Db, ids: string[], status: JobStatus, now: Date): Promise<void> {
  await db
    .updateTable('jobs')
    .set((eb) => ({ status, updated_at: now, revision: eb('revision', '+', 1) }))
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
}

export async function findLifeRegistered(db: Db, companyId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('companies')
    .select('life_registered_at')
    .where('id', '=', companyId)
    .executeTakeFirst()
  return row?.life_registered_at ?? null
}

/** Whether another LIFE announcement of the company waits for its verification or has begun since this one did. */
export async function hasLaterLife(
  db: Db,
  job: Pick<OwnJob, 'id' | 'company_id' | 'period_start'>,
): Promise<boolean> {
  const later = await db
    .selectFrom('jobs')
    .select('id')
    .where('company_id', '=', job.company_id)
    .where('id', '<>', job.id)
    .where('product_type', '=', 'LIFE')
    .where((eb) => eb.or([eb('status', '=', 'IN_REVIEW'), eb('period_start', '>', job.period_start)]))
    .executeTakeFirst()
  return later !== undefined
}

/** Postpones when the company may register its next LIFE announcement. */
export async function postponeLife(db: Db, companyId: string, milliseconds: number): Promise<void> {
  await sql`
    update companies set life_registered_at = life_registered_at + make_interval(secs => ${milliseconds / 1000})
    where id = ${companyId}`.execute(db)
}
