import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { daysSince, formatOf, lastMoment, phoneNumber } from '../../../src/client/i18n/format.ts'
import { interfaceLanguages } from '../../../src/reference/interface-languages.ts'
import { aboveMinimum } from '../../../src/client/entities/job/pay/above-minimum.ts'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-21T14:30:00Z') }))
afterEach(() => vi.useRealTimers())

test('daysSince counts days in Korea', () => {
  expect(daysSince('2026-11-20T15:00:00Z')).toBe(0)
  expect(daysSince('2026-11-20T14:59:59Z')).toBe(1)
})

test('a date in the future counts as today', () => {
  expect(daysSince('2026-11-23T00:00:00Z')).toBe(0)
})

test('an end at midnight in Korea is shown as the day before', () => {
  expect(formatOf('ko').date(lastMoment('2026-12-31T15:00:00.000Z'))).toBe('2026. 12. 31.')
  expect(formatOf('ko').date(lastMoment('2026-12-31T15:00:01.000Z'))).toBe('2027. 1. 1.')
})

test('daysAgo names today and past days', () => {
  expect(formatOf('ko').daysAgo('2026-11-21T01:00:00Z')).toBe('오늘')
  expect(formatOf('ko').daysAgo('2026-11-20T01:00:00Z')).toBe('1일 전')
  expect(formatOf('en').daysAgo('2026-11-19T01:00:00Z')).toBe('2 days ago')
})

test('a number with decimals is written as the platform writes it', () => {
  const platform = new Intl.NumberFormat('en')
  fc.assert(
    fc.property(fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }), (thousandths) => {
      expect(formatOf('ko').number(thousandths / 1000)).toBe(platform.format(thousandths / 1000))
    }),
  )
})

test('an amount keeps every digit', () => {
  expect(formatOf('ko').number(2_750_000)).toBe('2,750,000')
})

const hourly = {
  payType: 'HOURLY' as const,
  payAmount: 0,
  numberOfWorkDays: 5,
  workingTimeSpan: '',
  jobCategories: [],
}

test('the share above the minimum wage is rounded down', () => {
  const createdDate = '2026-11-21T01:00:00Z'
  expect(aboveMinimum({ ...hourly, createdDate, hourlyEquivalent: 10_320 })).toBe(0)
  expect(aboveMinimum({ ...hourly, createdDate, hourlyEquivalent: 10_422 })).toBe(0)
  expect(aboveMinimum({ ...hourly, createdDate, hourlyEquivalent: 13_157 })).toBe(0.27)
})

test('a job is compared with the minimum wage of its own year in Korea', () => {
  expect(aboveMinimum({ ...hourly, createdDate: '2025-12-31T14:59:00Z', hourlyEquivalent: 10_030 })).toBe(0)
  expect(aboveMinimum({ ...hourly, createdDate: '2025-12-31T15:00:00Z', hourlyEquivalent: 10_320 })).toBe(0)
})

const CODES = interfaceLanguages.map(({ code }) => code)

test.each(CODES)('in %s, amounts have commas, and dates have digits 0 to 9 and Gregorian years', (code) => {
  const format = formatOf(code)
  expect(format.number(2_156_880)).toBe('2,156,880')
  const written = [format.date('2026-11-21T01:00:00Z'), format.time('2026-11-21T01:00:00Z')]
  expect(written[0]).toMatch(/2026/)
  expect(format.daysAgo('2026-11-18T01:00:00Z')).toMatch(/3/)
  for (const text of [...written, format.percent(0.27), format.signedPercent(0.27)])
    expect(text.match(/\p{Nd}/gu)?.every((digit) => digit <= '9')).toBe(true)
})

test.each([
  ['01012345678', '010-1234-5678'],
  ['0314981234', '031-498-1234'],
  ['0221234567', '02-2123-4567'],
  ['021234567', '02-123-4567'],
  ['15881234', '1588-1234'],
  ['112', '112'],
])('%s is shown as %s', (digits, shown) => {
  expect(phoneNumber(digits)).toBe(shown)
})

test('Months have their whole names in Burmese, whose short ones are other words', () => {
  const { date, monthDay, appointment } = formatOf('my')
  for (const write of [date, monthDay, appointment])
    expect(write('2026-10-24T03:00:00Z')).toContain('အောက်တိုဘာ')
})
