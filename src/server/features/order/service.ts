import { v7 } from 'uuid'
import { AppError, fieldError } from '../../../contract/errors.ts'
import type { ProductType } from '../../../contract/enums.ts'
import type { Db } from '../../db/database.ts'
import { findProducts, insertOrder } from './queries.ts'

/** Half an hour to pay (domain rules, orders). */
const TIME_TO_PAY = 30 * 60_000
const PASSES = { PREMIUM: 'PREMIUM_PASS', GRAND: 'GRAND_PASS', LOCAL: 'LOCAL_PASS' } as const

/**
 * Orders a pass for an announcement, to be paid within half an hour. The first region is in the price, each further one
 * costs the surcharge.
 * @param order.productId one of the passes of that tier; the first where none is named
 * @returns the order's id
 * @throws AppError VALIDATION for a product that is no pass of the tier
 */
export async function orderPass(
  db: Db,
  order: {
    memberId: string
    jobId: string
    productType: Exclude<ProductType, 'LIFE'>
    productId: string | undefined
    regionIds: number[]
    now: Date
  },
): Promise<string> {
  const { memberId, jobId, productType, regionIds, now } = order
  const passes = await findProducts(db, PASSES[productType])
  const pass = order.productId ? passes.find((product) => product.id === order.productId) : passes[0]
  if (!pass) throw fieldError('productId', 'UNKNOWN', 'is no pass for this kind of announcement')
  const [surcharge] = await findProducts(db, 'REGION_SURCHARGE')
  const further = Math.max(0, regionIds.length - 1)
  if (further > 0 && !surcharge) throw new AppError('UNAVAILABLE')
  const surcharges = further * (surcharge?.price ?? 0)
  const id = v7()
  await insertOrder(db, {
    id,
    member_id: memberId,
    product_id: pass.id,
    job_id: jobId,
    region_ids: regionIds,
    status: 'PENDING',
    product_amount: pass.price,
    surcharge_amount: surcharges,
    discount_amount: 0,
    total_amount: pass.price + surcharges,
    created_at: now,
    expires_at: new Date(now.getTime() + TIME_TO_PAY),
    updated_at: now,
  })
  return id
}
