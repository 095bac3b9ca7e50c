import { AppError, fieldError } from '../../../contract/base/errors.ts'
import { LEAST_INSTALMENT_AMOUNT } from '../../../contract/base/enums.ts'
import { type Order, type PaymentChoice, payPath, type PaymentStep } from '../../../contract/payment/order.ts'
import { inTransaction, type Db, type Tx } from '../../db/database.ts'
import type { PaymentProvider } from '../../providers/payment/payment-provider.ts'
import type { Services } from '../../services.ts'
import { requireVerifiedBusiness } from '../employer/service.ts'
import {
  findOwnOrder,
  isOver,
  lockOrder,
  moveOrder,
  orderOf,
  type OrderRow,
  type PaidOrder,
  requireNoOtherDeposit,
  TIME_TO_DEPOSIT,
} from '../order/service.ts'
import { findPayment, savePayment } from './queries.ts'
import { nameOf, isAtUnconfiguredProvider, markPaid, nextPollAt, refresh } from './settle.ts'

/** Exports for other features and background work. */
export { expireOverdueOrders, refundDuePayments, pollDuePayments } from './follow-up.ts'
export { type Comparison, reconcile } from './reconcile.ts'
export { findReturn, refund, refundNow } from './refund.ts'
export { orderNameFor, orderNames } from './order-name.ts'
export { nameOf, refresh } from './settle.ts'

export interface PaymentContext {
  db: Db
  payments: PaymentProvider
  publicUrl: Services['publicUrl']
}

/** The member, the order and the time. */
export interface OwnAct {
  memberId: string
  orderId: string
  now: Date
}

/**
 * Starts the payment of a PENDING order. Repeating it continues the same payment, so that it can be made only once.
 * @throws AppError VALIDATION, NOT_FOUND, BUSINESS_NOT_VERIFIED for reading tickets, ORDER_STATE, DEPOSIT_PENDING, UNAVAILABLE,
 * PAYMENT_NOT_SET_UP
 */
export async function pay(
  context: PaymentContext,
  own: OwnAct,
  choice: PaymentChoice,
): Promise<{ order: Order; next: PaymentStep }> {
  const { db, payments } = context
  const order = await inTransaction(db, (tx) => begin(tx, payments.name, own, choice))
  if (order.total_amount === 0) return { order: await readOwnOrder(context, own), next: { kind: 'NONE' } }
  const next = await payments.begin(requestOf(context, order, choice, own.now), own.now)
  // A virtual account is issued at once; the webhook about it then changes nothing.
  if (next.kind === 'DEPOSIT') await refresh(db, payments, order.id, own.now)
  return { order: await readOwnOrder(context, own), next }
}

/** Recorded before the provider is called, so that the payment is polled whatever happens next. */
async function begin(
  tx: Tx,
  provider: PaymentProvider['name'],
  { memberId, orderId, now }: OwnAct,
  { method, cardCompany, instalment }: PaymentChoice,
): Promise<OrderRow> {
  const order = await lockOrder(tx, orderId)
  if (order?.member_id !== memberId) throw new AppError('NOT_FOUND')
  if (order.kind === 'TICKET') await requireVerifiedBusiness(tx, memberId)
  if (order.status !== 'PENDING' || isOver(order, now)) throw new AppError('ORDER_STATE')
  await requireNoOtherDeposit(tx, order, now)
  const isCard = method === 'CreditCard'
  if (isCard && instalment > 0 && order.total_amount < LEAST_INSTALMENT_AMOUNT)
    throw fieldError('instalment', 'INVALID', `is a lump sum below ${LEAST_INSTALMENT_AMOUNT} won`)
  if (order.total_amount > 0 && provider === 'none') throw new AppError('PAYMENT_NOT_SET_UP')
  const started = await findPayment(tx, orderId)
  // Starting it again at another provider could take the money twice.
  if (started && isAtUnconfiguredProvider(started, provider)) throw new AppError('UNAVAILABLE')
  await savePayment(tx, {
    order_id: orderId,
    provider,
    method,
    card_company: isCard ? (cardCompany ?? null) : null,
    instalment: isCard ? instalment : 0,
    begun_at: now,
    look_at: order.total_amount === 0 ? null : nextPollAt(order, now),
  })
  if (order.total_amount === 0) await markPaid(tx, order, now)
  return order
}

function requestOf({ publicUrl }: PaymentContext, order: OrderRow, choice: PaymentChoice, now: Date) {
  const returnUrl = `${publicUrl()}${payPath(order.kind)}?orderId=${order.id}`
  const dueDate = new Date(now.getTime() + TIME_TO_DEPOSIT)
  return { ...choice, id: order.id, name: nameOf(order), amount: order.total_amount, returnUrl, dueDate }
}

/**
 * Called when the browser returns from the provider.
 * @throws AppError NOT_FOUND, UNAVAILABLE
 */
export async function confirmOwnOrder(context: PaymentContext, own: OwnAct): Promise<Order> {
  await requireOwn(context.db, own)
  await refresh(context.db, context.payments, own.orderId, own.now)
  return readOwnOrder(context, own)
}

/**
 * Cancels an order after asking the provider, because it may have been paid meanwhile. Idempotent.
 * @throws AppError NOT_FOUND, ORDER_STATE, UNAVAILABLE
 */
export async function cancelOwnOrder(context: PaymentContext, own: OwnAct): Promise<Order> {
  const { memberId, orderId, now } = own
  const found = await requireOwn(context.db, own)
  if (found.status === 'PENDING') await refresh(context.db, context.payments, orderId, now)
  await inTransaction(context.db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order?.member_id !== memberId) throw new AppError('NOT_FOUND')
    if (order.status !== 'CANCELLED') await moveOrder(tx, order, 'CANCEL', now)
  })
  return readOwnOrder(context, own)
}

/**
 * An own order as it is stored. Background work ends an overdue one within seconds, and confirming it does so at once.
 * @throws AppError NOT_FOUND
 */
export async function readOwnOrder({ db, payments }: PaymentContext, own: OwnAct): Promise<Order> {
  return orderOf(await requireOwn(db, own), payments)
}

async function requireOwn(db: Db, { memberId, orderId }: OwnAct): Promise<PaidOrder> {
  const order = await findOwnOrder(db, memberId, orderId)
  if (!order) throw new AppError('NOT_FOUND')
  return order
}
