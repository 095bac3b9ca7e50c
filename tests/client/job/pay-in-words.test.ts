import { expect, test } from 'vitest'
import { type JobCategory, PAY_TYPES, type PayType } from '../../../src/contract/base/enums.ts'
import { neededPay } from '../../../src/contract/wage/minimum-pay.ts'
import { regularHour } from '../../../src/contract/wage/posted-week.ts'
import { estimateWage } from '../../../src/contract/wage/wage-reckoner.ts'
import { aboveMinimum } from '../../../src/client/entities/job/pay/above-minimum.ts'
import { comparableHour, workingTimeOf } from '../../../src/client/entities/job/pay/hourly-pay.ts'
import { payInWords, postedWage } from '../../../src/client/entities/job/pay/pay-in-words.ts'

interface Terms {
  numberOfWorkDays?: number
  workingTimeSpan?: string
  category?: JobCategory
}

const jobOf = (payType: PayType, payAmount: number, terms: Terms = {}) => {
  const { category = 'FACTORY', ...time } = terms
  const jobCategories = [category]
  return {
    numberOfWorkDays: 5,
    workingTimeSpan: '09:00-18:00',
    ...time,
    payType,
    payAmount,
    hourlyEquivalent: 10_320,
    jobCategories,
  }
}

test('a monthly wage includes the weekly-holiday pay', () => {
  expect(payInWords(jobOf('MONTHLY', 2_156_880))).toEqual({
    hourly: 10_320,
    hourlyWithHoliday: null,
    monthly: 2_156_880,
    monthlyAtMost: 2_156_880,
    weeklyHoliday: 'included',
  })
})

test('an hourly wage adds the weekly-holiday pay and counts 209 hours a month', () => {
  expect(payInWords(jobOf('HOURLY', 10_320))).toEqual({
    hourly: 10_320,
    hourlyWithHoliday: 12_384,
    monthly: 2_156_880,
    monthlyAtMost: 2_156_880,
    weeklyHoliday: 'onTop',
  })
})

test('fewer than fifteen hours a week give no weekly-holiday pay', () => {
  const short = { numberOfWorkDays: 2, workingTimeSpan: '10:00-16:00' }
  expect(payInWords(jobOf('HOURLY', 12_000, short))).toMatchObject({
    weeklyHoliday: 'none',
    hourlyWithHoliday: null,
  })
})

test.each(['HOURLY', 'DAILY'] as const)(
  'an hour of %s pay with weekly-holiday pay is base and weekly-holiday pay of the lines over the regular hours',
  (payType) => {
    for (const workingTimeSpan of ['09:00-18:00', '09:00-14:00', '08:00-19:00']) {
      const job = jobOf(payType, 150_000, { workingTimeSpan })
      const { start: startMinutes, end: endMinutes } = workingTimeOf(job)
      const regular = regularHour({ ...job, startMinutes, endMinutes, categories: job.jobCategories })
      const shown = payInWords({ ...job, hourlyEquivalent: 150_000, regularHour: regular })
      const [, estimate] = estimateWage(postedWage(job), null)
      const [base, holiday] = estimate?.lines ?? []
      const ofLines = (base?.amount ?? 0) + (holiday?.amount ?? 0)
      // Hours of a month are rounded up to whole ones.
      expect(Math.abs(((shown.hourlyWithHoliday ?? 0) * (base?.hours ?? 0)) / ofLines - 1)).toBeLessThan(0.01)
    }
  },
)

test('a long day paid by the day has the regular hour of its lines', () => {
  const long = { ...jobOf('DAILY', 150_000, { workingTimeSpan: '08:00-19:00' }), hourlyEquivalent: 15_000 }
  const [, estimate] = estimateWage(postedWage(long), null)
  const words = payInWords({ ...long, regularHour: 13_636 })
  expect(words).toMatchObject({ hourly: estimate?.lines[0]?.rate, hourlyWithHoliday: 16_363 })
})

test.each(PAY_TYPES)(
  'farm work with %s pay promises no weekly-holiday pay, per hour or per month',
  (payType) => {
    const farm = jobOf(payType, 10_000_000, { category: 'FARM' })
    const [estimate] = estimateWage(postedWage(farm), null)
    expect(payInWords(farm).weeklyHoliday).toBe('exempt')
    expect(estimate?.lines.map(({ code }) => code)).toEqual(['BASE_PAY'])
    expect(payInWords(farm).monthly).toBe(estimate?.gross)
  },
)

