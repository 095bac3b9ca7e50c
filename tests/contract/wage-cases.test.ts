import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { JOB_CATEGORIES, PAY_TYPES, WORKPLACE_SIZES } from '../../src/contract/base/enums.ts'
import { neededPay } from '../../src/contract/wage/minimum-pay.ts'
import { insuranceCover } from '../../src/contract/wage/insurance.ts'
import { type PaidWork } from '../../src/contract/wage/wage-lines.ts'
import { reckonWage } from '../../src/contract/wage/wage-reckoner.ts'
import { deductionRatesOn } from '../../src/reference/wage/deduction-rates.ts'
import { minimumWageOn } from '../../src/reference/wage/minimum-wages.ts'

const [head = '', ...rows] = readFileSync(new URL('wage-cases.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
const names = head.split(',')
const cases = rows.map((row) => Object.fromEntries(row.split(',').map((cell, at) => [names[at] ?? '', cell])))

type Case = (typeof cases)[number]

const workOf = (c: Case): PaidWork => ({
  payType: PAY_TYPES.find((type) => type === c['payType']) ?? 'HOURLY',
  payAmount: Number(c['payAmount']),
  hoursPerDay: Number(c['hoursPerDay']),
  daysPerWeek: Number(c['daysPerWeek']),
  nightHoursPerDay: Number(c['nightHoursPerDay']),
  sector: JOB_CATEGORIES.find((each) => each === c['sector']) ?? 'ETC',
  workplaceSize: c['workplaceSize'] === 'UNDER_FIVE' ? 'UNDER_FIVE' : 'FIVE_OR_MORE',
  premiumsIncluded: c['premiumsIncluded'] === 'yes',
})

function figuresOf(c: Case) {
  const date = c['date'] ?? ''
  const result = reckonWage(workOf(c), deductionRatesOn(date))
  const line = (code: string) => result.lines.find((each) => each.code === code)?.amount ?? 0
  const deducted = (code: string) =>
    result.deductions && (result.deductions.find((each) => each.code === code)?.amount ?? 0)
  const text = {
    gross: result.gross,
    basePay: line('BASE_PAY'),
    weeklyHolidayPay: line('WEEKLY_HOLIDAY_PAY'),
    overtimePay: line('OVERTIME_PAY'),
    holidayWorkPay: line('HOLIDAY_WORK_PAY'),
    nightPremium: line('NIGHT_PREMIUM'),
    pension: deducted('NATIONAL_PENSION'),
    health: deducted('HEALTH_INSURANCE'),
    care: deducted('LONG_TERM_CARE'),
    employment: deducted('EMPLOYMENT_INSURANCE'),
    net: result.net,
    severance: result.severancePerYear,
    isOverLimit: Number(result.isOverLimit),
    needed: neededPay(workOf(c), minimumWageOn(date)),
  }
  return Object.fromEntries(Object.entries(text).map(([name, value]) => [name, String(value ?? '')]))
}

describe('The table of wage cases', () => {
  test('holds at least 120 cases', () => expect(cases.length).toBeGreaterThanOrEqual(120))

  test.each(cases)('$id ($source) comes out to the won', (c) => {
    const figures = figuresOf(c)
    const expected = Object.fromEntries(Object.keys(figures).map((name) => [name, c[name] ?? '']))
    expect(figures).toEqual(expected)
  })
})

const work = fc.record({
  payType: fc.constantFrom(...PAY_TYPES),
  payAmount: fc.integer({ min: 1, max: 20_000_000 }),
  hoursPerDay: fc.integer({ min: 2, max: 64 }).map((quarters) => quarters / 4),
  daysPerWeek: fc.integer({ min: 1, max: 7 }),
  nightHoursPerDay: fc.integer({ min: 0, max: 32 }).map((quarters) => quarters / 4),
  sector: fc.constantFrom(...JOB_CATEGORIES),
  workplaceSize: fc.constantFrom(...WORKPLACE_SIZES),
  premiumsIncluded: fc.constant(true),
})
const rates = deductionRatesOn('2026-11-22')
const gross = (each: PaidWork) => reckonWage(each, rates).gross

describe('Reckoning any work', () => {
  test('the lines add up to the gross and, less the deductions, to the net, all in whole won', () => {
    fc.assert(
      fc.property(work, fc.boolean(), fc.boolean(), (each, premiumsIncluded, isInsured) => {
        const cover = insuranceCover({ says: { EMPLOYMENT_INSURANCE: isInsured } })
        const result = reckonWage({ ...each, premiumsIncluded }, rates, cover)
        const sum = (amounts: { amount: number }[]) =>
          amounts.reduce((total, { amount }) => total + amount, 0)
        expect(sum(result.lines)).toBe(result.gross)
        expect(result.net).toBe(result.gross - sum(result.deductions ?? []))
        expect(result.netAtMost).toBeGreaterThanOrEqual(result.net ?? 0)
        const isCharged = result.deductions?.some(({ code }) => code === 'EMPLOYMENT_INSURANCE')
        expect(isCharged).toBe(isInsured)
        for (const { amount } of [...result.lines, ...(result.deductions ?? [])]) {
          expect(Number.isSafeInteger(amount)).toBe(true)
          expect(amount).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  test('more hours, nights or days never give less pay', () => {
    const more = fc.constantFrom<(each: PaidWork) => PaidWork>(
      (each) => ({ ...each, hoursPerDay: each.hoursPerDay + 0.25 }),
      (each) => ({ ...each, hoursPerDay: each.hoursPerDay + 2 }),
      (each) => ({ ...each, nightHoursPerDay: each.nightHoursPerDay + 0.5 }),
      (each) => ({ ...each, daysPerWeek: Math.min(7, each.daysPerWeek + 1) }),
    )
    fc.assert(
      fc.property(work, more, (each, add) => {
        fc.pre(each.payType !== 'DAILY')
        expect(gross(add(each))).toBeGreaterThanOrEqual(gross(each))
      }),
      { numRuns: 2_000 },
    )
  })

  test('pay by the day that covers overtime and nights pays five days as agreed, and the weekly holiday by the regular hour', () => {
    fc.assert(
      fc.property(work, fc.integer({ min: 1, max: 5 }), (each, daysPerWeek) => {
        const daily = { ...each, daysPerWeek, payType: 'DAILY' as const }
        const { lines, gross: month } = reckonWage(daily, rates)
        const holiday = lines.find(({ code }) => code === 'WEEKLY_HOLIDAY_PAY')?.amount ?? 0
        expect(month - holiday).toBe(
          Math.floor(Number(((each.payAmount * daysPerWeek * 365) / 84).toFixed(6))),
        )
        const regularShare = Math.min(1, 8 / each.hoursPerDay) * (daysPerWeek / 5)
        expect(holiday).toBeLessThanOrEqual(Number(((each.payAmount * regularShare * 365) / 84).toFixed(6)))
      }),
    )
  })

  test('a workplace of five or more never pays less than one of fewer for pay by the hour', () => {
    fc.assert(
      fc.property(work, (each) => {
        const hourly = { ...each, payType: 'HOURLY' as const }
        expect(gross({ ...hourly, workplaceSize: 'FIVE_OR_MORE' })).toBeGreaterThanOrEqual(
          gross({ ...hourly, workplaceSize: 'UNDER_FIVE' }),
        )
      }),
    )
  })

  test('rates of a year that is not known are not guessed', () => {
    expect(deductionRatesOn('2023-06-01')).toBeNull()
    expect(deductionRatesOn('2028-01-01')).toBeNull()
  })
})
