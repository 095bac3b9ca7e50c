import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'
import type { PaymentTables } from '../../db/payment-tables.ts'

type OrderTable = PaymentTables['orders']
export type OrderRow = Selectable<OrderTable>

/** An order with its payment. */
export type PaidOrder = OrderRow & {
  [Key in 'method' | 'provider' | 'account_bank' | 'account_number' | 'account_holder' | 'return_at']:
    | Selectable<PaymentTables['payments']>[Key]
    | null
} & {
  /** Whom the tax invoice is for that was asked for and not answered yet. */
  invoice_hint: string | null
}

export async function insertOrder(db: Db, order: Insertable<OrderTable>): Promise<OrderRow> {
  return db.insertInto('orders').values(order).returningAll().executeTakeFirstOrThrow()
}

/** The member's identical order, if it stays payable at least until then. */
export async function findSameUnpaid(
  db: Db,
  order: Pick<OrderRow, 'member_id' | 'job_id' | 'product_id' | 'region_ids' | 'coupon_id' | 'total_amount'>,
  payableUntil: Date,
): Promise<OrderRow | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('member_id', '=', order.member_id)
    .where('job_id', '=', order.job_id)
    .where('product_id', '=', order.product_id)
    .where(sql<boolean>`region_ids = ${order.region_ids}::int[]`)
    .where('coupon_id', 'is not distinct from', order.coupon_id)
    .where('total_amount', '=', order.total_amount)
    .where('status', '=', 'PENDING')
    .where('expires_at', '>=', payableUntil)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The newest order for the member's announcement whose virtual account still accepts its deposit. */
export async function findDepositDue(
  db: Db,
  { memberId, jobId, now }: { memberId: string; jobId: string; now: Date },
): Promise<OrderRow | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('job_id', '=', jobId)
    .where('status', '=', 'WAITING_DEPOSIT')
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Another order for the announcement that is, or is about to be, paid by a deposit. */
export async function findOtherDeposit(
  db: Db,
  { id, job_id: jobId }: Pick<OrderRow, 'id' | 'job_id'>,
  now: Date,
): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('orders')
    .leftJoin('payments', 'payments.order_id', 'orders.id')
    .select('orders.id')
    .where('orders.job_id', '=', jobId)
    .where('orders.id', '<>', id)
    .where('orders.expires_at', '>', now)
    .where((eb) =>
      eb.or([
        eb('orders.status', '=', 'WAITING_DEPOSIT'),
        eb.and([eb('orders.status', '=', 'PENDING'), eb('payments.method', '=', 'DepositWithoutBankbook')]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
}

/** The member's latest unpaid order since then, skipping that many. */
export async function findLatestUnpaid(
  db: Db,
  memberId: string,
  since: Date,
  skipped: number,
): Promise<Pick<OrderRow, 'created_at'> | undefined> {
  return db
    .selectFrom('orders')
    .select('created_at')
    .where('member_id', '=', memberId)
    .where('created_at', '>', since)
    .where('status', 'not in', ['PAID', 'WAITING_DEPOSIT', 'REFUNDED'])
    .orderBy('created_at', 'desc')
    .offset(skipped)
    .limit(1)
    .executeTakeFirst()
}

/** An own order; undefined for those of other members. */
export async function findOwnOrder(db: Db, memberId: string, id: string): Promise<PaidOrder | undefined> {
  return db
    .selectFrom('orders')
    .leftJoin('payments', 'payments.order_id', 'orders.id')
    .selectAll('orders')
    .select(['method', 'provider', 'account_bank', 'account_number', 'account_holder', 'return_at'])
    .select((eb) =>
      eb
        .selectFrom('receipt_requests as r')
        .select('r.recipient_hint')
        .whereRef('r.order_id', '=', 'orders.id')
        .where('r.kind', '=', 'TAX_INVOICE')
        .where('r.status', '=', 'REQUESTED')
        .as('invoice_hint'),
    )
    .where('orders.id', '=', id)
    .where('orders.member_id', '=', memberId)
    .executeTakeFirst()
}

/** Locked until the transaction ends, to serialize confirming, cancelling, expiring and refunding. */
export async function lockOrder(tx: Tx, id: string): Promise<OrderRow | undefined> {
  return tx.selectFrom('orders').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

export async function updateOrder(db: Db, id: string, change: Updateable<OrderTable>): Promise<void> {
  await db.updateTable('orders').set(change).where('id', '=', id).execute()
}

/** Deletes what was asked for with the payment of orders that ended unpaid. */
export async function deleteReceiptRequests(tx: Tx, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length > 0) await tx.deleteFrom('receipt_requests').where('order_id', 'in', orderIds).execute()
}

/**
 * Expires overdue orders without a payment.
 * @returns them
 */
export async function expireUnbegun(db: Db, now: Date, most: number): Promise<OrderRow[]> {
  return db
    .updateTable('orders')
    .set({ status: 'EXPIRED', updated_at: now })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('orders')
        .select('id')
        .where('status', '=', sql.lit('PENDING' as const))
        .where('expires_at', '<=', now)
        .where(sql<boolean>`not exists (select from payments where order_id = orders.id)`)
        .orderBy('expires_at')
        .limit(most),
    )
    .where('status', '=', sql.lit('PENDING' as const))
    .where(sql<boolean>`not exists (select from payments where order_id = orders.id)`)
    .returningAll()
    .execute()
}

/** Whether an order for the job was refunded since then. */
export async function hasRefundSince(db: Db, jobId: string, since: Date): Promise<boolean> {
  const refunded = await db
    .selectFrom('orders')
    .select('id')
    .where('job_id', '=', jobId)
    .where('status', '=', 'REFUNDED')
    .where('updated_at', '>=', since)
    .executeTakeFirst()
  return refunded !== undefined
}

/** Postpones passes of a job that had not begun at that time. */
export async function postponePasses(
  db: Db,
  jobId: string,
  since: Date,
  milliseconds: number,
): Promise<void> {
  await sql`
    update orders set starts_at = starts_at + make_interval(secs => ${milliseconds / 1000})
    where job_id = ${jobId} and status = 'PAID' and starts_at > ${since}`.execute(db)
}

/**
 * Sets when the paid passes of jobs start whose days waited and are now part of the term, one after the other as they
 * were paid. Counted from the end of the term, as an operator may have granted further days.
 * @param from when the days that waited begin
 */
export async function startPasses(db: Db, jobIds: readonly string[], from: Date): Promise<void> {
  await sql`
    update orders o set starts_at = w.starts_at from (
      select q.id, j.period_end - make_interval(hours => 24 * (
        sum(q.days) over (partition by q.job_id order by q.paid_at desc, q.id desc))::int) as starts_at
      from orders q join jobs j on j.id = q.job_id
      where q.job_id = any(${jobIds}::uuid[]) and q.status = 'PAID' and q.starts_at is null) w
    where w.id = o.id and w.starts_at >= ${from}`.execute(db)
}

/** Takes back the starts of passes whose jobs wait again, as they were not public after all. */
export async function unstartPasses(db: Db, jobIds: readonly string[], since: Date): Promise<void> {
  await sql`
    update orders set starts_at = null
    where job_id = any(${jobIds}::uuid[]) and status = 'PAID' and starts_at >= ${since}`.execute(db)
}
