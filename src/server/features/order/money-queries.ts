import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { OrderSums } from '../../../contract/payment/order.ts'
import type { ReceiptKind, ReceiptStatus } from '../../../contract/payment/receipt.ts'
import type { Db } from '../../db/database.ts'
import type { PaymentTables } from '../../db/payment-tables.ts'
import { seoulDayStart } from '../../seoul-day.ts'
import type { OrderRow } from './queries.ts'

/** Days in Seoul, both included; open where one is missing. */
export interface Period {
  from?: string | undefined
  to?: string | undefined
}

export function within(moment: RawBuilder<unknown>, { from, to }: Period): RawBuilder<boolean> {
  const start = from === undefined ? sql`true` : sql`${moment} >= ${seoulDayStart(from)}`
  const end = to === undefined ? sql`true` : sql`${moment} < ${seoulDayStart(to, 1)}`
  return sql`(${start} and ${end})`
}

const kinds = {
  announcement: sql`o.kind <> 'TICKET'`,
  ticket: sql`o.kind = 'TICKET'`,
}

/** Payments count on the day they were made, refunds on theirs. An order changes no more once it is refunded. */
export async function sumMoney(
  db: Db,
  memberId: string,
  { type, ...period }: Period & { type?: keyof typeof kinds | undefined },
): Promise<OrderSums> {
  const { rows } = await sql<{ paid: number; refunded: number }>`
    select coalesce(sum(o.total_amount) filter (where ${within(sql`o.paid_at`, period)}), 0) as paid,
      coalesce(sum(o.total_amount) filter (
        where o.status = 'REFUNDED' and ${within(sql`o.updated_at`, period)}), 0) as refunded
    from orders o
    where o.member_id = ${memberId} and o.status in ('PAID', 'REFUNDED')
      and ${type === undefined ? sql`true` : kinds[type]}`.execute(db)
  const { paid, refunded } = rows[0] ?? { paid: 0, refunded: 0 }
  return { paid, refunded, net: paid - refunded }
}

type Amounts = Pick<OrderRow, 'product_amount' | 'surcharge_amount' | 'discount_amount' | 'total_amount'>

export interface MoneyRow extends Amounts, Pick<OrderRow, 'id' | 'kind' | 'points' | 'days' | 'title'> {
  moved_at: Date
  is_refund: boolean
  method: Selectable<PaymentTables['payments']>['method'] | null
  receipt_kind: ReceiptKind | null
  receipt_status: ReceiptStatus | null
  approval_number: string | null
}

/** Each payment, and each refund, of the period; latest first. */
export async function findMoney(db: Db, memberId: string, period: Period): Promise<MoneyRow[]> {
  const { rows } = await sql<MoneyRow>`
    select o.id, o.kind, o.points, o.days, o.title, o.product_amount, o.surcharge_amount, o.discount_amount,
      o.total_amount, m.moved_at, m.is_refund, p.method, r.kind as receipt_kind, r.status as receipt_status,
      r.approval_number
    from orders o
      cross join lateral (values (o.paid_at, false), (o.updated_at, true)) m (moved_at, is_refund)
      left join payments p on p.order_id = o.id
      left join receipt_requests r on r.order_id = o.id
    where o.member_id = ${memberId} and o.status in ('PAID', 'REFUNDED')
      and (not m.is_refund or o.status = 'REFUNDED') and ${within(sql`m.moved_at`, period)}
    order by m.moved_at desc, o.id desc`.execute(db)
  return rows
}
