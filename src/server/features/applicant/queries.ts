import { sql } from 'kysely'
import type {
  ApplicantStage,
  ApplicationStatus,
  KoreanCapability,
  WorkType,
} from '../../../contract/base/enums.ts'
import type { WorkRightVerdict } from '../../../reference/work-rights/vocabulary.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { Career } from '../../db/resume-tables.ts'

/** A literal, because with a parameter the planner would not use the partial index. */
const WITHDRAWN = sql.lit('WITHDRAWN' as const)

export interface ApplicantRow {
  id: string
  member_id: string
  job_id: string
  status: ApplicationStatus
  stage: 'INTERVIEW' | 'HIRED' | null
  interview_at: Date | null
  /** As frozen when they applied; null if they gave no status of residence. */
  work_right: WorkRightVerdict | null
  note: string | null
  shortlisted_at: Date | null
  lang_code: string
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
  conversation_id: string | null
  unread_messages: number
}

export interface Page {
  pageNumber: number
  pageSize: number
}

export const hasStage = (stages: readonly ApplicantStage[]) =>
  stages.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`coalesce(a.stage, a.status) = any(${stages}::text[])`

/** Latest first, without withdrawn applications. */
export async function findApplicants(
  db: Db,
  { jobId, stages }: { jobId: string; stages: readonly ApplicantStage[] },
  page: Page,
): Promise<ApplicantRow[]> {
  return selectApplicants(db, page)
    .where('a.job_id', '=', jobId)
    .where('a.status', '<>', WITHDRAWN)
    .where(hasStage(stages))
    .execute()
}

