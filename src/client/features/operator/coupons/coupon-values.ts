import * as z from 'zod/mini'
import { COUPON_KINDS } from '../../../../contract/base/enums.ts'
import { CouponForm, HIGHEST_COUPON } from '../../../../contract/operator/coupon.ts'
import { type FieldErrors, fieldErrorsOf } from '../../../forms/field-errors.ts'
import { instantOf } from '../../../i18n/seoul-time.ts'
import { errorsOfPeriod } from '../desk/period/period-errors.ts'

/** Form values of a coupon, as its draft is stored: amounts as digits, times as of `MomentField`. */
export const CouponValues = z.object({
  code: z.string(),
  name: z.string(),
  kind: z.enum(COUPON_KINDS),
  amount: z.string(),
  from: z.string(),
  until: z.string(),
  total: z.string(),
  perMember: z.string(),
})
export type CouponValues = z.output<typeof CouponValues>

export const EMPTY_COUPON: CouponValues = {
  code: '',
  name: '',
  kind: 'PERCENT',
  amount: '',
  from: '',
  until: '',
  total: '',
  perMember: '1',
}

export const couponBodyOf = ({ code, name, kind, ...values }: CouponValues): z.input<typeof CouponForm> => ({
  code,
  name,
  kind,
  amount: Number(values.amount),
  validFrom: instantOf(values.from),
  validUntil: instantOf(values.until),
  totalLimit: values.total === '' ? null : Number(values.total),
  memberLimit: Number(values.perMember),
})

/** Errors by the contract's fields. */
export const errorsOfCoupon = (values: CouponValues): FieldErrors => ({
  ...fieldErrorsOf(CouponForm, couponBodyOf(values)),
  ...(values.amount === '' ? { amount: 'REQUIRED' } : {}),
  ...(Number(values.amount) > HIGHEST_COUPON[values.kind] ? { amount: 'TOO_LARGE' } : {}),
  ...errorsOfPeriod({ field: 'validFrom', value: values.from }, { field: 'validUntil', value: values.until }),
})
