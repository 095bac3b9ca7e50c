import { v7 } from 'uuid'
import type { Coupon } from '../../../contract/payment/coupon.ts'
import type { CouponKind } from '../../../contract/base/enums.ts'
import { AppError } from '../../../contract/base/errors.ts'
import type { Db, Tx } from '../../db/database.ts'
import {
  type CouponRow,
  findCouponByCode,
  findRegisteredCoupon,
  restoreCouponUses,
  insertCoupon,
  insertMemberCoupon,
  type RegisteredCoupon,
  takeUse,
} from './queries.ts'

/** Exports for other features. */
export { restoreCouponUses }

/** Midnight in Seoul after 2099; the stored end of coupons without one. */
export const FOREVER = new Date('2100-01-01T00:00:00+09:00')

/** For answers: null if there is no end. */
export const endOf = (until: Date): string | null => (until >= FOREVER ? null : until.toISOString())

/** Canonical form, without letter case, spaces and hyphens. */
export const normalCode = (code: string): string => code.toUpperCase().replaceAll(/[\s-]/g, '')

/**
 * Registers a coupon with a member; idempotent.
 * @throws AppError COUPON_UNKNOWN, COUPON_EXPIRED, COUPON_USED if it is used up
 */
export async function register(
  db: Db,
  registration: { memberId: string; code: string; now: Date },
): Promise<Coupon> {
  const { memberId, code, now } = registration
  const coupon = await findCouponByCode(db, normalCode(code))
  if (!coupon) throw new AppError('COUPON_UNKNOWN')
  const known = await findRegisteredCoupon(db, memberId, coupon.id)
  if (known) return couponOf(known, now)
  if (coupon.valid_until <= now) throw new AppError('COUPON_EXPIRED')
  if (isUsedUp(coupon)) throw new AppError('COUPON_USED')
  await insertMemberCoupon(db, { memberId, couponId: coupon.id, now })
  return couponOf({ ...coupon, member_used: 0 }, now)
}

const isUsedUp = ({ used, total_limit: limit }: CouponRow): boolean => limit !== null && used >= limit

export function couponOf(coupon: RegisteredCoupon, now: Date): Coupon {
  const { id, code, name, kind, amount, valid_from, valid_until } = coupon
  const usesLeft = usesLeftOf(coupon)
  return {
    id,
    code,
    name,
    kind,
    amount,
    validFrom: valid_from.toISOString(),
    validUntil: endOf(valid_until),
    usesLeft,
    usable: usesLeft > 0 && valid_from <= now && now < valid_until,
  }
}

function usesLeftOf(coupon: RegisteredCoupon): number {
  const ofMember = coupon.member_limit - coupon.member_used
  const ofAll = coupon.total_limit === null ? ofMember : coupon.total_limit - coupon.used
  return Math.max(0, Math.min(ofMember, ofAll))
}

/**
 * Discount in whole won; percentages are rounded down. Does not check for a remaining use, because the order that
 * took the last one may be placed again.
 * @throws AppError NOT_FOUND if the member has not registered it, COUPON_EXPIRED
 */
export async function discountOf(
  db: Db,
  use: { memberId: string; couponId: string; amount: number; now: Date },
): Promise<number> {
  const { memberId, couponId, amount, now } = use
  const coupon = await findRegisteredCoupon(db, memberId, couponId)
  if (!coupon) throw new AppError('NOT_FOUND')
  if (now < coupon.valid_from || coupon.valid_until <= now) throw new AppError('COUPON_EXPIRED')
  const discount = coupon.kind === 'PERCENT' ? Math.floor((amount * coupon.amount) / 100) : coupon.amount
  return Math.min(discount, amount)
}

/** @throws AppError COUPON_USED if a registered coupon has no use left */
export async function requireUseLeft(db: Db, memberId: string, couponId: string): Promise<void> {
  const coupon = await findRegisteredCoupon(db, memberId, couponId)
  if (coupon && usesLeftOf(coupon) === 0) throw new AppError('COUPON_USED')
}

/**
 * Takes a use, in the transaction of the order.
 * @throws AppError COUPON_USED if none is left
 */
export async function takeCoupon(tx: Tx, memberId: string, couponId: string): Promise<void> {
  if (!(await takeUse(tx, memberId, couponId))) throw new AppError('COUPON_USED')
}

export interface NewCoupon {
  code: string
  name: string
  kind: CouponKind
  amount: number
  validFrom: Date
  validUntil: Date
  totalLimit: number | null
  memberLimit: number
}

/** @returns the coupon's id; null if the code is taken */
export async function makeCoupon(db: Db, coupon: NewCoupon, now: Date): Promise<string | null> {
  const id = v7()
  const isNew = await insertCoupon(db, {
    id,
    code: normalCode(coupon.code),
    name: coupon.name,
    kind: coupon.kind,
    amount: coupon.amount,
    valid_from: coupon.validFrom,
    valid_until: coupon.validUntil,
    total_limit: coupon.totalLimit,
    member_limit: coupon.memberLimit,
    created_at: now,
  })
  return isNew ? id : null
}
