import type { OrderStatus } from '../../../contract/base/enums.ts'
import type { TicketMovement } from '../../../contract/payment/order.ts'

/** Total in won without refunded payments. */
export function paidWon(rows: readonly { payAmount: number; status: OrderStatus }[]): number {
  return rows.reduce((sum, { payAmount, status }) => (status === 'REFUNDED' ? sum : sum + payAmount), 0)
}

/** Won paid for tickets minus refunds, and points spent on resumes as a positive number. */
export function ticketTotals(rows: readonly TicketMovement[]): { won: number; points: number } {
  const sum = (...reasons: TicketMovement['reason'][]) =>
    rows.reduce((total, { reason, point }) => (reasons.includes(reason) ? total + point : total), 0)
  return { won: sum('PURCHASE', 'REFUND'), points: sum('VIEW') }
}
