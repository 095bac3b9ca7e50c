import { v7 } from 'uuid'
import { AppError, fieldError } from '../../../contract/base/errors.ts'
import type { OrderStatus, ProductType } from '../../../contract/base/enums.ts'
import type { OrderForm } from '../../../contract/payment/order.ts'
import { PASS_OF } from '../../../contract/payment/product.ts'
import type { Db, Tx } from '../../db/database.ts'
import { lockAnyJob } from '../announcement/queries.ts'
import { publishPass, revertPass } from '../announcement/pass.ts'
import { restoreCouponUses, takeCoupon } from '../coupon/service.ts'
import { addPaidPoints, removeBoughtPoints } from '../point/service.ts'
import { findProducts } from '../product/service.ts'
import { type OrderAct, statusAfter } from './order-state.ts'
import { priceOf } from './price.ts'
import {
  deleteReceiptRequests,
  expireUnbegun,
  findDepositDue,
  findOtherDeposit,
  findLatestUnpaid,
  findSameUnpaid,
  insertOrder,
  type OrderRow,
  updateOrder,
} from './queries.ts'

/** Exports for other features. */
export { orderOf } from './order-of.ts'
export { refundObstacleOf } from './order-state.ts'
export { actFor, isOver, type PaymentState, statusAfter } from './order-state.ts'
export {
  findOwnOrder,
  hasRefundSince,
  lockOrder,
  postponePasses,
  type OrderRow,
  type PaidOrder,
} from './queries.ts'

/** Milliseconds from placing an order until it expires unpaid. */
const TIME_TO_PAY = 30 * 60_000
/** With less time left, a new order is placed. */
const TIME_TO_REUSE = TIME_TO_PAY / 2
/** Milliseconds from issuing a virtual account until its deposit is due. */
export const TIME_TO_DEPOSIT = 3 * 86_400_000
const HOUR = 60 * 60_000
/** Maximum number of unpaid orders per member and hour. */
const MAX_UNPAID = 100

/**
 * Places an order, payable for half an hour, and uses its coupon. Repeating the order of a pass for an announcement,
 * even concurrently, returns the existing order, and so does any while a deposit for the announcement is due.
 * @throws AppError as `priceOf` does, COUPON_USED, TOO_MANY_REQUESTS after a hundred unpaid ones in an hour
 */
export async function place(tx: Tx, memberId: string, form: OrderForm, now: Date): Promise<OrderRow> {
  const { product, job, regionIds, ...amounts } = await priceOf(tx, memberId, form, now)
  const wanted = {
    member_id: memberId,
    product_id: product.id,
    job_id: job ? (form.jobId ?? null) : null,
    region_ids: regionIds,
    coupon_id: form.couponId ?? null,
    total_amount: amounts.totalAmount,
  }
  const same = await findSame(tx, wanted, now)
  if (same) return same
  await limitUnpaidOrders(tx, memberId, now)
  const order = await insertOrder(tx, {
    ...wanted,
    id: v7(),
    kind: product.kind,
    days: product.days,
    points: product.points,
    title: job?.title ?? null,
    status: 'PENDING',
    product_amount: amounts.productAmount,
    surcharge_amount: amounts.surchargeAmount,
    discount_amount: amounts.discountAmount,
    created_at: now,
    expires_at: new Date(now.getTime() + TIME_TO_PAY),
    updated_at: now,
  })
  if (form.couponId) await takeCoupon(tx, memberId, form.couponId)
  return order
}

/**
 * Serializes beginning payments for an announcement, so that two tabs cannot both begin a deposit.
 * @throws AppError DEPOSIT_PENDING with the other order's id
 */
export async function requireNoOtherDeposit(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  if (order.job_id === null) return
  await lockAnyJob(tx, order.job_id)
  const other = await findOtherDeposit(tx, order, now)
  if (other) throw new AppError('DEPOSIT_PENDING', { data: { orderId: other.id } })
}

async function limitUnpaidOrders(db: Db, memberId: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - HOUR)
  const oldestCounted = await findLatestUnpaid(db, memberId, since, MAX_UNPAID - 1)
  if (!oldestCounted) return
  const seconds = (oldestCounted.created_at.getTime() - since.getTime()) / 1000
  throw new AppError('TOO_MANY_REQUESTS', { retryAfter: seconds })
}

/**
 * An order that waits for its deposit, whatever else was chosen, as both would be paid; else the same order, unpaid. The
 * lock on the announcement serializes orders for it. Tickets may be bought concurrently.
 */
