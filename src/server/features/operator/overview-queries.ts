import { type RawBuilder, sql } from 'kysely'
import type { CaseSubject } from '../../../contract/case/define-case.ts'
import { type ActFilter, type ActRow, VIEW_ACTS } from '../../../contract/operator/operator.ts'
import type { Db } from '../../db/database.ts'
import { countRows, onPage, type Page } from '../../db/page.ts'
import { firstIdAt } from '../../db/time-ids.ts'
import { findItems, shapeOf } from './shape.ts'
import { maskedName } from '../talent/service.ts'
import { caseSubjects } from './audit.ts'
import { inPeriod } from './lists/filter.ts'

/** Orders are payable for at most three days, so older ones were not paid today. */
const MAX_PAYABLE = 7 * 86_400_000

/** @param since start of the day; orders since then are found by primary key */
export async function countNewsAndOrders(db: Db, since: Date, now: Date) {
  const payable = firstIdAt(new Date(since.getTime() - MAX_PAYABLE))
  const { rows } = await sql<{ drafts: number; scheduled: number; paid_orders: number }>`
    select
      (select count(*) from news where published_at is null) as drafts,
      (select count(*) from news where published_at > ${now}) as scheduled,
      (select count(*) from orders where id >= ${payable} and status = 'PAID' and paid_at >= ${since}) as paid_orders`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new Error('a select without a from has one row')
  return row
}

const IS_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Acts on the subject; of a member, also those on their company, postings, orders, and reports about them. */
function aboutSubject(subject: string): RawBuilder<boolean> {
  if (!IS_ID.test(subject)) return sql<boolean>`a.subject = ${subject}`
  const companies = sql`select id from companies where member_id = ${subject}`
  return sql<boolean>`a.subject in (
    select ${subject}
    union all select c.id::text from (${companies}) c
    union all select o.id::text from orders o where o.member_id = ${subject}
    union all select j.id::text from jobs j where j.company_id in (${companies})
    union all select r.id::text from job_reports r join jobs j on j.id = r.job_id where j.company_id in (${companies})
    union all select r.id::text from proposal_reports r join proposals p on p.id = r.proposal_id
      where p.company_id in (${companies})
    union all select r.id::text from conversation_reports r
      join messages w on w.conversation_id = r.conversation_id and w.sequence = r.sequence
      join conversation_members c on c.conversation_id = w.conversation_id and c.side = w.side
      where c.member_id = ${subject})`
}

function matching({ operatorId, act, kind, subject, ...days }: ActFilter): RawBuilder<boolean> {
  const isView = sql`a.act = any(${VIEW_ACTS}::text[])`
  const conditions = [
    ...(operatorId ? [sql`a.operator_id = ${operatorId}`] : []),
    ...(act ? [sql`a.act = ${act}`] : []),
    ...(kind ? [kind === 'VIEW' ? isView : sql`not ${isView}`] : []),
    ...(subject ? [aboutSubject(subject)] : []),
    ...inPeriod(days, 'a'),
    sql`true`,
  ]
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}

const member = sql`select name from members where id = a.subject_id`

/** What the subject of an act is called, where that was not recorded. */
const names: Record<CaseSubject, RawBuilder<unknown>> = {
  COMPANY: sql`select name from companies where id = a.subject_id`,
  JOB: sql`select title from jobs where id = a.subject_id`,
  LATE_PAY: sql`select c.name from late_pay_cases p join companies c on c.id = p.company_id where p.id = a.subject_id`,
  REPORT: sql`select coalesce(
    (select j.title from job_reports r join jobs j on j.id = r.job_id where r.id = a.subject_id),
    (select p.title from proposal_reports r join proposals p on p.id = r.proposal_id where r.id = a.subject_id),
    (select c.title from conversation_reports r join conversations c on c.id = r.conversation_id where r.id = a.subject_id))`,
  ORDER: sql`select title from orders where id = a.subject_id`,
}
const subjectNames = [
  ...[...caseSubjects].map(([kind, subject]) => [kind, names[subject]] as const),
  ['news', sql`select title from news where id = a.subject_id`],
  ['banner', sql`select title from banners where id = a.subject_id`],
  ['advertisement', sql`select title from advertisements where id = a.subject_id`],
  ['coupon', sql`select code from coupons where id = a.subject_id`],
  [
    'order',
    sql`select coalesce(o.title, c.name) from orders o left join companies c on c.member_id = o.member_id
    where o.id = a.subject_id`,
  ],
  ...['member', 'points', 'operator'].map((kind) => [kind, member] as const),
].map(([kind, name]) => sql`when ${sql.lit(kind)} then (${name})`)

const kind = sql`split_part(a.act, '.', 1)`

const listedAct = shapeOf<ActRow & { operator: NonNullable<ActRow['operator']> }>({
  id: 'a.id',
  act: 'a.act',
  subject: 'a.subject',
  subjectName: sql`coalesce(a.subject_name, case ${kind} ${sql.join(subjectNames, sql` `)} end)`,
  memberId: sql`case when ${kind} in ('order', 'receipt') then (select member_id from orders where id = a.subject_id) end`,
  details: 'a.details',
  operator: { id: 'a.operator_id', name: 'm.name' },
  createdDate: 'a.created_at',
})

/** Latest first. Members' names are masked, as everywhere in the console. */
export async function findActPage(db: Db, filter: ActFilter, page: Page): Promise<ActRow[]> {
  const acts = await findItems(
    db,
    listedAct,
    sql`from (
      select a.*, case when a.subject ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then a.subject::uuid end as subject_id
      from operator_acts a
      where ${matching(filter)}
      order by a.created_at desc, a.id desc
      limit ${page.pageSize} offset ${page.pageNumber * page.pageSize}
    ) a left join members m on m.id = a.operator_id
    order by a.created_at desc, a.id desc`,
  )
  return acts.map(({ operator, subjectName: name, ...act }) => ({
    ...act,
    subjectName: name !== null && /^(member|points)\./.test(act.act) ? maskedName(name) : name,
    operator: operator.id === null ? null : operator,
  }))
}

export async function countActs(db: Db, filter: ActFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from operator_acts a where ${matching(filter)}`.execute(db)
  return rows[0]?.count ?? 0
}

const operators = (db: Db) => db.selectFrom('members').where('role', '=', 'OPERATOR')

export const findOperators = (db: Db, page: Page): Promise<{ id: string; name: string }[]> =>
  operators(db).select(['id', 'name']).orderBy('name').orderBy('id').$call(onPage(page)).execute()

export const countOperators = (db: Db): Promise<number> => countRows(operators(db))
