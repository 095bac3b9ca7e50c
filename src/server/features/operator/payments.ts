import type { Tx } from '../../db/database.ts'
import { refund } from '../payment/service.ts'
import { type By, insertAct } from './audit.ts'

/**
 * Refunds a paid order: unused points, or a pass that has not started.
 * @param withCoupon restores the use of its coupon; otherwise it stays used
 * @throws AppError NOT_FOUND, ORDER_STATE
 */
export async function refundOrder(
  tx: Tx,
  by: By,
  orderId: string,
  reason: string,
  withCoupon = false,
): Promise<void> {
  await refund(tx, { orderId, reason, withCoupon, now: by.now })
  const refunded = await tx
    .selectFrom('orders')
    .select(['kind as product', 'total_amount as amount'])
    .where('id', '=', orderId)
    .executeTakeFirst()
  const details = { ...refunded, reason, withCoupon }
  await insertAct(tx, { ...by, act: 'order.refund', subject: orderId, details })
}
