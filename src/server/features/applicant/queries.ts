import { sql } from 'kysely'
import type { ApplicationStatus, KoreanCapability, WorkType } from '../../../contract/base/enums.ts'
import type { Db } from '../../db/database.ts'
import type { Career } from '../../db/resume-tables.ts'

/** A literal, because with a parameter the planner would not use the partial index. */
const WITHDRAWN = sql.lit('WITHDRAWN' as const)

const UNDECIDED = ['SENT', 'READ'] as const satisfies readonly ApplicationStatus[]

export interface ApplicantRow {
  id: string
  status: ApplicationStatus
  created_at: Date
  resume_id: string
  name: string
  country_iso_code: string
  cellphone: string
  work_type: WorkType
  korean_capability: KoreanCapability | null
  career: Career
  profile_image: string | null
  cellphone_verified: boolean
  email_verified: boolean
}

/** Latest first, without withdrawn applications. */
export async function findApplicants(
  db: Db,
  jobId: string,
  page: { pageNumber: number; pageSize: number },
): Promise<ApplicantRow[]> {
  return selectApplicants(db, page).where('a.job_id', '=', jobId).where('a.status', '<>', WITHDRAWN).execute()
}

/** Applications to all jobs of an employer that await a decision, latest first. */
export async function findOpenApplicants(
  db: Db,
  memberId: string,
  page: { pageNumber: number; pageSize: number },
): Promise<(ApplicantRow & { job_id: string; title: string })[]> {
  return selectApplicants(db, page)
    .innerJoin('jobs', 'jobs.id', 'a.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['a.job_id', 'jobs.title'])
    .where('companies.member_id', '=', memberId)
    .where('a.status', 'in', UNDECIDED)
    .execute()
}

export async function countOpenApplicants(
  db: Db,
  memberId: string,
): Promise<{ all: number; unread: number }> {
  return db
    .selectFrom('applications as a')
    .innerJoin('jobs', 'jobs.id', 'a.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select([
      sql<number>`count(*)`.as('all'),
      sql<number>`count(*) filter (where a.status = 'SENT')`.as('unread'),
    ])
    .where('companies.member_id', '=', memberId)
    .where('a.status', 'in', UNDECIDED)
    .executeTakeFirstOrThrow()
}

function selectApplicants(db: Db, page: { pageNumber: number; pageSize: number }) {
  return db
    .selectFrom('applications as a')
    .innerJoin('resumes as r', 'r.id', 'a.resume_id')
    .innerJoin('members as m', 'm.id', 'a.member_id')
    .select(['a.id', 'a.status', 'a.created_at', 'a.resume_id'])
    .select(['r.name', 'r.country_iso_code', 'r.cellphone', 'r.work_type', 'r.korean_capability'])
    .select(['r.career', 'r.profile_image'])
    .select((eb) => [
      // Whether the number in the resume is verified, not another one of the account.
      eb
        .and([eb('m.cellphone_verified_at', 'is not', null), eb('m.cellphone', '=', eb.ref('r.cellphone'))])
        .$castTo<boolean>()
        .as('cellphone_verified'),
      eb('m.email_verified_at', 'is not', null).$castTo<boolean>().as('email_verified'),
    ])
    .orderBy('a.created_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(page.pageSize)
    .offset(page.pageNumber * page.pageSize)
}

export async function countApplicants(db: Db, jobId: string): Promise<{ all: number; unread: number }> {
  return db
    .selectFrom('applications')
    .select([
      sql<number>`count(*)`.as('all'),
      sql<number>`count(*) filter (where status = 'SENT')`.as('unread'),
    ])
    .where('job_id', '=', jobId)
    .where('status', '<>', WITHDRAWN)
    .executeTakeFirstOrThrow()
}

/** Active applications with this resume to the employer's jobs, latest first. */
export async function findOfResume(db: Db, memberId: string, resumeId: string) {
  return db
    .selectFrom('applications as a')
    .innerJoin('resumes as r', 'r.id', 'a.resume_id')
    .innerJoin('jobs', 'jobs.id', 'a.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['a.id', 'a.status', 'a.created_at as createdAt', 'r.name', 'jobs.id as jobId', 'jobs.title'])
    .where('a.resume_id', '=', resumeId)
    .where('a.status', '<>', WITHDRAWN)
    .where('companies.member_id', '=', memberId)
    .orderBy('a.created_at', 'desc')
    .limit(50)
    .execute()
}

/** An active application to one of the employer's jobs, locked until the transaction ends. */
export async function lockApplication(db: Db, memberId: string, id: string) {
  return db
    .selectFrom('applications as a')
    .innerJoin('jobs', 'jobs.id', 'a.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['a.id', 'a.status', 'a.member_id', 'a.job_id', 'jobs.title', 'jobs.company_name'])
    .where('a.id', '=', id)
    .where('a.status', '<>', WITHDRAWN)
    .where('companies.member_id', '=', memberId)
    .forUpdate('a')
    .executeTakeFirst()
}

export async function setStatus(db: Db, id: string, status: ApplicationStatus, now: Date): Promise<void> {
  await db.updateTable('applications').set({ status, updated_at: now }).where('id', '=', id).execute()
}
