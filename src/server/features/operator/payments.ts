import { AppError } from '../../../contract/base/errors.ts'
import type { OrderStatus } from '../../../contract/base/enums.ts'
import type { Tx } from '../../db/database.ts'
import { lockOrder } from '../order/service.ts'
import { findReturn, refund } from '../payment/service.ts'
import { type By, insertAct } from './audit.ts'

/**
 * Refunds a paid order: unused points, or a pass that has not started. An order that is refunded, or ended unpaid, can
 * only have money left to return: the act is recorded while that is due. Idempotent.
 * @param withCoupon restores the use of its coupon; otherwise it stays used
 * @returns the order's status
 * @throws AppError NOT_FOUND, ORDER_STATE
 */
export async function refundOrder(
  tx: Tx,
  by: By,
  orderId: string,
  reason: string,
  withCoupon = false,
): Promise<OrderStatus> {
  const order = await lockOrder(tx, orderId)
  if (!order) throw new AppError('NOT_FOUND')
  const { kind: product, total_amount: amount, status } = order
  const toReturn = await findReturn(tx, orderId)
  const isMoneyOnly = status === 'REFUNDED' || (status !== 'PAID' && toReturn !== null)
  if (isMoneyOnly && toReturn !== 'DUE') return status
  if (!isMoneyOnly) await refund(tx, { orderId, reason, withCoupon, now: by.now })
  const details = { product, amount, reason, withCoupon: withCoupon && !isMoneyOnly }
  await insertAct(tx, { ...by, act: 'order.refund', subject: orderId, details })
  return isMoneyOnly ? status : 'REFUNDED'
}
