import type { MemberOrder } from '../../../contract/operator/member.ts'
import type { OrderCaseRow } from './member-queries.ts'

export function memberOrderOf(row: OrderCaseRow, now: Date): MemberOrder {
  const obstacle = row.status === 'PAID' ? obstacleOf(row, now) : null
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
    isRefundable: row.status === 'PAID' && obstacle === null,
    refundObstacle: obstacle,
    issuedReceipt: row.issued_receipt,
  }
}

/** As `revertPurchase` would find it (order/service.ts). */
function obstacleOf(
  { kind, points, paid_points, starts_at }: OrderCaseRow,
  now: Date,
): MemberOrder['refundObstacle'] {
  if (kind === 'TICKET') return points === null || (paid_points ?? 0) < points ? 'POINTS_USED' : null
  return starts_at !== null && starts_at <= now ? 'PASS_STARTED' : null
}
