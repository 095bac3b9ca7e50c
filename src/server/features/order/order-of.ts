import type { Order } from '../../../contract/payment/order.ts'
import type { PaymentProvider } from '../../providers/payment/payment-provider.ts'
import { statusAfter } from './order-state.ts'
import type { PaidOrder } from './queries.ts'

/** The API form of an order, for its member. */
export function orderOf(order: PaidOrder, { isTest, sandbox, name }: PaymentProvider): Order {
  const { account_bank: bank, account_number: number, account_holder: holder } = order
  const dueDate = order.expires_at.toISOString()
  const canBePaid = statusAfter('CONFIRM', order.status) !== null
  const isOurs = order.provider === null || order.provider === name
  return {
    id: order.id,
    status: order.status,
    productAmount: order.product_amount,
    surchargeAmount: order.surcharge_amount,
    discountAmount: order.discount_amount,
    totalAmount: order.total_amount,
    productId: order.product_id,
    kind: order.kind,
    days: order.days,
    points: order.points,
    jobId: order.job_id,
    title: order.title,
    regionIds: order.region_ids,
    couponId: order.coupon_id,
    createdDate: order.created_at.toISOString(),
    expiresDate: dueDate,
    paidDate: order.paid_at?.toISOString() ?? null,
    startsDate: order.starts_at?.toISOString() ?? null,
    method: order.method,
    account: bank && number ? { bank, number, holder: holder ?? '', dueDate } : null,
    returnsMoney: order.return_at !== null,
    isTest: isOurs ? isTest : order.provider === 'sandbox',
    takesPayments: name !== 'none',
    invoiceHint: order.invoice_hint,
    sandboxUrl: sandbox && canBePaid && order.provider === 'sandbox' ? sandbox.pageOf(order.id) : null,
  }
}