async function findSame(
  tx: Tx,
  wanted: Parameters<typeof findSameUnpaid>[1] & { member_id: string },
  now: Date,
): Promise<OrderRow | undefined> {
  const { member_id: memberId, job_id: jobId } = wanted
  if (jobId === null) return undefined
  await lockAnyJob(tx, jobId)
  const due = await findDepositDue(tx, { memberId, jobId, now })
  if (due) return due
  return findSameUnpaid(tx, wanted, new Date(now.getTime() + TIME_TO_REUSE))
}

/**
 * Orders a pass for an announcement in its districts.
 * @param order.productId a pass of that tier; defaults to the first
 * @returns the order's id
 * @throws AppError VALIDATION for a product that is not a pass of the tier
 */
export async function orderPass(
  tx: Tx,
  order: {
    memberId: string
    jobId: string
    productType: Exclude<ProductType, 'LIFE'>
    productId: string | undefined
    now: Date
  },
): Promise<string> {
  const { memberId, jobId, productType, now } = order
  const passes = (await findProducts(tx)).filter(({ kind }) => kind === PASS_OF[productType])
  const productId = order.productId ?? passes[0]?.id
  if (!productId) throw fieldError('productId', 'UNKNOWN', 'is no pass for this kind of announcement')
  const { id } = await place(tx, memberId, { productId, jobId }, now)
  return id
}

/**
 * Moves a locked order to its next status; if it ends unpaid, its coupon is restored. A refunded order has used it.
 * @throws AppError ORDER_STATE if the decision table does not allow it
 */
export async function moveOrder(
  tx: Tx,
  order: OrderRow,
  act: OrderAct,
  now: Date,
  change: { expires_at?: Date; starts_at?: Date | null } = {},
): Promise<OrderStatus> {
  const status = statusAfter(act, order.status)
  if (status === null) throw new AppError('ORDER_STATE')
  const paid = status === 'PAID' ? { paid_at: now } : {}
  await updateOrder(tx, order.id, { ...change, ...paid, status, updated_at: now })
  if (ENDED_UNPAID.includes(status)) await cleanUpAfter(tx, [order])
  return status
}

const ENDED_UNPAID: readonly OrderStatus[] = ['FAILED', 'CANCELLED', 'EXPIRED']

async function cleanUpAfter(tx: Tx, ended: readonly OrderRow[]): Promise<void> {
  await deleteReceiptRequests(
    tx,
    ended.map(({ id }) => id),
  )
  await restoreCoupons(tx, ended)
}

/** Restores the use of the order's coupon, if any. */
export async function restoreCoupon(tx: Tx, order: OrderRow): Promise<void> {
  await restoreCoupons(tx, [order])
}

async function restoreCoupons(tx: Tx, orders: readonly OrderRow[]): Promise<void> {
  const uses = orders.flatMap(({ member_id: memberId, coupon_id: couponId }) =>
    couponId === null ? [] : [{ memberId, couponId }],
  )
  if (uses.length > 0) await restoreCouponUses(tx, uses)
}

const BATCH = 100

/**
 * Expires orders whose payment was not started in time.
 * @returns their number
 */
export async function expireUnpaidOrders(tx: Tx, now: Date): Promise<number> {
  const ended = await expireUnbegun(tx, now, BATCH)
  await cleanUpAfter(tx, ended)
  return ended.length
}

/**
 * Delivers the purchase, in the transaction that marks the order PAID.
 * @returns null, before any change, if that is no longer possible: the announcement or the member is gone, or an
 * operator closed the announcement
 */
export async function fulfil(tx: Tx, order: OrderRow, now: Date): Promise<{ startsAt: Date | null } | null> {
  const { member_id: memberId, job_id: jobId, days, points, region_ids: regionIds } = order
  if (memberId === null) return null
  if (order.kind === 'TICKET') {
    if (points === null) return null
    await addPaidPoints(tx, { memberId, points, orderId: order.id, now })
    return { startsAt: null }
  }
  if (jobId === null || days === null) return null
  try {
    return await publishPass(tx, { jobId, days, regionIds }, now)
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

/**
 * Reverts the purchase.
 * @returns false if points of it are spent, or the days of the pass have started
 */
export async function revertPurchase(tx: Tx, order: OrderRow, now: Date): Promise<boolean> {
  const { member_id: memberId, job_id: jobId, days, points, starts_at: startsAt } = order
  if (order.kind === 'TICKET') {
    if (memberId === null || points === null) return false
    return removeBoughtPoints(tx, { memberId, points, orderId: order.id, now })
  }
  if (jobId === null || days === null) return false
  return revertPass(tx, { jobId, days, startsAt }, now)
}
