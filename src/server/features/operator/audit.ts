import { type RawBuilder, sql } from 'kysely'
import { v7, validate } from 'uuid'
import type { ActingOperator } from '../../../contract/operator/schema.ts'
import type { CaseSubject } from '../../../contract/case/define-case.ts'
import { CASES } from '../../../contract/case/kinds.ts'
import type { OperatorAct } from '../../../contract/operator/operator.ts'
import type { Db } from '../../db/database.ts'

/** The operator, null for the command line, and the time. Every act is recorded in its transaction. */
export interface By {
  operatorId: string | null
  now: Date
}

export interface Act extends By {
  /** Where others refer to it. */
  id?: string
  act: OperatorAct
  /** Subject: an id or an e-mail address. */
  subject: string
  details?: Record<string, unknown>
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

/** By the first part of the names of their acts. */
export const caseSubjects: ReadonlyMap<string, CaseSubject> = new Map(
  Object.values(CASES).flatMap(({ acts, subject }) => acts.map((act) => [kindOf(act), subject] as const)),
)

function kindOf(act: string): string {
  return act.split('.')[0] ?? act
}

/** Acts on what a company has. */
const companyOf: Record<string, (subject: string) => RawBuilder<unknown>> = {
  latePay: (id) => sql`(select company_id from late_pay_cases where id = ${id})`,
  order: (id) =>
    sql`(select c.id from orders o join companies c on c.member_id = o.member_id where o.id = ${id})`,
}

/** Name of the company that is the subject of an act; null for other subjects. */
async function findCompanyName(
  db: Db,
  { act, subject }: Pick<Act, 'act' | 'subject'>,
): Promise<string | null> {
  const kind = kindOf(act)
  if (!validate(subject) || !(kind in companyOf || caseSubjects.get(kind) === 'COMPANY')) return null
  const company = companyOf[kind]?.(subject) ?? sql`${subject}::uuid`
  const { rows } = await sql<{ name: string }>`select name from companies where id = ${company}`.execute(db)
  return rows[0]?.name ?? null
}

/** The console reloads what is open; views by one operator within this time count as one. */
const VIEW_WINDOW = 10 * 60_000

/** Records that an operator viewed something. */
export async function recordView(db: Db, act: Act): Promise<void> {
  const seen = await db
    .selectFrom('operator_acts')
    .select('id')
    .where('subject', '=', act.subject)
    .where('act', '=', act.act)
    .where('operator_id', 'is not distinct from', act.operatorId)
    .where('created_at', '>', new Date(act.now.getTime() - VIEW_WINDOW))
    .executeTakeFirst()
  if (!seen) await insertAct(db, act)
}

/** The operator of the latest of such acts, as JSON; the act is `a`. */
export const actingOperator = (acts: RawBuilder<unknown>) => sql<ActingOperator>`(
  select case when a.operator_id is null then null else jsonb_build_object('id', a.operator_id, 'name', m.name) end
  from operator_acts a left join members m on m.id = a.operator_id and m.role = 'OPERATOR'
  where ${acts} order by a.created_at desc, a.id desc limit 1)`

/** The details of the latest of such acts; the act is `a`. */
export const detailsOfAct = (acts: RawBuilder<unknown>) => sql<Record<string, unknown> | null>`(
  select a.details from operator_acts a where ${acts} order by a.created_at desc, a.id desc limit 1)`
