import {
  cancelOrder,
  getOrder,
  type Order,
  type OrderForm,
  placeOrder,
} from '../../../contract/payment/order.ts'
import { call } from '../../api/api.ts'
import { ApiProblem } from '../../api/problem.ts'
import { currentSession } from '../../api/session.ts'
import { type Attempt, storeAttempt, storedAttempt } from './kept.ts'

const token = () => currentSession()?.token ?? null

/**
 * Places an order, or returns this tab's former order with the same content: after a lost answer, after
 * coming back unpaid, and if it was paid meanwhile, there must not be a second one. An unpaid order with
 * other content is cancelled, so that its coupon is released.
 * @param name of the payment page
 * @throws ApiProblem, NetworkFailure
 */
export async function placeOnce(name: string, form: OrderForm): Promise<Order> {
  const body = JSON.stringify(form)
  const before = storedAttempt(name)
  const known = before && (await orderOf(before))
  if (known && before.body === body && (known.status === 'PENDING' || isBought(known))) return known
  if (known?.status === 'PENDING') await giveUp(known.id)
  const attempt = { key: crypto.randomUUID(), body, orderId: null }
  storeAttempt(name, attempt)
  return place(name, attempt)
}

/** Forgets a completed order that was shown, so that the next purchase is a new one. */
export function forgetOrder(name: string, orderId: string): void {
  if (storedAttempt(name)?.orderId === orderId) storeAttempt(name, null)
}

const isBought = ({ status }: Order) => status === 'PAID' || status === 'WAITING_DEPOSIT'

async function place(name: string, attempt: Attempt): Promise<Order> {
  const { data } = await call(placeOrder, {
    body: JSON.parse(attempt.body),
    token: token(),
    idempotencyKey: attempt.key,
  })
  storeAttempt(name, { ...attempt, orderId: data.id })
  return data
}

/** Current state of the order; null if the server does not know it. */
async function orderOf({ orderId, key, body }: Attempt): Promise<Order | null> {
  try {
    const id =
      orderId ??
      (await call(placeOrder, { body: JSON.parse(body), token: token(), idempotencyKey: key })).data.id
    return (await call(getOrder, { params: { id }, token: token() })).data
  } catch (error) {
    if (error instanceof ApiProblem && error.status < 500) return null
    throw error
  }
}

async function giveUp(id: string): Promise<void> {
  try {
    await call(cancelOrder, { params: { id }, token: token() })
  } catch (error) {
    // It was completed or its provider does not answer; neither blocks the next order.
    if (!(error instanceof ApiProblem)) throw error
  }
}
