import { type RawBuilder, sql } from 'kysely'
import { COUNTED_ROWS } from '../../../contract/base/schema.ts'
import { OPERATOR_PAGE } from '../../../contract/operator/operator.ts'
import { OPEN_KINDS, type OpenCase, type OpenKind } from '../../../contract/operator/queue.ts'
import type { Db } from '../../db/database.ts'
import type { Page } from '../../db/page.ts'

interface Source {
  /** Table with its joins, and the condition of what is open. */
  open: RawBuilder<unknown>
  id: string
  name: RawBuilder<unknown>
  since: string
  dueOn?: string
}

const sources: Record<OpenKind, Source> = {
  VERIFICATION: {
    open: sql`business_verifications q where q.status = 'REQUESTED'`,
    id: 'q.company_id',
    name: sql`q.business_name`,
    since: 'q.requested_at',
  },
  NAME: {
    open: sql`company_names q where q.status = 'WAITING'`,
    id: 'q.company_id',
    name: sql`q.name`,
    since: 'q.requested_at',
  },
  GUARANTEE: {
    open: sql`pay_guarantees q join companies c on c.id = q.company_id where q.status = 'WAITING'`,
    id: 'q.id',
    name: sql`c.name`,
    since: 'q.requested_at',
    dueOn: 'q.wanted_from',
  },
  LATE_PAY: {
    open: sql`late_pay_cases q join companies c on c.id = q.company_id where q.status <> 'SETTLED'`,
    id: 'q.id',
    name: sql`c.name`,
    since: 'q.opened_at',
  },
  SIGNAL: {
    open: sql`job_signals q join jobs j on j.id = q.job_id where q.status = 'OPEN' and j.status <> 'CLOSED'`,
    id: 'q.job_id',
    name: sql`j.title`,
    since: 'q.found_at',
  },
  ARREARS: {
    open: sql`arrears_matches q join business_verifications v on v.company_id = q.company_id where q.status = 'OPEN'`,
    id: 'q.id',
    name: sql`v.business_name`,
    since: 'q.found_at',
  },
  OCCUPATION: {
    open: sql`jobs q where q.occupations = '{}' and q.status in ('IN_PROGRESS', 'IN_REVIEW', 'PAYMENT_DUE')`,
    id: 'q.id',
    name: sql`q.title`,
    since: 'q.created_at',
  },
  REPORT: {
    open: sql`job_reports q join jobs j on j.id = q.job_id where q.settled_at is null`,
    id: 'q.id',
    name: sql`j.title`,
    since: 'q.created_at',
  },
  OFFER_REPORT: {
    open: sql`proposal_reports q join proposals p on p.id = q.proposal_id where q.settled_at is null`,
    id: 'q.id',
    name: sql`p.title`,
    since: 'q.created_at',
  },
  MESSAGE_REPORT: {
    open: sql`conversation_reports q join conversations c on c.id = q.conversation_id where q.settled_at is null`,
    id: 'q.id',
    name: sql`c.title`,
    since: 'q.created_at',
  },
  RECEIPT: {
    open: sql`receipt_requests q join orders o on o.id = q.order_id left join companies c on c.member_id = o.member_id
      where q.status = 'REQUESTED' and o.status = 'PAID'`,
    id: 'q.order_id',
    name: sql`coalesce(c.name, o.title, '')`,
    since: 'q.requested_at',
  },
  RECEIPT_TO_CANCEL: {
    open: sql`receipt_requests q join orders o on o.id = q.order_id left join companies c on c.member_id = o.member_id
      where q.status = 'ISSUED' and q.cancelled_at is null and o.status = 'REFUNDED'`,
    id: 'q.order_id',
    name: sql`coalesce(c.name, o.title, '')`,
    since: 'q.issued_at',
  },
  RETURN: {
    open: sql`payments q join orders o on o.id = q.order_id left join companies c on c.member_id = o.member_id
      where q.return_at is not null and q.returned_at is null and q.method = 'DepositWithoutBankbook'
        and q.provider <> 'sandbox'`,
    id: 'q.order_id',
    name: sql`coalesce(c.name, o.title, '')`,
    since: 'q.return_at',
  },
}

/** The oldest of each kind, with their place in the list of the kind. */
const oldestOf = (kind: OpenKind, limit: number) => {
  const { open, id, name, since, dueOn } = sources[kind]
  return sql`select *, row_number() over (order by since, id) as place from (
    select ${sql.lit(kind)} as kind, ${sql.ref(id)} as id, ${name} as name, ${sql.ref(since)} as since,
      ${dueOn ? sql.ref(dueOn) : sql`null::date`} as due_on
    from ${open} order by since, id limit ${limit}) oldest`
}

interface OpenRow {
  id: string
  kind: OpenKind
  name: string
  since: Date
  due_on: string | null
  place: number
}

/** Oldest first. Of each kind no more is read than one page and those before it can show. */
export async function findOpenCases(db: Db, { pageNumber, pageSize }: Page): Promise<OpenCase[]> {
  const skipped = pageNumber * pageSize
  const kinds = OPEN_KINDS.map((kind) => sql`(${oldestOf(kind, skipped + pageSize)})`)
  const { rows } = await sql<OpenRow>`
    select * from (${sql.join(kinds, sql` union all `)}) open
    order by since, kind, id limit ${pageSize} offset ${skipped}`.execute(db)
  return rows.map(({ id, kind, name, since, due_on, place }) => ({
    id: `${kind}:${id}`,
    caseId: id,
    kind,
    name,
    since: since.toISOString(),
    dueOn: due_on,
    listPage: Math.ceil(place / OPERATOR_PAGE),
  }))
}

/** Counted up to a limit for each kind. */
export async function countOpenCases(db: Db): Promise<number> {
  const kinds = OPEN_KINDS.map((kind) => sql`(select 1 from ${sources[kind].open} limit ${COUNTED_ROWS})`)
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${sql.join(kinds, sql` union all `)}) open`.execute(db)
  return Math.min(rows[0]?.count ?? 0, COUNTED_ROWS)
}
