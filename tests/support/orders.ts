import { v7 } from 'uuid'
import type { Insertable } from 'kysely'
import type { PaymentTables } from '../../src/server/db/payment-tables.ts'
import type { RunningServer } from './server.ts'

const POINTS = 10_000

/** An unsaved order for points, by default unpaid. */
export function orderRow(memberId: string, overrides: Partial<Insertable<PaymentTables['orders']>> = {}) {
  const at = overrides.created_at ?? new Date()
  return {
    id: v7(),
    member_id: memberId,
    product_id: 'ticket-10000',
    kind: 'TICKET' as const,
    points: POINTS,
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

/** A paid order whose points are entered in the ledger. */
export async function aPaidTicket({ database: { db } }: RunningServer, memberId: string): Promise<string> {
  const order = orderRow(memberId, {
    status: 'PAID',
    discount_amount: 10_000,
    total_amount: 0,
    paid_at: new Date(),
  })
  await db.insertInto('orders').values(order).execute()
  await db.transaction().execute(async (tx) => {
    const movement = {
      movement_id: v7(),
      reason: 'PURCHASE',
      reference: order.id,
      created_at: order.created_at,
      member_id: memberId,
    } as const
    await tx.insertInto('point_accounts').values({ member_id: memberId, paid: POINTS }).execute()
    await tx
      .insertInto('point_entries')
      .values([
        { id: v7(), account: 'PAID', points: POINTS, ...movement },
        { id: v7(), account: 'SALES', points: -POINTS, ...movement },
      ])
      .execute()
  })
  return order.id
}
