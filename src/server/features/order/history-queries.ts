import { sql } from 'kysely'
import type { JobStatus, OrderStatus, PointReason, ProductKind } from '../../../contract/base/enums.ts'
import type { ReceiptKind, ReceiptStatus } from '../../../contract/payment/receipt.ts'
import type { Db } from '../../db/database.ts'
import { type Period, within } from './money-queries.ts'

export interface HistoryPage extends Period {
  pageNumber: number
  pageSize: number
  now: Date
}

/** Of the cash receipt or tax invoice that was asked for. */
export interface ReceiptColumns {
  receipt_kind: ReceiptKind | null
  receipt_status: ReceiptStatus | null
  issued_at: Date | null
  cancelled_at: Date | null
  refusal: string | null
}

const receiptColumns = sql`r.kind as receipt_kind, r.status as receipt_status, r.issued_at, r.cancelled_at, r.refusal`

export interface AnnouncementPaymentRow extends ReceiptColumns {
  id: string
  paid_at: Date
  updated_at: Date
  status: OrderStatus
  kind: ProductKind
  job_id: string | null
  title: string | null
  total_amount: number
  job_status: JobStatus | null
  period_end: Date | null
  paid_days: number | null
}

/** Paid in the period, or refunded in it. */
const paidPasses = (memberId: string, period: Period) => sql`
  o.member_id = ${memberId} and o.kind <> 'TICKET' and o.status in ('PAID', 'REFUNDED')
  and (${within(sql`o.paid_at`, period)}
    or (o.status = 'REFUNDED' and ${within(sql`o.updated_at`, period)}))`

/** Paid passes, latest first. */
export async function findAnnouncementPayments(
  db: Db,
  memberId: string,
  page: HistoryPage,
): Promise<AnnouncementPaymentRow[]> {
  const { rows } = await sql<AnnouncementPaymentRow>`
    select o.id, o.paid_at, o.updated_at, o.status, o.kind, o.job_id, o.title, o.total_amount,
      j.status as job_status, j.period_end, j.paid_days, ${receiptColumns}
    from orders o left join jobs j on j.id = o.job_id left join receipt_requests r on r.order_id = o.id
    where ${paidPasses(memberId, page)}
    order by o.created_at desc, o.id desc
    limit ${page.pageSize} offset ${page.pageNumber * page.pageSize}`.execute(db)
  return rows
}

export async function countAnnouncementPayments(db: Db, memberId: string, period: Period): Promise<number> {
  return count(db, sql`select from orders o where ${paidPasses(memberId, period)}`)
}

export interface DepositRow {
  id: string
  created_at: Date
  expires_at: Date
  status: OrderStatus
  kind: ProductKind
  job_id: string | null
  title: string | null
  total_amount: number
  account_bank: string | null
  account_number: string | null
  account_holder: string | null
}

/** Virtual accounts that still accept a deposit, latest first. */
export async function findDeposits(db: Db, memberId: string, page: HistoryPage): Promise<DepositRow[]> {
  const { rows } = await sql<DepositRow>`
    select o.id, o.created_at, o.expires_at, o.status, o.kind, o.job_id, o.title, o.total_amount,
      p.account_bank, p.account_number, p.account_holder
    from orders o join payments p on p.order_id = o.id
    where o.member_id = ${memberId} and o.status = 'WAITING_DEPOSIT' and o.expires_at > ${page.now}
    order by o.created_at desc, o.id desc
    limit ${page.pageSize} offset ${page.pageNumber * page.pageSize}`.execute(db)
  return rows
}

export async function countDeposits(db: Db, memberId: string, now: Date): Promise<number> {
  return count(
    db,
    sql`select from orders
      where member_id = ${memberId} and status = 'WAITING_DEPOSIT' and expires_at > ${now}`,
  )
}

export interface TicketRow extends ReceiptColumns {
  id: string
  date: Date
  status: OrderStatus | null
  reason: PointReason
  point: number
  /** Of a resume that was paid for and that the company may still open. */
  resume_id: string | null
  resume_name: string | null
}

const ticketsOf = (memberId: string, period: Period) => sql`select * from (
  select id, paid_at as date, status, 'PURCHASE' as reason, total_amount as point, null as reference from orders
  where member_id = ${memberId} and kind = 'TICKET' and status in ('PAID', 'REFUNDED')
  union all
  select e.movement_id, e.created_at, o.status, e.reason, -o.total_amount, null
  from point_entries e join orders o on o.id::text = e.reference and o.member_id = e.member_id
  where e.member_id = ${memberId} and e.account = 'PAID' and e.reason = 'REFUND'
  union all
  select movement_id, created_at, null, reason, abs(sum(points))::int, reference from point_entries
  where member_id = ${memberId} and account in ('PAID', 'FREE') and reason in ('VIEW', 'GRANT')
  group by movement_id, created_at, reason, reference) t where ${within(sql`t.date`, period)}`

/** Tickets bought and refunded, points spent on resumes and points granted, latest first. */
export async function findTicketMovements(db: Db, memberId: string, page: HistoryPage): Promise<TicketRow[]> {
  const { rows } = await sql<TicketRow>`
    select p.id, p.date, p.status, p.reason, p.point, v.resume_id, v.resume_name, ${receiptColumns}
    from (${ticketsOf(memberId, page)} order by date desc, id desc
      limit ${page.pageSize} offset ${page.pageNumber * page.pageSize}) p
    left join receipt_requests r on p.reason = 'PURCHASE' and r.order_id = p.id
    left join lateral (
      select f.id as resume_id, f.name as resume_name from resumes f
      join resume_views w on w.resume_id = f.id join companies c on c.id = w.company_id
      where p.reason = 'VIEW' and f.id::text = p.reference and c.member_id = ${memberId}
        and c.verified_at is not null) v on true
    order by p.date desc, p.id desc`.execute(db)
  return rows
}

export async function countTicketMovements(db: Db, memberId: string, period: Period): Promise<number> {
  return count(db, ticketsOf(memberId, period))
}

async function count(db: Db, rows: ReturnType<typeof sql>): Promise<number> {
  const result = await sql<{ count: number }>`select count(*) as count from (${rows}) as rows`.execute(db)
  return result.rows[0]?.count ?? 0
}
