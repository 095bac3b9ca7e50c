import type { OrderStatus } from '../../../contract/enums.ts'
import type { TicketMovement } from '../../../contract/order.ts'

/** Won that were paid and not given back. */
export function paidWon(rows: readonly { payAmount: number; status: OrderStatus }[]): number {
  return rows.reduce((sum, { payAmount, status }) => (status === 'REFUNDED' ? sum : sum + payAmount), 0)
}

/** Won that were paid for tickets, and points that were spent on resumes, as positive numbers. */
export function ticketTotals(rows: readonly TicketMovement[]): { won: number; points: number } {
  const bought = rows.filter(({ reading, status }) => !reading && status !== 'REFUNDED')
  const read = rows.filter(({ reading }) => reading)
  const sum = (each: readonly TicketMovement[]) =>
    each.reduce((total, { point }) => total + Math.abs(point), 0)
  return { won: sum(bought), points: sum(read) }
}
