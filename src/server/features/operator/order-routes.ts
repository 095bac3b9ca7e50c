import { AppError } from '../../../contract/base/errors.ts'
import { getOperatorOrder, type OperatorOrder } from '../../../contract/operator/order.ts'
import { taxIn } from '../../../contract/payment/tax.ts'
import type { Db } from '../../db/database.ts'
import { issuedReceiptOf } from '../receipt/service.ts'
import { orderRowOf } from './lists/order-list.ts'
import { onOperator } from './on-operator.ts'

export const operatorOrderRoutes = [
  onOperator(getOperatorOrder, async ({ db, params, now }) => {
    const order = await findOrder(db, params.id)
    if (!order) throw new AppError('NOT_FOUND')
    return { data: orderOf(order, now) }
  }),
]

type FoundOrder = NonNullable<Awaited<ReturnType<typeof findOrder>>>

const findOrder = (db: Db, id: string) =>
  db
    .selectFrom('orders as o')
    .leftJoin('payments as y', 'y.order_id', 'o.id')
    .leftJoin('companies as c', 'c.member_id', 'o.member_id')
    .leftJoin('point_accounts as a', 'a.member_id', 'o.member_id')
    .leftJoin('coupons as u', 'u.id', 'o.coupon_id')
    .leftJoin('receipt_requests as r', 'r.order_id', 'o.id')
    .selectAll('o')
    .select([
      'y.method',
      'y.provider',
      'y.card_company',
      'y.instalment',
      'y.account_bank',
      'y.account_number',
      'y.account_holder',
      'y.return_at',
      'y.returned_at',
      'a.paid as paid_points',
      'c.name as company_name',
      'u.name as coupon_name',
      'r.kind as receipt_kind',
      'r.status as receipt_status',
      'r.approval_number',
      'r.requested_at',
      'r.issued_at',
      'r.cancelled_at',
      'r.refused_at',
      'r.refusal',
      issuedReceiptOf('o.id').as('issued_receipt'),
    ])
    .where('o.id', '=', id)
    .executeTakeFirst()

const ENDED: readonly string[] = ['FAILED', 'CANCELLED', 'EXPIRED']

function orderOf(order: FoundOrder, now: Date): OperatorOrder {
  const { supply, tax } = taxIn(order.total_amount)
  // Only a change of its status updates an order.
  const changedDate = order.updated_at.toISOString()
  return {
    ...orderRowOf(order, now),
    days: order.days,
    points: order.points,
    jobId: order.job_id,
    regionIds: order.region_ids,
    productAmount: order.product_amount,
    surchargeAmount: order.surcharge_amount,
    discountAmount: order.discount_amount,
    couponName: order.coupon_name,
    supplyAmount: supply,
    taxAmount: tax,
    expiresDate: order.expires_at.toISOString(),
    startsDate: order.starts_at?.toISOString() ?? null,
    endedDate: ENDED.includes(order.status) ? changedDate : null,
    refundedDate: order.status === 'REFUNDED' ? changedDate : null,
    cardCompany: order.card_company,
    instalment: order.instalment ?? 0,
    account: accountOf(order),
    isTest: order.provider === 'sandbox',
    receipt: receiptOf(order),
  }
}

function accountOf({
  account_bank: bank,
  account_number: number,
  account_holder: holder,
  expires_at,
}: FoundOrder) {
  return bank && number ? { bank, number, holder: holder ?? '', dueDate: expires_at.toISOString() } : null
}

function receiptOf(order: FoundOrder): OperatorOrder['receipt'] {
  const { receipt_kind: kind, receipt_status: status, requested_at: requestedAt } = order
  if (kind === null || status === null || requestedAt === null) return null
  return {
    kind,
    status,
    approvalNumber: order.approval_number,
    requestedDate: requestedAt.toISOString(),
    issuedDate: order.issued_at?.toISOString() ?? null,
    cancelledDate: order.cancelled_at?.toISOString() ?? null,
    refusedDate: order.refused_at?.toISOString() ?? null,
    refusal: order.refusal,
  }
}
