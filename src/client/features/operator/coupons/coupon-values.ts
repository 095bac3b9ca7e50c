import * as z from 'zod/mini'
import { COUPON_KINDS } from '../../../../contract/base/enums.ts'
import type { FieldErrorCode } from '../../../../contract/base/errors.ts'
import { CouponForm, HIGHEST_COUPON } from '../../../../contract/operator/coupon.ts'
import { type FieldErrors, fieldErrorsOf } from '../../../forms/field-errors.ts'
import { instantOf } from '../../../i18n/seoul-time.ts'
import { isAfterLastDay } from '../desk/period/last-day.ts'

/** Form values of a coupon: amounts as digits, times as inputs of Korean time. */
const CouponValues = z.object({
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

export const isCouponValues = (value: unknown): value is CouponValues =>
  z.safeParse(CouponValues, value).success

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

export const couponBodyOf = (values: CouponValues): z.input<typeof CouponForm> => ({
  code: values.code,
  name: values.name,
  kind: values.kind,
  amount: Number(values.amount),
  validFrom: instantOf(values.from),
  validUntil: instantOf(values.until),
  totalLimit: values.total === '' ? null : Number(values.total),
  memberLimit: Number(values.perMember),
})

export function errorsOfCoupon(values: CouponValues): FieldErrors {
  const body = couponBodyOf(values)
  const [from, until] = [instantOf(values.from), instantOf(values.until)]
  const own: Record<string, FieldErrorCode | undefined> = {
    amount:
      values.amount === ''
        ? 'REQUIRED'
        : Number(values.amount) > HIGHEST_COUPON[values.kind]
          ? 'TOO_LARGE'
          : undefined,
    validFrom: isAfterLastDay(values.from)
      ? 'TOO_LARGE'
      : values.from !== '' && from === null
        ? 'INVALID'
        : undefined,
    validUntil: isAfterLastDay(values.until)
      ? 'TOO_LARGE'
      : (values.until !== '' && until === null) || (from && until && until <= from)
        ? 'INVALID'
        : undefined,
  }
  const found = Object.entries(own).flatMap(([field, code]) => (code ? [[field, code] as const] : []))
  return { ...fieldErrorsOf(CouponForm, body), ...Object.fromEntries(found) }
}
