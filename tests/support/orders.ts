import { v7 } from 'uuid'
import type { Insertable } from 'kysely'
import type { PaymentTables } from '../../src/server/db/payment-tables.ts'

/** An unsaved order for points, by default unpaid. */
export function orderRow(memberId: string, overrides: Partial<Insertable<PaymentTables['orders']>> = {}) {
  const at = overrides.created_at ?? new Date()
  return {
    id: v7(),
    member_id: memberId,
    product_id: 'ticket-10000',
    kind: 'TICKET' as const,
    points: 10_000,
    status: 'PENDING' as const,
    product_amount: 10_000,
    surcharge_amount: 0,
    discount_amount: 0,
    total_amount: 10_000,
    created_at: at,
    expires_at: at,
    updated_at: at,
    ...overrides,
  }
}
