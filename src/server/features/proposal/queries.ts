import { sql, type Insertable, type Selectable } from 'kysely'
import type { ClosedReason, JobStatus } from '../../../contract/base/enums.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { Page } from '../../db/page.ts'
import type { EmployerTables, ProposalTable } from '../../db/employer-tables.ts'
import { HIDDEN_COMPANIES } from '../job/service.ts'

/** @returns false if a proposal to this candidate is unanswered */
export async function insertProposal(
  db: Db,
  proposal: Insertable<EmployerTables['proposals']>,
): Promise<boolean> {
  const inserted = await db
    .insertInto('proposals')
    .values(proposal)
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'member_id'])
        .where('status', '=', sql.lit('SENT' as const))
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** How many a company has sent, to everybody or to one candidate. */
export async function countSentSince(
  db: Db,
  companyId: string,
  since: Date,
  memberId?: string,
): Promise<number> {
  const sent = db
    .selectFrom('proposals')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('created_at', '>', since)
  const { count } = await (
    memberId === undefined ? sent : sent.where('member_id', '=', memberId)
  ).executeTakeFirstOrThrow()
  return count
}

/** One of the employer's announcements, as stored. */
export async function findJobOf(db: Db, companyId: string, jobId: string) {
  return db
    .selectFrom('jobs')
    .select(['status', 'closed_reason', 'period_end'])
    .where('id', '=', jobId)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
}

export interface ProposalRow extends Selectable<ProposalTable> {
  candidate_name: string
  candidate_cellphone: string | null
  /** Null while the business is not verified. */
  business_name: string | null
  /** Whether the sending employer may see the candidate. */
  is_open: boolean
  /** The employer; null once the account is removed. */
  employer_id: string | null
  /** Of the job it is about; null without one. */
  job_status: JobStatus | null
  closed_reason: ClosedReason | null
  period_end: Date | null
  conversation_id: string | null
  unread_messages: number
}

/** Proposals sent by an employer, or received by a job seeker without unanswered ones of suspended employers. */
const sideOf = (side: Side) =>
  side.role === 'EMPLOYER'
    ? sql`c.member_id = ${side.memberId}`
    : sql`p.member_id = ${side.memberId} and (p.status <> 'SENT' or c.id not in ${HIDDEN_COMPANIES})`

export interface Side {
  memberId: string
  role: 'EMPLOYER' | 'EMPLOYEE'
}

export async function findProposals(db: Db, side: Side, page: Page): Promise<ProposalRow[]> {
  const { rows } = await sql<ProposalRow>`
    select p.*, coalesce(r.name, m.name) as candidate_name, r.cellphone as candidate_cellphone,
      b.business_name, c.member_id as employer_id, t.id as conversation_id,
      coalesce(tm.unread_count, 0) as unread_messages, j.status as job_status, j.closed_reason, j.period_end,
      c.verified_at is not null and (p.status = 'ACCEPTED'
          or exists (select from resume_views v where v.company_id = p.company_id and v.resume_id = p.resume_id))
        or exists (select from applications a join jobs j on j.id = a.job_id
          where a.resume_id = p.resume_id and a.status <> 'WITHDRAWN' and j.company_id = p.company_id) as is_open
    from proposals p join companies c on c.id = p.company_id
      join members m on m.id = p.member_id left join resumes r on r.id = p.resume_id
      left join business_verifications b
        on b.company_id = c.id and b.status = 'VERIFIED' and c.verified_at is not null
      left join jobs j on j.id = p.job_id
      left join conversations t on t.proposal_id = p.id
      left join conversation_members tm on tm.conversation_id = t.id and tm.member_id = ${side.memberId}
    where ${sideOf(side)}
    order by p.created_at desc, p.id desc limit ${page.pageSize} offset ${page.pageNumber * page.pageSize}`.execute(
    db,
  )
  return rows
}

export async function countProposals(db: Db, side: Side): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from proposals p join companies c on c.id = p.company_id where ${sideOf(side)}`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

const withSender = (db: Db) =>
  db
    .selectFrom('proposals')
    .innerJoin('companies', 'companies.id', 'proposals.company_id')
    .leftJoin('jobs', 'jobs.id', 'proposals.job_id')
    .selectAll('proposals')
    .select([
      'companies.member_id as employer_id',
      'jobs.status as job_status',
      'jobs.closed_reason',
      'jobs.period_end',
    ])

export type LockedProposal = Awaited<ReturnType<typeof lockReceived>>

/** A proposal to this candidate that they may answer or have answered, locked until the transaction ends. */
export async function lockReceived(tx: Tx, memberId: string, id: string) {
  return withSender(tx)
    .where('proposals.id', '=', id)
    .where('proposals.member_id', '=', memberId)
    .where((eb) =>
      eb.or([
        eb('proposals.status', '<>', sql.lit('SENT' as const)),
        eb('companies.id', 'not in', HIDDEN_COMPANIES),
      ]),
    )
    .forUpdate('proposals')
    .executeTakeFirst()
}

/** A proposal of this employer, locked until the transaction ends. */
export async function lockSent(tx: Tx, memberId: string, id: string) {
  return withSender(tx)
    .where('proposals.id', '=', id)
    .where('companies.member_id', '=', memberId)
    .forUpdate('proposals')
    .executeTakeFirst()
}

/** A proposal without an answer, locked until the transaction ends. */
export async function lockOpen(tx: Tx, id: string) {
  return tx
    .selectFrom('proposals')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', sql.lit('SENT' as const))
    .forUpdate()
    .executeTakeFirst()
}

export async function setWithdrawn(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('proposals')
    .set({ status: 'DECLINED', withdrawn_at: now })
    .where('id', '=', id)
    .execute()
}

/** @returns false if it was not withdrawn at that time, or another one to the candidate is open */
/** A proposal that was withdrawn at that time, unless the company has sent the candidate another one since. */
const isReopenable = (id: string, withdrawnAt: Date) => sql<boolean>`
  p.id = ${id} and p.withdrawn_at = ${withdrawnAt} and not exists (select from proposals o
    where o.company_id = p.company_id and o.member_id = p.member_id and o.status = 'SENT')`

export async function canOpen(db: Db, id: string, withdrawnAt: Date): Promise<boolean> {
  const reopenable = db.selectFrom('proposals as p').select('p.id').where(isReopenable(id, withdrawnAt))
  return (await reopenable.executeTakeFirst()) !== undefined
}

export async function setOpen(db: Db, id: string, withdrawnAt: Date): Promise<boolean> {
  const opened = await db
    .updateTable('proposals as p')
    .set({ status: 'SENT', withdrawn_at: null })
    .where(isReopenable(id, withdrawnAt))
    .returning('p.id')
    .execute()
  return opened.length > 0
}

export async function setAnswer(
  db: Db,
  id: string,
  status: 'ACCEPTED' | 'DECLINED',
  now: Date,
): Promise<void> {
  await db.updateTable('proposals').set({ status, answered_at: now }).where('id', '=', id).execute()
}

/** The candidate's name in the resume, else in the account. */
export async function findCandidateName(db: Db, memberId: string): Promise<string> {
  const row = await db
    .selectFrom('members')
    .leftJoin('resumes', 'resumes.member_id', 'members.id')
    .select((eb) => eb.fn.coalesce('resumes.name', 'members.name').as('name'))
    .where('members.id', '=', memberId)
    .executeTakeFirstOrThrow()
  return row.name
}