export function selectApplicants(db: Db, page: Page) {
  return db
    .selectFrom('applications as a')
    .innerJoin('resumes as r', 'r.id', 'a.resume_id')
    .innerJoin('members as m', 'm.id', 'a.member_id')
    .leftJoin('applicant_notes as n', 'n.application_id', 'a.id')
    .leftJoin('conversations as t', 't.application_id', 'a.id')
    .leftJoin('conversation_members as tm', (join) =>
      join.onRef('tm.conversation_id', '=', 't.id').on('tm.side', '=', 'EMPLOYER'),
    )
    .select([
      'a.id',
      'a.member_id',
      'a.job_id',
      'a.status',
      'a.stage',
      'a.interview_at',
      'a.created_at',
      'a.resume_id',
      'a.work_right',
      'n.text as note',
      'n.shortlisted_at',
      'm.lang_code',
    ])
    .select(['r.name', 'r.country_iso_code', 'r.cellphone', 'r.work_type', 'r.korean_capability'])
    .select(['r.career', 'r.profile_image', 't.id as conversation_id'])
    .select((eb) => eb.fn.coalesce('tm.unread_count', eb.lit(0)).as('unread_messages'))
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

/** Without those that were withdrawn. */
export async function countApplicants(
  db: Db,
  { jobId, stages }: { jobId: string; stages: readonly ApplicantStage[] },
): Promise<{ all: number; unread: number }> {
  return db
    .selectFrom('applications as a')
    .select([
      sql<number>`count(*)`.as('all'),
      sql<number>`count(*) filter (where a.status = 'SENT')`.as('unread'),
    ])
    .where('a.job_id', '=', jobId)
    .where('a.status', '<>', WITHDRAWN)
    .where(hasStage(stages))
    .executeTakeFirstOrThrow()
}

/** Active applications with this resume to the employer's jobs, latest first. */
export async function findOfResume(db: Db, memberId: string, resumeId: string) {
  return db
    .selectFrom('applications as a')
    .innerJoin('resumes as r', 'r.id', 'a.resume_id')
    .innerJoin('members as m', 'm.id', 'a.member_id')
    .innerJoin('jobs', 'jobs.id', 'a.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .leftJoin('applicant_notes as n', 'n.application_id', 'a.id')
    .leftJoin('conversations as t', 't.application_id', 'a.id')
    .select(['a.id', 'a.member_id', 'a.job_id', 'a.status', 'a.stage', 'a.interview_at', 'a.created_at'])
    .select(['a.work_right', 'n.text as note', 'n.shortlisted_at', 'm.lang_code', 'r.name', 'jobs.title'])
    .select('t.id as conversation_id')
    .select((eb) =>
      eb
        .selectFrom('company_acts as act')
        .innerJoin('members as person', 'person.id', 'act.person_id')
        .select('person.name')
        .whereRef('act.subject', '=', 'a.id')
        .where('act.act', '=', 'applicants.decide')
        .orderBy('act.created_at', 'desc')
        .limit(1)
        .as('decided_by'),
    )
    .where('a.resume_id', '=', resumeId)
    .where('a.status', '<>', WITHDRAWN)
    .where('companies.member_id', '=', memberId)
    .orderBy('a.created_at', 'desc')
    .limit(50)
    .execute()
}

/** The latest message of each conversation that offers or accepts times. */
export async function findLatestTimes(db: Db, conversationIds: readonly string[]) {
  if (conversationIds.length === 0) return []
  return db
    .selectFrom('messages')
    .distinctOn('conversation_id')
    .select(['conversation_id', 'side', 'content'])
    .where('conversation_id', 'in', conversationIds)
    .where('kind', '=', 'TIME')
    .where('removed_at', 'is', null)
    .orderBy('conversation_id')
    .orderBy('sequence', 'desc')
    .execute()
}

/** An active application to one of the employer's jobs, locked until the transaction ends. */
export async function lockApplication(tx: Tx, memberId: string, id: string) {
  return tx
    .selectFrom('applications as a')
    .innerJoin('jobs', 'jobs.id', 'a.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['a.id', 'a.status', 'a.stage', 'a.member_id', 'a.job_id', 'jobs.title', 'jobs.company_name'])
    .where('a.id', '=', id)
    .where('a.status', '<>', WITHDRAWN)
    .where('companies.member_id', '=', memberId)
    .forUpdate('a')
    .executeTakeFirst()
}

export async function setStage(
  tx: Tx,
  id: string,
  { status, stage }: Pick<ApplicantRow, 'status' | 'stage'>,
  now: Date,
): Promise<void> {
  await tx.updateTable('applications').set({ status, stage, updated_at: now }).where('id', '=', id).execute()
  await tx
    .insertInto('application_steps')
    .values({ application_id: id, stage: stage ?? status, reached_at: now })
    .onConflict((conflict) => conflict.columns(['application_id', 'stage']).doUpdateSet({ reached_at: now }))
    .execute()
}

/** The application that is talked about, or that of a candidate for the job of a proposal. */
export type TalkedAbout = { applicationId: string } | { jobId: string; memberId: string }

/** An active application, locked until the transaction ends. */
export async function lockTalkedAbout(tx: Tx, about: TalkedAbout) {
  const active = tx
    .selectFrom('applications')
    .select(['id', 'status', 'stage'])
    .where('status', '<>', WITHDRAWN)
    .forUpdate()
  const one =
    'applicationId' in about
      ? active.where('id', '=', about.applicationId)
      : active.where('job_id', '=', about.jobId).where('member_id', '=', about.memberId)
  return one.executeTakeFirst()
}

export async function setInterview(db: Db, id: string, at: Date | null): Promise<void> {
  await db.updateTable('applications').set({ interview_at: at }).where('id', '=', id).execute()
}

interface Remark {
  applicationId: string
  memberId: string
  now: Date
}

/** Replaces the note about an application, or whether it is on the shortlist; without either, nothing is kept. */
export async function saveRemark(
  tx: Tx,
  { applicationId, memberId, now }: Remark,
  change: { text: string } | { shortlisted_at: Date | null },
): Promise<void> {
  const before = await tx
    .selectFrom('applicant_notes')
    .select(['text', 'shortlisted_at'])
    .where('application_id', '=', applicationId)
    .executeTakeFirst()
  const next = { text: '', shortlisted_at: null, ...before, ...change, member_id: memberId, updated_at: now }
  if (next.text === '' && next.shortlisted_at === null) {
    await tx.deleteFrom('applicant_notes').where('application_id', '=', applicationId).execute()
    return
  }
  await tx
    .insertInto('applicant_notes')
    .values({ application_id: applicationId, ...next })
    .onConflict((conflict) => conflict.column('application_id').doUpdateSet(next))
    .execute()
}
