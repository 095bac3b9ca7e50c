import * as z from 'zod/mini'
import { trimmed } from '../base/text-fields.ts'
import { Coupon, CouponCode } from '../payment/coupon.ts'
import { command, read } from './call.ts'
import { COUPON_KINDS } from '../base/enums.ts'
import { OPERATOR_PAGE, orNull } from './schema.ts'
import { Instant, inPages } from '../base/schema.ts'

export const COUPON_NAME_LENGTH = 60
export const HIGHEST_COUPON = { PERCENT: 100, WON: 1_000_000 } as const
const count = (most: number) => z.int().check(z.minimum(1), z.maximum(most))

export const CouponForm = z.object({
  /** At least one letter or digit; spaces and hyphens are ignored. */
  code: CouponCode.check(z.regex(/[\p{L}\p{N}]/u)),
  name: trimmed(COUPON_NAME_LENGTH, 1),
  kind: z.enum(COUPON_KINDS),
  /** Percent (to 100) or won. */
  amount: count(HIGHEST_COUPON.WON),
  /** Null means at once. */
  validFrom: orNull(Instant),
  /** Null means no end. */
  validUntil: orNull(Instant),
  /** Uses by all members together; null means unlimited. */
  totalLimit: orNull(count(1_000_000)),
  /** Uses by one member. */
  memberLimit: z._default(count(1_000), 1),
})
export type CouponForm = z.output<typeof CouponForm>

/** Its code is in canonical form: upper case, without spaces and hyphens. */
export const OperatorCoupon = z.extend(z.omit(Coupon, { usesLeft: true, usable: true }), {
  totalLimit: z.nullable(z.int()),
  memberLimit: z.int(),
  /** Number of uses in orders, and of members who registered it. */
  used: z.int(),
  members: z.int(),
  state: z.enum(['WAITING', 'RUNNING', 'USED_UP', 'ENDED']),
  createdDate: Instant,
})
export type OperatorCoupon = z.output<typeof OperatorCoupon>

export const listOperatorCoupons = read('operator.coupons', 'GET /operator/coupons', {
  summary: 'List coupons',
  ...inPages(OperatorCoupon, OPERATOR_PAGE),
})
export const createOperatorCoupon = command('operator.createCoupon', 'POST /operator/coupons', {
  summary: 'Create a coupon',
  body: CouponForm,
  answer: OperatorCoupon,
  status: 201,
  errors: ['VALIDATION'],
})
export const endCoupon = command('operator.endCoupon', 'POST /operator/coupons/:id/end', {
  summary: 'End a coupon',
  answer: OperatorCoupon,
})