test.each([
  ['09:00-18:00', 5, 0.09],
  ['08:00-20:00', 5, -0.26],
  ['22:00-07:00', 5, -0.2],
])(
  'the share above the minimum wage of a month of %s on %i days counts overtime and nights as the law does',
  (workingTimeSpan, numberOfWorkDays, share) => {
    const month = { ...jobOf('MONTHLY', 2_360_000, { workingTimeSpan }), numberOfWorkDays }
    const hourlyEquivalent = 99_999
    const { start: startMinutes, end: endMinutes } = workingTimeOf(month)
    const regular = regularHour({ ...month, startMinutes, endMinutes, categories: month.jobCategories })
    const job = { ...month, hourlyEquivalent, regularHour: regular, createdDate: '2026-11-20T00:00:00Z' }
    expect(aboveMinimum(job)).toBe(share)
    const needed = neededPay({ ...postedWage(job), workplaceSize: 'FIVE_OR_MORE' }, 10_320)
    expect(Math.floor((job.payAmount / needed - 1) * 100) / 100).toBe(share)
  },
)

test('an hour of a month on a farm is one of its hours of work', () => {
  const farm = jobOf('MONTHLY', 2_156_880, { category: 'FARM' })
  expect(payInWords(farm).hourly).toBe(12_395)
  expect(aboveMinimum({ ...farm, createdDate: '2026-11-20T00:00:00Z' })).toBe(0.2)
})

test.each(['SEAMAN', 'FISHERMAN', 'DOMESTIC_HELPER'])(
  'the pay of %s is not compared with the minimum wage, which may not hold for it',
  (code) => {
    const job = { ...jobOf('MONTHLY', 2_800_000), occupations: [{ code, name: code }] }
    expect(aboveMinimum({ ...job, createdDate: '2026-11-20T00:00:00Z' })).toBeNull()
  },
)

test('the month in the headline is the sum of the lines, for each size of workplace', () => {
  const nights = { numberOfWorkDays: 6, workingTimeSpan: '22:00-08:00' }
  for (const payType of PAY_TYPES) {
    const job = jobOf(payType, 100_000, nights)
    const gross = estimateWage(postedWage(job), null).map((each) => each.gross)
    const { monthly, monthlyAtMost } = payInWords(job)
    expect([monthly, monthlyAtMost]).toEqual(gross)
    const [small] = estimateWage(postedWage({ ...job, workplaceSize: 'UNDER_FIVE' }), null)
    expect(payInWords({ ...job, workplaceSize: 'UNDER_FIVE' })).toMatchObject({
      monthly: small?.gross,
      monthlyAtMost: small?.gross,
    })
  }
})

test('a night shift ends after midnight', () => {
  expect(workingTimeOf({ workingTimeSpan: '22:00-06:00', numberOfWorkDays: 5 })).toEqual({
    start: 1320,
    end: 360,
    hoursPerDay: 7.5,
    hoursPerWeek: 37.5,
    breakHours: 0.5,
  })
})

test('negotiable hours count as eight a day and have no start or end', () => {
  expect(workingTimeOf({ workingTimeSpan: '', numberOfWorkDays: 6 })).toMatchObject({
    start: null,
    end: null,
    hoursPerWeek: 48,
    breakHours: 0,
  })
})

test('pay by the month has an hour to compare cards by', () => {
  expect(comparableHour(jobOf('MONTHLY', 2_156_880))).toBe(10_320)
})

test('cards compare by a regular hour, without what nights and overtime add', () => {
  const nights = jobOf('MONTHLY', 3_510_000, { workingTimeSpan: '20:00-05:00' })
  expect(comparableHour({ ...nights, hourlyEquivalent: 14_385, regularHour: 10_335 })).toBe(10_335)
})

test('an hourly wage needs no hour to compare cards by', () => {
  expect(comparableHour(jobOf('HOURLY', 10_320))).toBeNull()
})

test('a card with negotiable hours has the hour of the page of the job', () => {
  const job = { ...jobOf('MONTHLY', 2_180_000, { workingTimeSpan: '' }), hourlyEquivalent: 10_430 }
  expect(comparableHour(job)).toBe(10_430)
  expect(payInWords(job).hourly).toBe(10_430)
})
