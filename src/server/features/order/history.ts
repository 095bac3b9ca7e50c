import type { OrderType } from '../../../contract/base/enums.ts'
import type { AnnouncementPayment, DepositWaiting, TicketMovement } from '../../../contract/payment/order.ts'
import { TIER_OF } from '../../../contract/payment/product.ts'
import type { ReceiptState } from '../../../contract/payment/receipt.ts'
import type { Db } from '../../db/database.ts'
import {
  type AnnouncementPaymentRow,
  countAnnouncementPayments,
  countDeposits,
  countTicketMovements,
  type DepositRow,
  findAnnouncementPayments,
  findDeposits,
  findTicketMovements,
  type HistoryPage,
  type ReceiptColumns,
  type TicketRow,
} from './history-queries.ts'

type HistoryRow = AnnouncementPayment | DepositWaiting | TicketMovement

/** A page of one of the payment histories: announcements, deposits or reading tickets. */
export async function readHistory(
  db: Db,
  memberId: string,
  type: OrderType,
  page: HistoryPage,
): Promise<{ data: HistoryRow[]; totalCount: number }> {
  switch (type) {
    case 'announcement': {
      const rows = await findAnnouncementPayments(db, memberId, page)
      const data = rows.map((row) => announcementPayment(row, page.now))
      return { data, totalCount: await countAnnouncementPayments(db, memberId, page) }
    }
    case 'deposit': {
      const rows = await findDeposits(db, memberId, page)
      return { data: rows.map(deposit), totalCount: await countDeposits(db, memberId, page.now) }
    }
    case 'ticket': {
      const rows = await findTicketMovements(db, memberId, page)
      return { data: rows.map(ticket), totalCount: await countTicketMovements(db, memberId, page) }
    }
  }
}

function announcementPayment(row: AnnouncementPaymentRow, now: Date): AnnouncementPayment {
  return {
    type: 'announcement',
    id: row.id,
    date: row.paid_at.toISOString(),
    status: row.status,
    jobId: row.job_id,
    title: row.title ?? '',
    leftPeriod: daysLeft(row, now),
    payAmount: row.total_amount,
    jobType: TIER_OF[row.kind] ?? 'LOCAL',
    refundedDate: row.status === 'REFUNDED' ? row.updated_at.toISOString() : null,
    receipt: receiptIn(row),
  }
}

function receiptIn(row: ReceiptColumns): ReceiptState | null {
  const { receipt_kind: kind, receipt_status: status, refusal } = row
  if (kind === null || status === null) return null
  return {
    kind,
    status,
    refusal,
    issuedDate: row.issued_at?.toISOString() ?? null,
    cancelledDate: row.cancelled_at?.toISOString() ?? null,
  }
}

const DAY = 86_400_000

/** Days that wait for the employer's verification have not been used. */
function daysLeft({ job_status, period_end, paid_days }: AnnouncementPaymentRow, now: Date): number {
  if (job_status === 'IN_REVIEW') return paid_days ?? 0
  if (job_status !== 'IN_PROGRESS' || !period_end) return 0
  return Math.max(0, Math.ceil((period_end.getTime() - now.getTime()) / DAY))
}

function deposit(row: DepositRow): DepositWaiting {
  return {
    type: 'deposit',
    id: row.id,
    date: row.created_at.toISOString(),
    status: row.status,
    kind: row.kind,
    jobId: row.job_id,
    title: row.title,
    account: [row.account_bank, row.account_number].filter(Boolean).join(' '),
    holder: row.account_holder ?? '',
    dueDate: row.expires_at.toISOString(),
    payAmount: row.total_amount,
    jobType: TIER_OF[row.kind],
  }
}

function ticket(row: TicketRow): TicketMovement {
  const { id, status, reason, point, date, resume_id, resume_name } = row
  return {
    id,
    status,
    reason,
    point,
    type: 'ticket',
    reading: reason === 'VIEW',
    date: date.toISOString(),
    receipt: receiptIn(row),
    resume: resume_id !== null && resume_name !== null ? { id: resume_id, name: resume_name } : null,
  }
}
