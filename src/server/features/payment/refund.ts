import { AppError } from '../../../contract/base/errors.ts'
import type { Db, Tx } from '../../db/database.ts'
import { enqueueTask } from '../../db/tasks.ts'
import type { PaymentProvider, ReturnAccount } from '../../providers/payment/payment-provider.ts'
import { restoreCoupon, lockOrder, moveOrder, type OrderRow, revertPurchase } from '../order/service.ts'
import { notify } from '../notification/service.ts'
import { refundPayment } from './follow-up.ts'
import { findPayment, updatePayment } from './queries.ts'
import { orderNameFor } from './order-name.ts'

/** The mail about a deposit waits for the provider's answer: it says whether the money was sent. */
const ANSWER_TIME = 60_000

export interface Refund {
  orderId: string
  reason: string
  /** Whether to restore the use of the order's coupon. */
  withCoupon?: boolean
  now: Date
}

/**
 * Refunds an order: reverts the purchase, marks the money for return and tells the member. Idempotent.
 * @throws AppError NOT_FOUND, ORDER_STATE if it is not paid, its points are spent or its days have started
 */
export async function refund(tx: Tx, { orderId, reason, withCoupon = false, now }: Refund): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (!order) throw new AppError('NOT_FOUND')
  if (order.status === 'REFUNDED') return
  if (order.status !== 'PAID' || !(await revertPurchase(tx, order, now))) throw new AppError('ORDER_STATE')
  await moveOrder(tx, order, 'REFUND', now)
  if (withCoupon) await restoreCoupon(tx, order)
  if (order.total_amount > 0)
    await updatePayment(tx, orderId, { return_at: now, return_reason: reason, look_at: null })
  await tellRefunded(tx, order, now)
}

async function tellRefunded(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  const { id, member_id: memberId } = order
  if (memberId === null) return
  const subject = await orderNameFor(tx, memberId, order)
  const about = { subject, targetId: id, occasion: `refund:${id}` }
  await notify(tx, { ...about, memberId, kind: 'ORDER_REFUNDED' }, now)
  const isDeposit = (await findPayment(tx, id))?.method === 'DepositWithoutBankbook'
  const dueAt = isDeposit ? new Date(now.getTime() + ANSWER_TIME) : now
  await enqueueTask(tx, 'refund-notice', { orderId: id }, now, dueAt)
}

/** Whether an order's money is due to be returned, or has been; null if it was not to be. */
export async function findReturn(db: Db, orderId: string): Promise<'DUE' | 'DONE' | null> {
  const payment = await findPayment(db, orderId)
  if (!payment || payment.return_at === null) return null
  return payment.returned_at === null ? 'DUE' : 'DONE'
}

/**
 * Returns an order's money now, if due.
 * @param account for deposits at a real provider
 * @returns false if no money is due
 * @throws AppError NOT_FOUND, UNAVAILABLE, after which the background retries
 */
export async function refundNow(
  db: Db,
  payments: PaymentProvider,
  orderId: string,
  now: Date,
  account?: ReturnAccount,
): Promise<boolean> {
  const payment = await findPayment(db, orderId)
  if (!payment || payment.return_at === null || payment.returned_at !== null) return false
  await refundPayment(db, payments, payment, now, account)
  return true
}
