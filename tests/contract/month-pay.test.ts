import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PAY_TYPES, WORKPLACE_SIZES } from '../../src/contract/base/enums.ts'
import { insuranceCover } from '../../src/contract/wage/insurance.ts'
import { DAY_KINDS, type EnteredDay, usualMonth } from '../../src/contract/wage/month-days.ts'
import { monthPay } from '../../src/contract/wage/month-pay.ts'
import { deductionsFrom } from '../../src/contract/wage/wage-deductions.ts'
import type { PaidWork } from '../../src/contract/wage/wage-lines.ts'
import { deductionRatesOn } from '../../src/reference/wage/deduction-rates.ts'
import { isPublicHoliday } from '../../src/reference/wage/public-holidays.ts'
import { aWork } from '../support/paid-work.ts'

const small = { workplaceSize: 'UNDER_FIVE' } as const

/** A month of usual days but for the given ones. */
const aMonth = (month: string, work: PaidWork, other: Record<string, Partial<EnteredDay>> = {}) =>
  usualMonth(month, work).map((day) => ({ ...day, ...other[day.date] }))

interface HandReckoned {
  name: string
  month: string
  work: Partial<PaidWork>
  other?: Record<string, Partial<EnteredDay>>
  gross: number
}

const longDays = (...dates: string[]) => Object.fromEntries(dates.map((date) => [date, { hours: 10 }]))

const everyWorkday = (month: string, changes: Partial<EnteredDay>) =>
  Object.fromEntries(
    usualMonth(month, aWork()).flatMap(({ date, kind }) => (kind === 'WORK' ? [[date, changes]] : [])),
  )

