import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PAY_TYPES } from '../../src/contract/base/enums.ts'
import {
  dailyHours,
  dailyHoursWithLongBreak,
  hourlyEquivalent,
  isPossibleBreak,
  minutesOfDay,
  monthlyHours,
  weeklyHolidayHours,
} from '../../src/contract/wage/wage.ts'
import { nextMinimumWithin } from '../../src/contract/wage/next-minimum.ts'
import { hasUncountedNight } from '../../src/contract/wage/wage-week.ts'

const nineToSix = { startMinutes: 540, endMinutes: 1080 }

describe('Pay per hour', () => {
  test('2,156,880 won a month for five days of 09:00 to 18:00 equals the minimum wage of 2026', () => {
    expect(
      hourlyEquivalent({ payType: 'MONTHLY', payAmount: 2_156_880, numberOfWorkDays: 5, ...nineToSix }),
    ).toBe(10_320)
  })

  test('One won less a month is below the minimum wage of 2026', () => {
    expect(
      hourlyEquivalent({ payType: 'MONTHLY', payAmount: 2_156_879, numberOfWorkDays: 5, ...nineToSix }),
    ).toBe(10_319)
  })

  test('80,000 won a day for 09:00 to 18:00 is 10,000 won an hour', () => {
    expect(hourlyEquivalent({ payType: 'DAILY', payAmount: 80_000, ...nineToSix })).toBe(10_000)
  })

  test('Weekly pay covers the paid weekly holiday, so 40 hours count as 48', () => {
    expect(
      hourlyEquivalent({ payType: 'WEEKLY', payAmount: 480_000, numberOfWorkDays: 5, ...nineToSix }),
    ).toBe(10_000)
  })

  test('Yearly pay counts as twelve months', () => {
    const work = { numberOfWorkDays: 5, ...nineToSix }
    expect(hourlyEquivalent({ payType: 'YEARLY', payAmount: 12 * 2_156_880, ...work })).toBe(10_320)
  })

  test('Forty hours a week are 209 hours a month', () => {
    expect(monthlyHours(40)).toBe(209)
  })

  test('The weekly holiday is paid from fifteen hours a week on', () => {
    expect(weeklyHolidayHours(14.9)).toBe(0)
    expect(weeklyHolidayHours(15)).toBe(3)
    expect(weeklyHolidayHours(52)).toBe(8)
  })

  test('A break of 30 minutes is deducted from four hours on, and of an hour where eight hours are worked', () => {
    expect(dailyHours(540, 540 + 239)).toBeCloseTo(239 / 60)
    expect(dailyHours(540, 780)).toBe(3.5)
    expect(dailyHours(540, 1020)).toBe(7.5)
    expect(dailyHours(540, 1049)).toBeCloseTo(509 / 60 - 0.5)
    expect([dailyHours(540, 1050), dailyHours(540, 1080)]).toEqual([7.5, 8])
  })

  test('A stated break takes the place of the shortest lawful one', () => {
    expect([dailyHours(540, 1080, 90), dailyHoursWithLongBreak(540, 1020, 30)]).toEqual([7.5, 7.5])
    expect([isPossibleBreak(30, 540, 1080), isPossibleBreak(60, 540, 1080)]).toEqual([false, true])
    expect([isPossibleBreak(0, 540, 720), isPossibleBreak(180, 540, 720)]).toEqual([true, false])
  })

  test('A night shift crosses midnight', () => {
    expect(dailyHours(22 * 60, 6 * 60)).toBe(7.5)
    expect(dailyHoursWithLongBreak(22 * 60, 6 * 60)).toBe(7)
  })

  test('Hours with a missing start or end, or of no length, count as unknown', () => {
    expect([dailyHours(null, 12 * 60), dailyHours(9 * 60, null), dailyHours(540, 540)]).toEqual([8, 8, 8])
  })

  test('Unknown hours count as eight a day, and unknown days as five a week', () => {
    expect(hourlyEquivalent({ payType: 'MONTHLY', payAmount: 2_156_880 })).toBe(10_320)
  })

  test('More pay never yields less per hour, and the result is whole won', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PAY_TYPES),
        fc.integer({ min: 0, max: 100_000_000 }),
        fc.integer({ min: 1, max: 7 }),
        fc.integer({ min: 0, max: 1439 }),
        fc.integer({ min: 0, max: 1439 }),
        (payType, payAmount, numberOfWorkDays, startMinutes, endMinutes) => {
          const hourly = (amount: number) =>
            hourlyEquivalent({ payType, payAmount: amount, numberOfWorkDays, startMinutes, endMinutes })
          expect(Number.isSafeInteger(hourly(payAmount))).toBe(true)
          expect(hourly(payAmount + 1000)).toBeGreaterThanOrEqual(hourly(payAmount))
        },
      ),
    )
  })

  test('Only times in HH:MM are parsed', () => {
    expect(minutesOfDay('09:30')).toBe(570)
    expect(['9:30', '25:00', '09:60', '', '109:30', '09:301'].map(minutesOfDay)).toEqual(Array(6).fill(null))
  })
})

test.each([
  ['14:00', '23:00', 1, true],
  ['20:00', '05:00', 1, true],
  ['22:00', '23:00', 0, false],
  ['09:00', '18:00', 1, false],
  ['13:00', '22:00', 1, false],
])('A night hour of %s to %s with a break of %d h is left out: %j', (start, end, breakHours, isLeftOut) => {
  expect(hasUncountedNight(minutesOfDay(start), minutesOfDay(end), breakHours)).toBe(isLeftOut)
})

test('The minimum wage of next year is shown for a term that can reach it', () => {
  const minimum: unknown = expect.any(Number)
  const next = { from: '2027-01-01', minimum }
  expect(nextMinimumWithin('UNDER_WEEK', '2026-12-25')).toBeUndefined()
  expect(nextMinimumWithin('UNDER_WEEK', '2026-12-26')).toEqual(next)
  expect(nextMinimumWithin('UNDER_MONTH', '2026-12-01')).toBeUndefined()
  expect(nextMinimumWithin('UNDER_1YEAR', '2026-01-02')).toEqual(next)
  expect(nextMinimumWithin('ABOVE_1YEAR', '2026-01-01')).toEqual(next)
})
