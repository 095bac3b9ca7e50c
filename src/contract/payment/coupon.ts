import * as z from 'zod/mini'
import { command, read } from '../base/endpoint.ts'
import { COUPON_KINDS } from '../base/enums.ts'
import { Id, inPages, Instant, PAGE_SIZE, reshaped } from '../base/schema.ts'

/** A code as typed: letter case, spaces and hyphens make no difference. */
export const CouponCode = z.pipe(
  reshaped(40, (text) => text.trim()),
  z.string().check(z.minLength(1), z.maxLength(40), z.regex(/^[\p{L}\p{N}\s-]*$/u)),
)

export const Coupon = z.object({
  id: Id,
  code: z.string(),
  name: z.string(),
  kind: z.enum(COUPON_KINDS),
  /** Percent or won. */
  amount: z.int(),
  validFrom: Instant,
  /** Null if it does not expire. */
  validUntil: z.nullable(Instant),
  /** Remaining uses for this member; 0 once the member's or the total limit is reached. */
  usesLeft: z.int(),
  /** Whether it can be used now. */
  usable: z.boolean(),
})
export type Coupon = z.output<typeof Coupon>

export const registerCoupon = command('coupons.register', 'POST /coupons', {
  summary: 'Register a coupon',
  body: z.object({ code: CouponCode }),
  answer: Coupon,
  status: 201,
  by: 'EMPLOYER',
  company: 'MANAGER',
  errors: ['COUPON_UNKNOWN', 'COUPON_EXPIRED', 'COUPON_USED', 'TOO_MANY_REQUESTS'],
  // Only counts tries; repeating it changes nothing.
  ignoresIdempotencyKey: true,
})
export const listCoupons = read('coupons.list', 'GET /coupons', {
  summary: 'List registered coupons',
  ...inPages(Coupon, PAGE_SIZE.max),
  by: 'EMPLOYER',
  company: 'READER',
})
