import { AppError, fieldError } from '../../../contract/base/errors.ts'
import {
  LEAST_INSTALMENT_AMOUNT,
  type Order,
  type PaymentChoice,
  payPath,
  type PaymentStep,
} from '../../../contract/payment/order.ts'
import { inTransaction, type Db } from '../../db/database.ts'
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
  TIME_TO_DEPOSIT,
} from '../order/service.ts'
import { findPayment, savePayment } from './queries.ts'
import { nameOf } from './order-name.ts'
import { cannotBeAsked, confirm, nextLook, refresh } from './settle.ts'

/** What other features and background work may use of payments. */
export { endOverdue, giveBackDue, lookAgain } from './follow-up.ts'
export { type Comparison, reconcile } from './reconcile.ts'
export { refund, returnNow } from './refund.ts'
export { refresh } from './settle.ts'

export interface Till {
  db: Db
  payments: PaymentProvider
  publicUrl: Services['publicUrl']
}

/** Who acts on which order, and when. */
export interface OwnAct {
  memberId: string
  orderId: string
  now: Date
}

/**
 * Begins the payment of a PENDING order; again leads on the same one, so that it can be paid once only.
 * @throws AppError VALIDATION, NOT_FOUND, BUSINESS_NOT_VERIFIED for reading tickets, ORDER_STATE, UNAVAILABLE,
 *   PAYMENT_NOT_SET_UP
 */
export async function pay(
  till: Till,
  own: OwnAct,
  choice: PaymentChoice,
): Promise<{ order: Order; next: PaymentStep }> {
  const { db, payments } = till
  const order = await inTransaction(db, (tx) => begin(tx, payments.name, own, choice))
  if (order.total_amount === 0) return { order: await read(till, own), next: { kind: 'NONE' } }
  const next = await payments.begin(requestOf(till, order, choice, own.now), own.now)
  // A virtual account is issued at once; the webhook that says so finds it done.
  if (next.kind === 'DEPOSIT') await refresh(db, payments, order.id, own.now)
  return { order: await read(till, own), next }
}

/** Written down before the provider is asked: whatever happens then, it is known that there is something to ask about. */
async function begin(
  db: Db,
  provider: PaymentProvider['name'],
  { memberId, orderId, now }: OwnAct,
  { method, cardCompany, instalment }: PaymentChoice,
): Promise<OrderRow> {
  const order = await lockOrder(db, orderId)
  if (order?.member_id !== memberId) throw new AppError('NOT_FOUND')
  if (order.kind === 'TICKET') await requireVerifiedBusiness(db, memberId)
  if (order.status !== 'PENDING' || isOver(order, now)) throw new AppError('ORDER_STATE')
  const isCard = method === 'CreditCard'
  if (isCard && instalment > 0 && order.total_amount < LEAST_INSTALMENT_AMOUNT)
    throw fieldError('instalment', 'INVALID', `is a lump sum below ${LEAST_INSTALMENT_AMOUNT} won`)
  if (order.total_amount > 0 && provider === 'none') throw new AppError('PAYMENT_NOT_SET_UP')
  const begun = await findPayment(db, orderId)
  // Begun anew elsewhere, it could be paid twice.
  if (begun && cannotBeAsked(begun, provider)) throw new AppError('UNAVAILABLE')
  await savePayment(db, {
    order_id: orderId,
    provider,
    method,
    card_company: isCard ? (cardCompany ?? null) : null,
    instalment: isCard ? instalment : 0,
    begun_at: now,
    look_at: order.total_amount === 0 ? null : nextLook(order, now),
  })
  if (order.total_amount === 0) await confirm(db, order, now)
  return order
}

function requestOf({ publicUrl }: Till, order: OrderRow, choice: PaymentChoice, now: Date) {
  const returnUrl = `${publicUrl()}${payPath(order.kind)}?orderId=${order.id}`
  const dueDate = new Date(now.getTime() + TIME_TO_DEPOSIT)
  return { ...choice, id: order.id, name: nameOf(order), amount: order.total_amount, returnUrl, dueDate }
}

/** On the browser's return from the provider. @throws AppError NOT_FOUND, UNAVAILABLE */
export async function confirmOwn(till: Till, own: OwnAct): Promise<Order> {
  await requireOwn(till.db, own)
  await refresh(till.db, till.payments, own.orderId, own.now)
  return read(till, own)
}

/**
 * Gives up an order; the provider is asked first, as it may have been paid meanwhile. Again changes nothing.
 * @throws AppError NOT_FOUND, ORDER_STATE, UNAVAILABLE
 */
export async function cancelOwn(till: Till, own: OwnAct): Promise<Order> {
  const { memberId, orderId, now } = own
  const found = await requireOwn(till.db, own)
  if (found.status === 'PENDING') await refresh(till.db, till.payments, orderId, now)
  await inTransaction(till.db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order?.member_id !== memberId) throw new AppError('NOT_FOUND')
    if (order.status !== 'CANCELLED') await moveOrder(tx, order, 'CANCEL', now)
  })
  return read(till, own)
}

/** One of the own orders; what has ended by time alone is ended now. @throws AppError NOT_FOUND */
export async function readOwn(till: Till, own: OwnAct): Promise<Order> {
  const order = await requireOwn(till.db, own)
  if (isOver(order, own.now)) {
    // Where the provider does not answer, the order is shown as it is known.
    await refresh(till.db, till.payments, own.orderId, own.now).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error
    })
  }
  return read(till, own)
}

async function read({ db, payments }: Till, own: OwnAct): Promise<Order> {
  return orderOf(await requireOwn(db, own), payments)
}

async function requireOwn(db: Db, { memberId, orderId }: OwnAct): Promise<PaidOrder> {
  const order = await findOwnOrder(db, memberId, orderId)
  if (!order) throw new AppError('NOT_FOUND')
  return order
}
