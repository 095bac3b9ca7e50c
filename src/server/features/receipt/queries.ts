import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely'
import type { ReceiptKind, ReceiptList } from '../../../contract/payment/receipt.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { JobTables } from '../../db/job-tables.ts'
import type { PaymentTables } from '../../db/payment-tables.ts'
import { rowsOf } from '../operator/shape.ts'
import type { CaseList } from '../operator/case-list.ts'
import type { OrderRow } from '../order/service.ts'

type RequestTable = PaymentTables['receipt_requests']
type PaymentFacts = Pick<
  Selectable<PaymentTables['payments']>,
  'method' | 'provider' | 'card_company' | 'instalment' | 'slip_url' | 'depositor'
>

export type RequestRow = Selectable<RequestTable>
export type BoughtRow = OrderRow & { [Key in keyof PaymentFacts]: PaymentFacts[Key] | null } & {
  coupon_name: string | null
  /** Bought points that the member has left. */
  paid_points: number | null
  /** Why the posting of a pass was closed. */
  closed_reason: Selectable<JobTables['jobs']>['closed_reason'] | null
}

/** An own order that was paid; undefined for others. */
export async function findBought(db: Db, memberId: string, id: string): Promise<BoughtRow | undefined> {
  return db
    .selectFrom('orders')
    .leftJoin('payments as p', 'p.order_id', 'orders.id')
    .leftJoin('coupons as c', 'c.id', 'orders.coupon_id')
    .leftJoin('point_accounts as a', 'a.member_id', 'orders.member_id')
    .leftJoin('jobs as j', 'j.id', 'orders.job_id')
    .selectAll('orders')
    .select(['p.method', 'p.provider', 'p.card_company', 'p.instalment', 'p.slip_url', 'p.depositor'])
    .select(['c.name as coupon_name', 'a.paid as paid_points', 'j.closed_reason'])
    .where('orders.id', '=', id)
    .where('orders.member_id', '=', memberId)
    .where('orders.status', 'in', ['PAID', 'REFUNDED'])
    .executeTakeFirst()
}

const requestFor = (db: Db, orderId: string) =>
  db.selectFrom('receipt_requests').selectAll().where('order_id', '=', orderId)

export async function findRequest(db: Db, orderId: string): Promise<RequestRow | undefined> {
  return requestFor(db, orderId).executeTakeFirst()
}

/**
 * Kind of the receipt that was issued for an order and not cancelled, as part of a query.
 * @param column of the order's id
 */
export const issuedReceiptOf = (column: string): RawBuilder<ReceiptKind | null> =>
  sql`(select kind from receipt_requests
    where order_id = ${sql.ref(column)} and status = 'ISSUED' and cancelled_at is null)`

/** The representative of the verified business that placed the order. */
export async function findRepresentative(db: Db, orderId: string): Promise<string | null> {
  const business = await db
    .selectFrom('orders as o')
    .innerJoin('companies as c', 'c.member_id', 'o.member_id')
    .innerJoin('business_verifications as b', 'b.company_id', 'c.id')
    .select('b.person_name')
    .where('o.id', '=', orderId)
    .where('b.status', '=', 'VERIFIED')
    .executeTakeFirst()
  return business?.person_name ?? null
}

/** Locked until the transaction ends, so that it is issued once. */
export async function lockRequest(tx: Tx, orderId: string): Promise<RequestRow | undefined> {
  return requestFor(tx, orderId).forNoKeyUpdate().executeTakeFirst()
}

/** @returns false if the order has a request already */
export async function insertRequest(db: Db, request: Insertable<RequestTable>): Promise<boolean> {
  const inserted = await db
    .insertInto('receipt_requests')
    .values(request)
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .returning('order_id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Forgets a request that nobody has answered. */
export async function deleteRequest(tx: Tx, orderId: string): Promise<void> {
  await tx
    .deleteFrom('receipt_requests')
    .where('order_id', '=', orderId)
    .where('status', '=', 'REQUESTED')
    .execute()
}

export async function updateRequest(
  db: Db,
  orderId: string,
  change: Updateable<RequestTable>,
): Promise<void> {
  await db.updateTable('receipt_requests').set(change).where('order_id', '=', orderId).execute()
}

export interface RequestCaseRow extends RequestRow {
  total_amount: number
  order_status: OrderRow['status']
  member_id: string | null
  paid_at: Date | null
  provider: string | null
  company_name: string | null
  business_name: string | null
  business_number: string | null
}

const lists: Record<ReceiptList, { where: RawBuilder<unknown>; order: RawBuilder<unknown> }> = {
  REQUESTED: { where: sql`r.status = 'REQUESTED' and o.status = 'PAID'`, order: sql`r.requested_at` },
  TO_CANCEL: {
    where: sql`r.status = 'ISSUED' and r.cancelled_at is null and o.status = 'REFUNDED'`,
    order: sql`o.updated_at`,
  },
  ISSUED: {
    where: sql`r.status = 'ISSUED'`,
    order: sql`(o.status = 'REFUNDED' and r.cancelled_at is null) desc, r.issued_at desc`,
  },
  REFUSED: { where: sql`r.status = 'REFUSED'`, order: sql`r.refused_at desc` },
}

/** Those that need an operator, oldest first; others latest first, those to cancel before all. */
export const requestList: CaseList<RequestCaseRow, ReceiptList> = {
  from: sql`receipt_requests r join orders o on o.id = r.order_id`,
  joins: sql`left join payments p on p.order_id = o.id
    left join companies c on c.member_id = o.member_id
    left join business_verifications b on b.company_id = c.id and b.status = 'VERIFIED'`,
  ...rowsOf(sql<RequestCaseRow>`r.*, o.total_amount, o.status as order_status, o.member_id, o.paid_at, p.provider, c.name as company_name, b.business_name,
    b.business_number`),
  listed: (list) => lists[list],
  id: 'r.order_id',
}
