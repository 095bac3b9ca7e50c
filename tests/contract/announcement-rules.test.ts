import { expect, test } from 'vitest'
import { isBusinessNumber } from '../../src/contract/employer/business-number.ts'
import { payFigures } from '../../src/contract/wage/minimum-pay.ts'
import { dailyHours, dailyHoursWithLongBreak, hourlyEquivalent } from '../../src/contract/wage/wage.ts'
import fc from 'fast-check'
import { PAY_TYPES } from '../../src/contract/base/enums.ts'

test.each(['1248100998', '2208162517', '1208147521'])('%s is a valid business number', (digits) => {
  expect(isBusinessNumber(digits)).toBe(true)
})

test.each(['1248100997', '124810099', '12481009980', '124-81-00998', 'abcdefghij', ''])(
  '%j is not a valid business number',
  (digits) => {
    expect(isBusinessNumber(digits)).toBe(false)
  },
)

test('Changing any one digit of a business number invalidates it', () => {
  const wrong = Array.from({ length: 10 }, (_, place) =>
    Array.from('0123456789', (digit) => '1248100998'.slice(0, place) + digit + '1248100998'.slice(place + 1)),
  )
    .flat()
    .filter((digits) => digits !== '1248100998')
  expect(wrong.filter(isBusinessNumber)).toEqual([])
})

test('The required amount reaches the minimum wage, and one won less does not', () => {
  const work = fc.record({
    payType: fc.constantFrom(...PAY_TYPES),
    payAmount: fc.integer({ min: 1, max: 100_000_000 }),
    numberOfWorkDays: fc.integer({ min: 1, max: 7 }),
    startMinutes: fc.integer({ min: 0, max: 1_439 }),
    endMinutes: fc.integer({ min: 0, max: 1_439 }),
  })
  fc.assert(
    fc.property(work, (given) => {
      const { needed, missing } = payFigures({ ...given, workplaceSize: 'UNDER_FIVE' }, 10_320)
      const hour = (payAmount: number) => hourlyEquivalent({ ...given, payAmount })
      const { startMinutes: start, endMinutes: end } = given
      // Where the break may be longer than the law's, pay for the shorter day is enough.
      const isOneDay = dailyHours(start, end) === dailyHoursWithLongBreak(start, end)
      expect(isOneDay ? hour(needed) : 10_320).toBeGreaterThanOrEqual(10_320)
      expect(hour(needed - 1)).toBeLessThan(10_320)
      expect(missing).toBe(Math.max(0, needed - given.payAmount))
    }),
  )
})
