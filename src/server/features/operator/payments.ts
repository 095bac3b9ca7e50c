import { AppError } from '../../../contract/base/errors.ts'
import type { Db, Tx } from '../../db/database.ts'
import { makeCoupon, type NewCoupon } from '../coupon/service.ts'
import { refund } from '../payment/service.ts'
import { insertAct } from './queries.ts'
import type { By } from './service.ts'

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
  const details = { ...(await findRefunded(tx, orderId)), reason, withCoupon }
  await insertAct(tx, { ...by, act: 'order.refund', subject: orderId, details })
}

const findRefunded = (db: Db, orderId: string) =>
  db
    .selectFrom('orders')
    .select(['kind as product', 'total_amount as amount'])
    .where('id', '=', orderId)
    .executeTakeFirst()

/**
 * @returns the coupon's id
 * @throws AppError COUPON_USED if the code is taken
 */
export async function createCoupon(tx: Tx, by: By, coupon: NewCoupon): Promise<string> {
  const id = await makeCoupon(tx, coupon, by.now)
  if (id === null) throw new AppError('COUPON_USED')
  await insertAct(tx, { ...by, act: 'coupon.create', subject: id, details: { ...coupon } })
  return id
}
