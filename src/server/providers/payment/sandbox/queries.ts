import type { Insertable, Selectable } from 'kysely'
import { v7 } from 'uuid'
import type { Db } from '../../../db/database.ts'
import type { PaymentTables } from '../../../db/payment-tables.ts'

export type SandboxRow = Selectable<PaymentTables['sandbox_payments']>

export async function findSandboxPayment(db: Db, id: string): Promise<SandboxRow | undefined> {
  return db.selectFrom('sandbox_payments').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function findSandboxPayments(db: Db, from: Date, until: Date): Promise<SandboxRow[]> {
  return db
    .selectFrom('sandbox_payments')
    .selectAll()
    .where('created_at', '>=', from)
    .where('created_at', '<=', until)
    .execute()
}

/** Does nothing if the payment exists. */
export async function insertSandboxPayment(
  db: Db,
  payment: Insertable<PaymentTables['sandbox_payments']>,
): Promise<void> {
  await db
    .insertInto('sandbox_payments')
    .values(payment)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

type Change = Partial<Pick<SandboxRow, 'status' | 'bank' | 'account_number' | 'due_at' | 'silent_until'>>

/**
 * Updates a payment if it has the given status, so that only one of two concurrent changes takes effect.
 * @returns whether it was updated
 */
export async function moveSandboxPayment(
  db: Db,
  id: string,
  from: SandboxRow['status'],
  change: Change,
  now: Date,
): Promise<boolean> {
  const moved = await db
    .updateTable('sandbox_payments')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .where('status', '=', from)
    .returning('id')
    .executeTakeFirst()
  return moved !== undefined
}

export interface Delivery {
  eventId: string
  body: string
  dueAt: Date
}

export async function insertWebhooks(db: Db, deliveries: readonly Delivery[]): Promise<void> {
  const rows = deliveries.map(({ eventId, body, dueAt }) => ({
    id: v7(),
    event_id: eventId,
    body,
    due_at: dueAt,
  }))
  await db.insertInto('sandbox_webhooks').values(rows).execute()
}

/** Claims due webhooks by moving `due_at` to the end of the lease. */
export async function claimWebhooks(db: Db, now: Date, leaseUntil: Date, most: number) {
  return db
    .updateTable('sandbox_webhooks')
    .set((eb) => ({ due_at: leaseUntil, attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', (eb) =>
      eb.selectFrom('sandbox_webhooks').select('id').where('due_at', '<=', now).orderBy('due_at').limit(most),
    )
    .where('due_at', '<=', now)
    .returning(['id', 'event_id', 'body', 'attempts'])
    .execute()
}

export async function removeWebhook(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sandbox_webhooks').where('id', '=', id).execute()
}
