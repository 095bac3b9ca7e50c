import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { ReceiptStatus } from '../../../contract/payment/receipt.ts'
import type { Db } from '../../db/database.ts'
import { countRows, type Page } from '../../db/page.ts'
import type { PaymentTables } from '../../db/payment-tables.ts'
import type { OrderRow } from '../order/service.ts'

type RequestTable = PaymentTables['receipt_requests']
type PaymentFacts = Pick<
  Selectable<PaymentTables['payments']>,
  'method' | 'provider' | 'card_company' | 'instalment' | 'slip_url' | 'depositor'
>

export type RequestRow = Selectable<RequestTable>
export type BoughtRow = OrderRow & { [Key in keyof PaymentFacts]: PaymentFacts[Key] | null } & {
  coupon_name: string | null
}

/** An own order that was paid; undefined for others. */
export async function findBought(db: Db, memberId: string, id: string): Promise<BoughtRow | undefined> {
  return db
    .selectFrom('orders')
    .leftJoin('payments as p', 'p.order_id', 'orders.id')
    .leftJoin('coupons as c', 'c.id', 'orders.coupon_id')
    .selectAll('orders')
    .select(['p.method', 'p.provider', 'p.card_company', 'p.instalment', 'p.slip_url', 'p.depositor'])
    .select('c.name as coupon_name')
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

/** Locked until the transaction ends, so that it is issued once. */
export async function lockRequest(db: Db, orderId: string): Promise<RequestRow | undefined> {
  return requestFor(db, orderId).forNoKeyUpdate().executeTakeFirst()
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
  business_name: string | null
  business_number: string | null
}

/** Waiting ones of paid orders, oldest first; issued ones, refunded orders before others, latest first. */
export async function findRequestPage(db: Db, status: ReceiptStatus, page: Page): Promise<RequestCaseRow[]> {
  const isWaiting = status === 'REQUESTED'
  const { rows } = await sql<RequestCaseRow>`
    select r.*, o.total_amount, o.status as order_status, o.member_id, b.business_name, b.business_number
    from receipt_requests r join orders o on o.id = r.order_id
      left join companies c on c.member_id = o.member_id
      left join business_verifications b on b.company_id = c.id and b.status = 'VERIFIED'
    where r.status = ${status} and (o.status = 'PAID' or r.status = 'ISSUED')
    order by ${isWaiting ? sql`r.requested_at` : sql`(o.status = 'REFUNDED') desc, r.issued_at desc`}, r.order_id
    limit ${page.pageSize} offset ${page.pageNumber * page.pageSize}`.execute(db)
  return rows
}

export async function countRequests(db: Db, status: ReceiptStatus): Promise<number> {
  return countRows(
    db
      .selectFrom('receipt_requests as r')
      .innerJoin('orders as o', 'o.id', 'r.order_id')
      .where('r.status', '=', status)
      .where((eb) => eb.or([eb('o.status', '=', 'PAID'), eb('r.status', '=', 'ISSUED')])),
  )
}
