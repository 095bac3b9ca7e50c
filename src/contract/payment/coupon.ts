import * as z from 'zod/mini'
import { command, read } from '../base/endpoint.ts'
import { COUPON_KINDS } from '../base/enums.ts'
import { Id, Instant, PAGE_SIZE, pageQuery, reshaped } from '../base/schema.ts'

/** As it is typed: upper and lower case, blanks and hyphens make no difference. */
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
  /** Null for one without an end. */
  validUntil: z.nullable(Instant),
  /** How often the member can still use it; 0 once it is used up, by the member or by all together. */
  usesLeft: z.int(),
  /** It can be used now. */
  usable: z.boolean(),
})
export type Coupon = z.output<typeof Coupon>

export const registerCoupon = command('coupons.register', 'POST /coupons', {
  summary: 'Register a coupon by its code; the same again changes nothing',
  body: z.object({ code: CouponCode }),
  answer: Coupon,
  status: 201,
  by: 'EMPLOYER',
  errors: ['COUPON_UNKNOWN', 'COUPON_EXPIRED', 'COUPON_USED', 'TOO_MANY_REQUESTS'],
  // Counts tries; the same again changes nothing.
  ignoresIdempotencyKey: true,
})
export const listCoupons = read('coupons.list', 'GET /coupons', {
  summary: 'The registered coupons: usable ones first, then by their end',
  query: z.object(pageQuery(PAGE_SIZE.max)),
  answer: z.array(Coupon),
  paged: true,
  by: 'EMPLOYER',
})
