import { expect, test } from 'vitest'
import { EMPTY_COUPON, errorsOfCoupon } from '../../../src/client/features/operator/coupons/coupon-sheet.tsx'

const coupon = { ...EMPTY_COUPON, code: 'AUTUMN', name: '가을', amount: '10' }

test('A bound without its time is told as unfinished', () => {
  const errors = errorsOfCoupon({ ...coupon, from: 'T09:00', until: '2026-11-27T' })
  expect(errors).toEqual({ validFrom: 'REQUIRED', validUntil: 'REQUIRED' })
})

test('An end before the start is told as such', () => {
  const errors = errorsOfCoupon({ ...coupon, from: '2026-11-27T09:00', until: '2026-11-26T09:00' })
  expect(errors).toEqual({ validUntil: 'INVALID' })
})
