import { expect, test } from 'vitest'
import { mayCallPayHigh } from '../../../src/contract/work/high-pay.ts'

const MINIMUM = 10_320

test('Pay by the hour may be called high from 10 % above the minimum wage', () => {
  const byHour = (payAmount: number) => mayCallPayHigh({ payType: 'HOURLY', payAmount }, MINIMUM)
  expect([9_000, MINIMUM, 11_351].map(byHour)).toEqual([false, false, false])
  expect([11_352, 14_000].map(byHour)).toEqual([true, true])
})

test('A monthly pay that is high only because of long hours may not be called high', () => {
  const month = { payType: 'MONTHLY', payAmount: 3_000_000 } as const
  expect(mayCallPayHigh({ ...month, numberOfWorkDays: 5 }, MINIMUM)).toBe(true)
  const long = { numberOfWorkDays: 6, startMinutes: 20 * 60, endMinutes: 5 * 60 }
  expect(mayCallPayHigh({ ...month, ...long }, MINIMUM)).toBe(false)
})
