import { sql } from 'kysely'
import type { ApplicationStatus } from '../../../contract/base/enums.ts'
import type { Db, Tx } from '../../db/database.ts'
import { countRows, onPage, type Page } from '../../db/page.ts'

/** A literal, because with a parameter the planner would not use the partial index. */
const WITHDRAWN = sql.lit('WITHDRAWN' as const)

export interface ApplicationRow {
  id: string
  job_id: string
  status: ApplicationStatus
  stage: 'INTERVIEW' | 'HIRED' | null
  interview_at: Date | null
  created_at: Date
  updated_at: Date
  conversation_id: string | null
  unread_messages: number
}

export async function findResumeId(db: Db, memberId: string): Promise<string | undefined> {
  const row = await db.selectFrom('resumes').select('id').where('member_id', '=', memberId).executeTakeFirst()
  return row?.id
}

export async function findLiveApplication(db: Db, memberId: string, jobId: string) {
  return db
    .selectFrom('applications')
    .select(['id', 'status'])
    .where('member_id', '=', memberId)
    .where('job_id', '=', jobId)
    .where('status', '<>', WITHDRAWN)
    .executeTakeFirst()
}

/** @returns false if there is an active application */
export async function insertApplication(
  db: Db,
  application: { id: string; memberId: string; jobId: string; resumeId: string; now: Date },
): Promise<boolean> {
  const inserted = await db
    .insertInto('applications')
    .values({
      id: application.id,
      member_id: application.memberId,
      job_id: application.jobId,
      resume_id: application.resumeId,
      status: 'SENT',
      created_at: application.now,
      updated_at: application.now,
    })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'job_id']).where('status', '<>', WITHDRAWN).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Applicant's name and recipient of an application; undefined if the job has no owner any more. */
export async function findEmployer(
  db: Db,
  jobId: string,
  resumeId: string,
): Promise<{ employerId: string; title: string; applicant: string } | undefined> {
  const { rows } = await sql<{ employerId: string; title: string; applicant: string }>`
    select c.member_id as "employerId", j.title, r.name as applicant
    from jobs j join companies c on c.id = j.company_id cross join resumes r
    where j.id = ${jobId} and r.id = ${resumeId} and c.member_id is not null`.execute(db)
  return rows[0]
}

/**
 * Withdraws an unread application in one conditional update, so that it cannot be read in between. The employer's note
 * about it is deleted.
 */
export async function withdrawUnread(tx: Tx, memberId: string, jobId: string, now: Date): Promise<boolean> {
  const withdrawn = await tx
    .updateTable('applications')
    .set({ status: 'WITHDRAWN', updated_at: now })
    .where('member_id', '=', memberId)
    .where('job_id', '=', jobId)
    .where('status', '=', 'SENT')
    .returning('id')
    .executeTakeFirst()
  if (withdrawn) await tx.deleteFrom('applicant_notes').where('application_id', '=', withdrawn.id).execute()
  return withdrawn !== undefined
}

export async function hasWithdrawn(db: Db, memberId: string, jobId: string): Promise<boolean> {
  const row = await db
    .selectFrom('applications')
    .select('id')
    .where('member_id', '=', memberId)
    .where('job_id', '=', jobId)
    .where('status', '=', 'WITHDRAWN')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Number of applications to a job, without withdrawn ones. */
export async function countLiveApplications(db: Db, jobId: string): Promise<number> {
  return countRows(db.selectFrom('applications').where('job_id', '=', jobId).where('status', '<>', WITHDRAWN))
}

/** Latest first, withdrawn ones included. */
export async function findApplications(db: Db, memberId: string, page: Page): Promise<ApplicationRow[]> {
  return db
    .selectFrom('applications')
    .leftJoin('conversations', 'conversations.application_id', 'applications.id')
    .leftJoin('conversation_members', (join) =>
      join
        .onRef('conversation_members.conversation_id', '=', 'conversations.id')
        .on('conversation_members.side', '=', 'WORKER'),
    )
    .select([
      'applications.id',
      'applications.job_id',
      'status',
      'stage',
      'interview_at',
      'applications.created_at',
      'updated_at',
      'conversations.id as conversation_id',
    ])
    .select((eb) => eb.fn.coalesce('conversation_members.unread_count', eb.lit(0)).as('unread_messages'))
    .where('applications.member_id', '=', memberId)
    .orderBy('applications.created_at', 'desc')
    .orderBy('applications.id', 'desc')
    .$call(onPage(page))
    .execute()
}

/** Times of the stages after the sending, in their order. */
export async function findSteps(db: Db, ids: string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('application_steps')
    .select(['application_id', 'stage', 'reached_at'])
    .where('application_id', 'in', ids)
    .orderBy('reached_at')
    .execute()
}

export async function countApplications(db: Db, memberId: string): Promise<number> {
  return countRows(db.selectFrom('applications').where('member_id', '=', memberId))
}
