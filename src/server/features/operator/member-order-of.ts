import type { MemberOrder } from '../../../contract/operator/member.ts'
import type { OrderCaseRow } from './member-queries.ts'

export function memberOrderOf(row: OrderCaseRow): MemberOrder {
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
  }
}