/** Calculated by hand from articles 50, 54, 55, 56, 60 and 63 and the calendar, before the code was run. */
const months: HandReckoned[] = [
  // 22 days x 8 h + 4 Sundays x 8 h = 208 h.
  { name: 'April without holidays', month: '2026-04', work: {}, gross: 2_288_000 },
  // 20 x 8 + 24 and 25 September + 4 Sundays = 208 h; below five people the two days are not paid.
  { name: 'Chuseok', month: '2026-09', work: { payAmount: 10_320 }, gross: 2_146_560 },
  {
    name: 'Chuseok below five people',
    month: '2026-09',
    work: { payAmount: 10_320, ...small },
    gross: 1_981_440,
  },
  // 18 x 8 + 1, 5 and 25 May + 5 Sundays = 208 h; below five people of these days only 1 May.
  { name: 'May', month: '2026-05', work: { payAmount: 12_500 }, gross: 2_600_000 },
  {
    name: 'May below five people',
    month: '2026-05',
    work: { payAmount: 12_500, ...small },
    gross: 2_400_000,
  },
  // 2,400,000 / 209 h x 12 h x 1.5 = 206,698.
  {
    name: 'overtime on six days beside pay by the month',
    month: '2026-03',
    work: { payType: 'MONTHLY', payAmount: 2_400_000 },
    other: longDays('2026-03-09', '2026-03-10', '2026-03-11', '2026-03-16', '2026-03-17', '2026-03-18'),
    gross: 2_606_698,
  },
  // 21 x 8 + 3 June + 4 Sundays = 208 h; 21 x 7 h x 0.5 = 73.5 h more.
  {
    name: 'night shifts in June',
    month: '2026-06',
    work: { payAmount: 10_500, nightHoursPerDay: 7 },
    gross: 2_955_750,
  },
  // Four weeks of 40 + 8 h and one day, 5 Sundays: 208 h, and 32 h x 1.5.
  {
    name: 'six days a week',
    month: '2026-11',
    work: { payAmount: 10_320, daysPerWeek: 6 },
    gross: 2_641_920,
  },
  // 19 days of 8 h; a weekly holiday of 6.4 h for 32 hours a week, four times.
  {
    name: 'four days a week by the day',
    month: '2026-12',
    work: { payType: 'DAILY', payAmount: 100_000, daysPerWeek: 4 },
    gross: 2_220_000,
  },
  // 21 x 8 + 3 Sundays: the week of the missed day has no paid weekly holiday.
  {
    name: 'a missed day',
    month: '2026-04',
    work: { payAmount: 11_200 },
    other: { '2026-04-14': { kind: 'ABSENT', hours: 0 } },
    gross: 2_150_400,
  },
  // 11,000 x (8 x 1.5 + 2 x 2) on top of 2,299,000.
  {
    name: 'ten hours on Hangul Day beside pay by the month',
    month: '2026-10',
    work: { payType: 'MONTHLY', payAmount: 2_299_000 },
    other: { '2026-10-09': { kind: 'WORK', hours: 10 } },
    gross: 2_475_000,
  },
  // 19 x 8 + a day of leave + 1 January + 5 Sundays = 208 h.
  {
    name: 'a day of leave',
    month: '2027-01',
    work: { payAmount: 10_700 },
    other: { '2027-01-12': { kind: 'LEAVE', hours: 0 } },
    gross: 2_225_600,
  },
  {
    name: 'February by the month',
    month: '2026-02',
    work: { payType: 'MONTHLY', payAmount: 2_310_000 },
    gross: 2_310_000,
  },
  // 22 days x 4 h beyond the agreed 8, at 2,200,000 / 174 h; article 63 has no premium on them.
  {
    name: 'twelve hours a day on a farm beside pay by the month',
    month: '2026-04',
    work: { payType: 'MONTHLY', payAmount: 2_200_000, sector: 'FARM' },
    other: everyWorkday('2026-04', { hours: 12 }),
    gross: 2_200_000 + 1_112_643,
  },
  // 22 days x 2 h beyond the agreed 6, at 1,700,000 / 157 h.
  {
    name: 'eight hours a day in place of six beside pay by the month',
    month: '2026-04',
    work: { payType: 'MONTHLY', payAmount: 1_700_000, hoursPerDay: 6 },
    other: everyWorkday('2026-04', { hours: 8 }),
    gross: 1_700_000 + 476_433,
  },
  {
    name: 'a workday of the week exchanged for another beside pay by the month',
    month: '2026-04',
    work: { payType: 'MONTHLY', payAmount: 1_400_000, daysPerWeek: 3 },
    other: { '2026-04-13': { kind: 'OFF', hours: 0 }, '2026-04-17': { kind: 'WORK', hours: 8 } },
    gross: 1_400_000,
  },
  // Of ten hours, the pay covers eight: 2,200,000 / 209 h x (8 + 8 h of weekly holiday) less; 21 x 2 h x 1.5 more.
  {
    name: 'a missed day of ten hours beside pay by the month',
    month: '2026-04',
    work: { payType: 'MONTHLY', payAmount: 2_200_000, hoursPerDay: 10 },
    other: { '2026-04-13': { kind: 'ABSENT', hours: 0 } },
    gross: 2_200_000 - 168_421 + 663_157,
  },
  // The week has forty hours without Monday: Saturday's are paid by the month, not missing and no overtime.
  {
    name: 'a missed day in a week of six days beside pay by the month',
    month: '2026-04',
    work: { payType: 'MONTHLY', payAmount: 2_200_000, daysPerWeek: 6 },
    other: { '2026-04-13': { kind: 'ABSENT', hours: 0 } },
    gross: 2_200_000 - 84_210 + 378_947,
  },
  // 24 x 9 h on a farm: no weekly holiday, overtime or public holiday (art. 63).
  {
    name: 'a pig farm in April',
    month: '2026-04',
    work: { payAmount: 10_400, hoursPerDay: 9, daysPerWeek: 6, sector: 'FARM' },
    gross: 26 * 9 * 10_400,
  },
]

