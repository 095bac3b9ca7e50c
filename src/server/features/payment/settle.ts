import { AppError } from '../../../contract/base/errors.ts'
import { inTransaction, type Db, type Tx } from '../../db/database.ts'
import type { PaymentProvider, ProviderPayment } from '../../providers/payment/payment-provider.ts'
import {
  actFor,
  fulfil,
  isOver,
  lockOrder,
  moveOrder,
  type OrderRow,
  statusAfter,
  TIME_TO_DEPOSIT,
} from '../order/service.ts'
import { notify } from '../notification/service.ts'
import { orderNameFor } from './order-name.ts'
import { findPayment, type PaymentRow, updatePayment } from './queries.ts'

const MINUTE = 60_000

/**
 * Polls the provider about an order's payment and acts on the answer: on the browser's return, on a webhook, and
 * periodically. The first call acts; later ones change nothing. Claims by browser or webhook are ignored.
 * @throws AppError UNAVAILABLE, without any change, if the provider does not answer or is not configured
 */
export async function refresh(db: Db, payments: PaymentProvider, orderId: string, now: Date): Promise<void> {
  const payment = await findPayment(db, orderId)
  if (payment && payment.look_at !== null && isAtUnconfiguredProvider(payment, payments.name)) {
    await updatePayment(db, orderId, { look_at: new Date(now.getTime() + 60 * MINUTE) })
    throw new AppError('UNAVAILABLE')
  }
  const known = payment?.provider === payments.name ? await payments.lookUp(orderId, now) : null
  await inTransaction(db, (tx) => settle(tx, orderId, known, now))
}

/**
 * Whether only a provider no longer configured knows the payment's status, so that money may have moved. Never the
 * sandbox: its payments may end, or be started at another provider.
 */
export function isAtUnconfiguredProvider(payment: PaymentRow, provider: PaymentProvider['name']): boolean {
  return payment.provider !== provider && payment.provider === 'portone'
}

/** Acts on the provider's answer in one transaction, serialized per order. */
export async function settle(
  tx: Tx,
  orderId: string,
  known: ProviderPayment | null,
  now: Date,
): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (!order) return
  await act(tx, order, known, now)
  const after = await lockOrder(tx, orderId)
  if (after) await updatePayment(tx, orderId, { look_at: nextPollAt(after, now) })
}

async function act(tx: Tx, order: OrderRow, known: ProviderPayment | null, now: Date): Promise<void> {
  const next = actFor(order, known, now)
  switch (next) {
    case null:
      return
    case 'CONFIRM':
      await updatePayment(tx, order.id, {
        slip_url: known?.slipUrl ?? null,
        // Payments of a deleted account are kept without personal data.
        depositor: order.member_id === null ? null : (known?.depositor ?? null),
      })
      return markPaid(tx, order, now)
    case 'RETURN':
      return markForReturn(tx, order, 'the order was over, or for another amount', now)
    case 'ISSUE_ACCOUNT':
      return issueAccount(tx, order, known, now)
    default:
      await moveOrder(tx, order, next, now)
  }
}

/** Marks the order PAID and delivers the purchase; both or neither. */
export async function markPaid(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  const given = await fulfil(tx, order, now)
  if (!given) return markForReturn(tx, order, 'what was ordered can no longer be had', now)
  await moveOrder(tx, order, 'CONFIRM', now, { starts_at: given.startsAt })
  if (order.status === 'WAITING_DEPOSIT') await notifyDepositConfirmed(tx, order, now)
}

/** A deposit is confirmed while nobody waits on the page, so the member is notified. */
async function notifyDepositConfirmed(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  const { id, member_id: memberId } = order
  if (memberId === null) return
  const subject = await orderNameFor(tx, memberId, order)
  const about = { subject, targetId: id, occasion: `deposit:${id}` }
  await notify(tx, { ...about, memberId, kind: 'DEPOSIT_RECEIVED' }, now)
}

/** Marks the money for return by the background; the order fails unless it has ended already. */
async function markForReturn(tx: Tx, order: OrderRow, reason: string, now: Date): Promise<void> {
  const payment = await findPayment(tx, order.id)
  if (payment && order.total_amount > 0 && payment.return_at === null)
    await updatePayment(tx, order.id, { return_at: now, return_reason: reason })
  if (statusAfter('REFUSE', order.status) !== null) await moveOrder(tx, order, 'REFUSE', now)
}

async function issueAccount(
  tx: Tx,
  order: OrderRow,
  known: ProviderPayment | null,
  now: Date,
): Promise<void> {
  const account = known?.account
  const dueDate = account ? new Date(account.dueDate) : new Date(now.getTime() + TIME_TO_DEPOSIT)
  await moveOrder(tx, order, 'ISSUE_ACCOUNT', now, { expires_at: dueDate })
  if (!account) return
  await updatePayment(tx, order.id, {
    account_bank: account.bank,
    account_number: account.number,
    account_holder: account.holder,
  })
}

/** An ended order may still be paid on a page left open; the money then has to be returned. */
const WATCH = 24 * 60 * MINUTE

/** When to poll the provider if no webhook arrives; null if nothing can change. */
export function nextPollAt(order: OrderRow, now: Date): Date | null {
  const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * MINUTE)
  switch (order.status) {
    case 'PAID':
    case 'REFUNDED':
      return null
    case 'PENDING':
      return earlier(inMinutes(2), order.expires_at)
    case 'WAITING_DEPOSIT':
      return isOver(order, now) ? inMinutes(1) : earlier(inMinutes(60), order.expires_at)
    default:
      return now.getTime() - order.updated_at.getTime() < WATCH ? inMinutes(60) : null
  }
}

const earlier = (a: Date, b: Date): Date => (a < b ? a : b)

/** In Korean, for the provider's page and the card statement. */
export function nameOf({ kind, points, days, title }: OrderRow): string {
  if (kind === 'TICKET') return `열람권 ${(points ?? 0).toLocaleString('ko')}P`
  const tier = { LOCAL_PASS: '로컬', GRAND_PASS: '그랜드', PREMIUM_PASS: '프리미엄', REGION_SURCHARGE: '' }
  return `${tier[kind]} 공고 ${days ?? 0}일 ${title ?? ''}`.trim().slice(0, 60)
}
