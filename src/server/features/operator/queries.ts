import { type RawBuilder, sql } from 'kysely'
import { v7, validate } from 'uuid'
import type { Role } from '../../../contract/base/enums.ts'
import type { OperatorAct } from '../../../contract/operator/operator.ts'
import type { Db } from '../../db/database.ts'

export interface Act {
  /** Where others refer to it. */
  id?: string
  /** Null for the command line. */
  operatorId: string | null
  act: OperatorAct
  /** Subject: an id or an e-mail address. */
  subject: string
  details?: Record<string, unknown>
  now: Date
}

/**
 * Records an operator's act, in its transaction.
 * @returns its id
 */
export async function insertAct(db: Db, act: Act): Promise<string> {
  const { id = v7() } = act
  await db
    .insertInto('operator_acts')
    .values({
      id,
      operator_id: act.operatorId,
      act: act.act,
      subject: act.subject,
      subject_name: await findCompanyName(db, act),
      details: JSON.stringify(act.details ?? {}),
      created_at: act.now,
    })
    .execute()
  return id
}

/** Acts on what a company has. */
const companyOf: Record<string, (subject: string) => RawBuilder<unknown>> = {
  latePay: (id) => sql`(select company_id from late_pay_cases where id = ${id})`,
  order: (id) =>
    sql`(select c.id from orders o join companies c on c.member_id = o.member_id where o.id = ${id})`,
}

const COMPANY_ACTS: readonly string[] = ['verify', 'arrears', 'guarantee', 'companyName']

/** Name of the company that is the subject of an act; null for other subjects. */
async function findCompanyName(
  db: Db,
  { act, subject }: Pick<Act, 'act' | 'subject'>,
): Promise<string | null> {
  const [kind = ''] = act.split('.')
  if (!validate(subject) || !(kind in companyOf || COMPANY_ACTS.includes(kind))) return null
  const company = companyOf[kind]?.(subject) ?? sql`${subject}::uuid`
  const { rows } = await sql<{ name: string }>`select name from companies where id = ${company}`.execute(db)
  return rows[0]?.name ?? null
}

/** The console reloads what is open; views by one operator within this time count as one. */
const VIEW_WINDOW = 10 * 60_000

/** Records that an operator viewed something. */
export async function recordView(db: Db, act: Act): Promise<void> {
  if (!(await hasActedSince(db, act, new Date(act.now.getTime() - VIEW_WINDOW)))) await insertAct(db, act)
}

/** Whether the operator did the same to the same subject since then. */
async function hasActedSince(
  db: Db,
  { operatorId, act, subject }: Pick<Act, 'operatorId' | 'act' | 'subject'>,
  since: Date,
): Promise<boolean> {
  const last = await db
    .selectFrom('operator_acts')
    .select('id')
    .where('subject', '=', subject)
    .where('act', '=', act)
    .where('operator_id', operatorId === null ? 'is' : '=', operatorId)
    .where('created_at', '>', since)
    .executeTakeFirst()
  return last !== undefined
}

export async function findMember(db: Db, email: string): Promise<{ id: string; role: Role } | undefined> {
  return db.selectFrom('members').select(['id', 'role']).where('email', '=', email).executeTakeFirst()
}

export async function findCompanyById(db: Db, id: string) {
  return db
    .selectFrom('companies')
    .select(['id', 'member_id', 'name'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** At most five. */
export async function findNewestPublicJobs(db: Db, companyId: string) {
  return db
    .selectFrom('jobs')
    .select(['id', 'title'])
    .where('company_id', '=', companyId)
    .where('status', '=', 'IN_PROGRESS')
    .orderBy('created_at', 'desc')
    .limit(5)
    .execute()
}

/**
 * Whether an employer has done since then what only a verified one can do: published, paid, read or contacted.
 * @param company.jobIds jobs that the verification itself published
 */
export async function hasActedAsVerified(
  db: Db,
  company: { id: string; memberId: string; jobIds: readonly string[] },
  since: Date,
): Promise<boolean> {
  const { id, memberId, jobIds } = company
  const { rows } = await sql<{ acted: boolean }>`
    select exists (select from jobs where company_id = ${id} and id <> all (${jobIds}::uuid[])
        and (created_at >= ${since} or (status = 'IN_PROGRESS' and updated_at > ${since})))
      or exists (select from orders where member_id = ${memberId} and created_at >= ${since})
      or exists (select from resume_views where company_id = ${id} and created_at >= ${since})
      or exists (select from proposals where company_id = ${id} and created_at >= ${since}) as acted`.execute(
    db,
  )
  return rows[0]?.acted === true
}