describe('The pay of one month', () => {
  test.each(months)('of $name ($month) is exact to the won', ({ month, work, other, gross }) => {
    const given = aWork(work)
    const result = monthPay(given, aMonth(month, given, other))
    expect(result.gross).toBe(gross)
    expect(result.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(gross)
  })

  test.each([
    // Nepal, E-9: no pension; 82,250 health, 10,800 care; no employment insurance unless applied for.
    ['E-9', 'NP', '2026-04-30', 2_288_000, 2_194_950],
    // Vietnam, F-6: 123,500 pension, 93,470 health, 12,280 care, 23,400 employment.
    ['F-6', 'VN', '2026-05-31', 2_600_000, 2_347_350],
    // Mongolia, D-2: health and care alone.
    ['D-2', 'MN', '2026-09-30', 2_146_560, 2_146_560 - 77_160 - 10_130],
  ])(
    'For %s from %s on %s, %d won before deductions leave %d',
    (visaStatus, nationality, day, gross, net) => {
      const cover = insuranceCover({ visaStatus, nationality })
      const result = deductionsFrom(gross, 208, deductionRatesOn(day), cover)
      expect([result.net, result.netAtMost]).toEqual([net, net])
    },
  )
})

test('Of fewer than 60 hours a month, an insurance is taken off only where the worker says that the payslip has it', () => {
  const cover = insuranceCover({ visaStatus: 'F-6', nationality: 'VN', says: { NATIONAL_PENSION: true } })
  const { deductions, notTaken } = deductionsFrom(600_000, 50, deductionRatesOn('2026-04-30'), cover)
  expect(deductions?.map(({ code }) => code)).toEqual(['NATIONAL_PENSION', 'EMPLOYMENT_INSURANCE'])
  expect(notTaken.map(({ reason }) => reason)).toEqual(['UNDER_60_HOURS', 'UNDER_60_HOURS'])
})

const anyWork = fc.record({
  payType: fc.constantFrom(...PAY_TYPES),
  payAmount: fc.integer({ min: 9_000, max: 4_000_000 }),
  hoursPerDay: fc.integer({ min: 2, max: 24 }).map((halves) => halves / 2),
  daysPerWeek: fc.integer({ min: 1, max: 7 }),
  nightHoursPerDay: fc.constant(0),
  sector: fc.constantFrom('FACTORY' as const, 'FARM' as const),
  workplaceSize: fc.constantFrom(...WORKPLACE_SIZES),
  premiumsIncluded: fc.boolean(),
})
const anyMonth = fc.constantFrom('2026-02', '2026-05', '2026-07', '2026-10', '2027-05')

describe('Any month', () => {
  test('has lines that add up to its gross, in whole won', () => {
    fc.assert(
      fc.property(anyWork, anyMonth, fc.constantFrom(...DAY_KINDS), (work, month, kind) => {
        const days = aMonth(month, work, { [`${month}-13`]: { kind, hours: kind === 'WORK' ? 7 : 0 } })
        const { lines, gross } = monthPay(work, days)
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(gross)
        for (const { amount } of lines) expect(Number.isSafeInteger(amount)).toBe(true)
      }),
    )
  })

  test('never pays less for one more hour, one more night hour, or a day of leave in place of a missed one', () => {
    fc.assert(
      fc.property(anyWork, anyMonth, fc.integer({ min: 1, max: 28 }), (work, month, number) => {
        const date = `${month}-${String(number).padStart(2, '0')}`
        const gross = (other: Partial<EnteredDay>) =>
          monthPay(work, aMonth(month, work, { [date]: other })).gross
        const worked = { kind: 'WORK', hours: 8, nights: 0 } as const
        expect(gross({ ...worked, hours: 9 })).toBeGreaterThanOrEqual(gross(worked))
        expect(gross({ ...worked, nights: 1 })).toBeGreaterThanOrEqual(gross(worked))
        const missed = gross({ kind: 'ABSENT', hours: 0 })
        expect(gross({ kind: 'LEAVE', hours: 0 })).toBeGreaterThanOrEqual(missed)
      }),
    )
  })
})

test.each(['2026-05-01', '2026-07-17', '2026-10-05', '2027-05-03', '2027-07-19', '2027-12-27'])(
  '%s is a public holiday',
  (day) => expect(isPublicHoliday(day)).toBe(true),
)
test.each(['2025-05-01', '2025-07-17', '2026-06-08', '2026-09-28'])('%s is no public holiday', (day) =>
  expect(isPublicHoliday(day)).toBe(false),
)
