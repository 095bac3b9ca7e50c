import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { PaymentTables } from '../../db/payment-tables.ts'

type PaymentTable = PaymentTables['payments']
export type PaymentRow = Selectable<PaymentTable>

/** Creates a payment, or updates the choices of one already started. */
export async function savePayment(db: Db, payment: Insertable<PaymentTable>): Promise<void> {
  const { provider, method, card_company, instalment, look_at } = payment
  await db
    .insertInto('payments')
    .values(payment)
    .onConflict((conflict) =>
      conflict.column('order_id').doUpdateSet({ provider, method, card_company, instalment, look_at }),
    )
    .execute()
}

export async function findPayment(db: Db, orderId: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('order_id', '=', orderId).executeTakeFirst()
}

export async function updatePayment(
  db: Db,
  orderId: string,
  change: Updateable<PaymentTable>,
): Promise<void> {
  await db.updateTable('payments').set(change).where('order_id', '=', orderId).execute()
}

/**
 * Claims payments to poll until `leaseUntil` by moving `look_at` forward; those of a process that died become due
 * again.
 */
export async function claimPaymentPolls(
  db: Db,
  now: Date,
  leaseUntil: Date,
  most: number,
): Promise<string[]> {
  const rows = await db
    .updateTable('payments')
    .set((eb) => ({ look_at: leaseUntil, looks: eb('looks', '+', 1) }))
    .where('order_id', 'in', (eb) =>
      eb.selectFrom('payments').select('order_id').where('look_at', '<=', now).orderBy('look_at').limit(most),
    )
    .where('look_at', '<=', now)
    .returning('order_id')
    .execute()
  return rows.map((row) => row.order_id)
}

/** Outstanding refunds; deposits at a real provider wait for an operator, who knows the account. */
export async function claimDueRefunds(
  db: Db,
  now: Date,
  leaseUntil: Date,
  most: number,
): Promise<PaymentRow[]> {
  return db
    .updateTable('payments')
    .set({ return_at: leaseUntil })
    .where('order_id', 'in', (eb) =>
      eb
        .selectFrom('payments')
        .select('order_id')
        .where('return_at', '<=', now)
        .where('returned_at', 'is', null)
        .where(sql<boolean>`(method <> 'DepositWithoutBankbook' or provider = 'sandbox')`)
        .orderBy('return_at')
        .limit(most),
    )
    .where('return_at', '<=', now)
    .where('returned_at', 'is', null)
    .returningAll()
    .execute()
}
