import { MAX_PASS_REGIONS, type OrderForm } from '../../../contract/payment/order.ts'
import { PASS_OF } from '../../../contract/payment/product.ts'
import { AppError, fieldError } from '../../../contract/base/errors.ts'
import type { Db } from '../../db/database.ts'
import { findPayable, isDistrict, type PayableJob } from '../announcement/pass.ts'
import { discountOf } from '../coupon/service.ts'
import { requireVerifiedBusiness } from '../employer/service.ts'
import { findProducts, type ProductRow } from '../product/service.ts'

export interface Priced {
  product: ProductRow
  /** The job of a pass. */
  job: PayableJob | null
  regionIds: number[]
  productAmount: number
  surchargeAmount: number
  discountAmount: number
  totalAmount: number
}

/**
 * Price of an order in whole won.
 * @throws AppError VALIDATION, BUSINESS_NOT_VERIFIED for reading tickets, NOT_FOUND for another member's announcement
 * or coupon, JOB_STATE, PAY_BELOW_MINIMUM, COUPON_EXPIRED
 */
export async function priceOf(db: Db, memberId: string, form: OrderForm, now: Date): Promise<Priced> {
  const products = await findProducts(db)
  const product = products.find(({ id }) => id === form.productId)
  if (!product || product.kind === 'REGION_SURCHARGE')
    throw fieldError('productId', 'UNKNOWN', 'is not for sale')
  if (product.kind === 'TICKET') await requireVerifiedBusiness(db, memberId)
  const job = await jobOf(db, memberId, form, product, now)
  const regionIds = product.kind === 'LOCAL_PASS' && job ? regionsOf(form.regionIds ?? [], job) : []
  // A job is always listed in its own district, whether or not the order names it.
  const listedIn = new Set(job && regionIds.length > 0 ? [job.regionId, ...regionIds] : regionIds)
  const surchargeAmount = surchargeOf(products, listedIn.size)
  const amount = product.price + surchargeAmount
  const { couponId } = form
  const discountAmount = couponId ? await discountOf(db, { memberId, couponId, amount, now }) : 0
  const totalAmount = amount - discountAmount
  return {
    product,
    job,
    regionIds,
    productAmount: product.price,
    surchargeAmount,
    discountAmount,
    totalAmount,
  }
}

async function jobOf(
  db: Db,
  memberId: string,
  { jobId }: OrderForm,
  product: ProductRow,
  now: Date,
): Promise<PayableJob | null> {
  if (product.kind === 'TICKET') {
    if (jobId) throw fieldError('jobId', 'INVALID', 'reading tickets are for no announcement')
    return null
  }
  if (!jobId) throw fieldError('jobId', 'REQUIRED', 'a pass is for an announcement')
  const job = await findPayable(db, memberId, jobId, now)
  const kind = job.productType === 'LIFE' ? null : PASS_OF[job.productType]
  if (product.kind !== kind)
    throw fieldError('productId', 'UNKNOWN', 'is no pass for this kind of announcement')
  return job
}

/**
 * The first district is included in the price. A running term keeps at least its number of districts, which were paid
 * for.
 */
function regionsOf(chosen: number[], job: PayableJob): number[] {
  if (chosen.length === 0) return defaultRegions(job)
  if (new Set(chosen).size < chosen.length) throw fieldError('regionIds', 'INVALID', 'names a region twice')
  if (chosen.length > MAX_PASS_REGIONS)
    throw fieldError('regionIds', 'TOO_LONG', `at most ${MAX_PASS_REGIONS} regions`)
  if (!chosen.every(isDistrict))
    throw fieldError('regionIds', 'UNKNOWN', 'must be cities, counties or districts')
  const needed = job.isRunning ? defaultRegions(job).length : 1
  if (chosen.length < needed)
    throw fieldError('regionIds', 'TOO_SHORT', `the announcement is listed in ${needed} regions`)
  return chosen
}

/** An order names at most three districts; the job may be listed in its own and three others. */
function defaultRegions({ regionIds, regionId }: PayableJob): number[] {
  return regionIds.length > MAX_PASS_REGIONS ? regionIds.filter((id) => id !== regionId) : regionIds
}

function surchargeOf(products: ProductRow[], regions: number): number {
  if (regions <= 1) return 0
  const surcharge = products.find(({ kind }) => kind === 'REGION_SURCHARGE')
  if (!surcharge) throw new AppError('UNAVAILABLE')
  return (regions - 1) * surcharge.price
}
