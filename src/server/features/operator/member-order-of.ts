import type { MemberOrder } from '../../../contract/operator/member.ts'
import { refundObstacleOf } from '../order/service.ts'
import type { OrderCaseRow } from './member-queries.ts'

export function memberOrderOf(row: OrderCaseRow, now: Date): MemberOrder {
  const obstacle = row.status === 'PAID' ? refundObstacleOf(row, now) : null
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
