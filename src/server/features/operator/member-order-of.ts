import type { MemberOrder } from '../../../contract/operator/member.ts'
import type { OrderCaseRow } from './member-queries.ts'

export function memberOrderOf(row: OrderCaseRow, now: Date): MemberOrder {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    status: row.status,
    totalAmount: row.total_amount,
    method: row.method,
    createdDate: row.created_at.toISOString(),
    paidDate: row.paid_at?.toISOString() ?? null,
    isReturnDue: row.return_at !== null && row.returned_at === null,
    returnedDate: row.returned_at?.toISOString() ?? null,
    isRefundable: row.status === 'PAID' && !isUsed(row, now),
  }
}

/** As `revertPurchase` would find it (order/service.ts). */
function isUsed({ kind, points, paid_points, starts_at }: OrderCaseRow, now: Date): boolean {
  if (kind === 'TICKET') return points === null || (paid_points ?? 0) < points
  return starts_at !== null && starts_at <= now
}
