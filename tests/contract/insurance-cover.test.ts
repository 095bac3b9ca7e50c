import { describe, expect, test } from 'vitest'
import { type InsuredPerson, insuranceCover, isSixtyIn } from '../../src/contract/wage/insurance.ts'
import { usualMonth } from '../../src/contract/wage/month-days.ts'
import { monthPay } from '../../src/contract/wage/month-pay.ts'
import { deductionsFrom } from '../../src/contract/wage/wage-deductions.ts'
import { MONTH, type PaidWork } from '../../src/contract/wage/wage-lines.ts'
import { deductionRatesOn } from '../../src/reference/wage/deduction-rates.ts'
import { aWork } from '../support/paid-work.ts'

const free = { kind: 'OFF', hours: 0, nights: 0 } as const
/** A usual month whose days up to the given one are free. */
const freeUntil = (date: string, work: PaidWork) =>
  usualMonth(date.slice(0, 7), work).map((day) => (day.date < date ? { ...day, ...free } : day))

describe('Insurances', () => {
  test.each(['KH', 'VN'])('The pension covers workers from %s, added in 2022 and 2023', (nationality) => {
    expect(insuranceCover({ visaStatus: 'E-9', nationality }).NATIONAL_PENSION.state).toBe('TAKEN')
  })

  const rates = deductionRatesOn('2026-11-28')
  const employment = (hours: number, insured: InsuredPerson) => {
    const { deductions } = deductionsFrom(700_000, hours, rates, insuranceCover(insured))
    return deductions?.find(({ code }) => code === 'EMPLOYMENT_INSURANCE')
  }

  test.each([14 * MONTH, 59])(
    'Whether the employment insurance covers %d h a month depends on three months',
    (hours) => {
      const line = employment(hours, { visaStatus: 'F-5', nationality: 'PH' })
      expect(line).toMatchObject({ state: 'NOT_KNOWN', reason: 'EMPLOYMENT_FEW_HOURS' })
    },
  )

  test('From fifteen hours a week on the employment insurance is compulsory for F-5', () => {
    expect(employment(15 * MONTH, { visaStatus: 'F-5', nationality: 'PH' })?.state).toBe('TAKEN')
  })

  test.each([
    ['1966-04-30', true],
    ['1966-05-01', false],
    ['1966-05-31', false],
    [null, false],
  ])('Whoever was born on %s is 60 before May 2026: %s', (birthDate, expected) => {
    expect(isSixtyIn(birthDate, '2026-05-31')).toBe(expected)
  })

  test('Where a household may be the employer, no insurance is certain', () => {
    const cover = insuranceCover({ visaStatus: 'F-6', nationality: 'PH', household: 'MAY_HIRE' })
    expect(Object.values(cover).map(({ state }) => state)).toEqual(Array(4).fill('NOT_KNOWN'))
  })
})

describe('The first month', () => {
  test('of pay by the month is due for the share of its days from the first day of work on', () => {
    const work = aWork({ payType: 'MONTHLY', payAmount: 2_310_000 })
    expect(monthPay(work, freeUntil('2026-04-13', work), true).gross).toBe(1_386_000)
  })

  test('without any day of work has no pay', () => {
    const work = aWork({})
    const days = usualMonth('2026-05', work).map(({ date }) => ({ date, ...free }))
    expect(monthPay(work, days, true).gross).toBe(0)
  })
})

test('A whole week without work has no paid weekly holiday', () => {
  const work = aWork({})
  const isFree = (date: string) => date >= '2026-04-13' && date <= '2026-04-17'
  const days = usualMonth('2026-04', work).map((day) => (isFree(day.date) ? { ...day, ...free } : day))
  // 17 days x 8 h and three Sundays.
  expect(monthPay(work, days).gross).toBe((17 + 3) * 8 * 11_000)
})

test('On 1 May everybody has a paid holiday, also with fewer than fifteen hours a week', () => {
  const work = aWork({ payAmount: 10_030, hoursPerDay: 2 })
  // May 2025: 19 days of work and the 1st; the 5th and the 6th are not paid.
  expect(monthPay(work, usualMonth('2025-05', work)).gross).toBe(20 * 2 * 10_030)
})
