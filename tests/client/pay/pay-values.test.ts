import { describe, expect, test } from 'vitest'
import { usualMonth } from '../../../src/contract/wage/month-days.ts'
import { PAY_TYPES } from '../../../src/contract/base/enums.ts'
import { isSurelyEnough, payResult } from '../../../src/client/features/pay/pay-result.ts'
import {
  emptyBook,
  isPayBook,
  kept,
  lastDayOf,
  lastMonths,
  payBookOf,
  type PayMonth,
  removed,
  withKnownFacts,
} from '../../../src/client/features/pay/pay-values.ts'

const month = (changes: Partial<PayMonth> = {}): PayMonth => ({
  ...emptyBook('2026-11').form,
  payAmount: '2156880',
  workplaceSize: 'FIVE_OR_MORE',
  ...changes,
})

/** A month whose days were as usual, of somebody in all insurances. */
const byDays = (changes: Partial<PayMonth> = {}): PayMonth => {
  const entered = month({ visaStatus: 'F-6', nationality: 'VN', ...changes })
  return { ...entered, days: usualMonth(entered.month, entered) }
}

test('Keeping a month again replaces it, and the newest month comes first', () => {
  const first = kept({ form: month({ month: '2026-10' }), months: [] })
  const second = kept({ ...first, form: month() })
  const again = kept({ ...second, form: month({ month: '2026-10', received: '1' }) })
  expect(again.months.map((each) => [each.month, each.received])).toEqual([
    ['2026-11', ''],
    ['2026-10', '1'],
  ])
  expect(removed(again, '2026-10').months).toHaveLength(1)
})

test('A stored book of another shape is not accepted', () => {
  expect(isPayBook(kept({ form: month(), months: [] }))).toBe(true)
  expect(isPayBook({ form: month(), months: [{ month: 'November' }] })).toBe(false)
})

test('The last twelve months cross the year, and a month is reckoned on its last day', () => {
  expect(lastMonths('2026-02-10').slice(0, 3)).toEqual(['2026-02', '2026-01', '2025-12'])
  expect([lastDayOf('2024-02'), lastDayOf('2026-11')]).toEqual(['2024-02-29', '2026-11-30'])
})

test('Overtime on top of the contract is due, and what is missing is told after deductions', () => {
  const regular = payResult(month())
  const long = payResult(month({ hoursPerDay: 10, received: '1900000' }))
  expect(regular?.estimates[0]?.gross).toBe(2_156_880)
  expect(long?.least).toBeGreaterThan(regular?.least ?? 0)
  expect(long?.missing).toBe((long?.least ?? 0) - 1_900_000)
})

test('A month of 2027 has the pension rate of the law, and marks the other rates as those of 2026', () => {
  const result = payResult(byDays({ month: '2027-01', payAmount: '2400000' }))
  expect(result).toMatchObject({ isNet: true, hasOldRates: true })
  const amounts = result?.estimates[0]?.deductions?.map(({ code, amount, isOldRate }) => [
    code,
    amount,
    isOldRate,
  ])
  expect(amounts).toEqual([
    ['NATIONAL_PENSION', 120_000, false],
    ['HEALTH_INSURANCE', 86_280, true],
    ['LONG_TERM_CARE', 11_330, true],
    ['EMPLOYMENT_INSURANCE', 21_600, true],
  ])
})

test('A month whose rates are not known is compared before deductions', () => {
  const result = payResult(month({ month: '2028-01', payAmount: '2400000' }))
  expect(result).toMatchObject({ isNet: false, least: 2_400_000, most: 2_400_000 })
})

test('Without a workplace size nothing is missing that only larger workplaces owe', () => {
  const result = payResult(month({ hoursPerDay: 10, workplaceSize: null, received: '9999999' }))
  expect(result?.least).toBeLessThan(result?.most ?? 0)
  expect(result?.missing).toBe(0)
})

test('A book from before the questions about insurance and lodging is kept, and the answers are open', () => {
  const { hasEmploymentInsurance: _new, lodging: _newer, ...earlier } = month()
  const stored: unknown = { form: earlier, months: [earlier] }
  expect(isPayBook(stored) && payBookOf(stored).months[0]?.hasEmploymentInsurance).toBeNull()
})

describe('Pay below the minimum wage', () => {
  const insured = { hasEmploymentInsurance: true }

  test('9,000 won an hour is reckoned as the minimum wage of 2026, so what arrived is too little', () => {
    const result = payResult(
      byDays({ ...insured, month: '2026-12', payType: 'HOURLY', payAmount: '9000', received: '1698240' }),
    )
    expect(result).toMatchObject({
      minimumWage: 10_320,
      below: [{ workplaceSize: 'FIVE_OR_MORE', lowest: 10_320 }],
      least: 2_012_540,
      missing: 2_012_540 - 1_698_240,
    })
    // 22 days, Christmas and 4 Sundays: 216 hours; 105,870 + 80,130 + 10,520 + 20,060 are taken off.
    expect(result?.estimates.map(({ gross }) => gross)).toEqual([216 * 10_320])
  })

  test('a monthly pay that is said to cover sixty hours a week must cover their premiums', () => {
    const result = payResult(month({ premiumsIncluded: true, hoursPerDay: 10, daysPerWeek: 6 }))
    expect(result?.below).toEqual([{ workplaceSize: 'FIVE_OR_MORE', lowest: 3_503_149 }])
    expect(result?.estimates[0]?.gross).toBe(3_503_149)
  })

  test('a monthly pay with overtime on top must only cover the regular hours', () => {
    expect(payResult(month({ hoursPerDay: 10, daysPerWeek: 6 }))?.below).toEqual([])
    const less = payResult(month({ hoursPerDay: 10, daysPerWeek: 6, payAmount: '2156879' }))
    expect(less?.below).toEqual([{ workplaceSize: 'FIVE_OR_MORE', lowest: 2_156_880 }])
  })

  test('a pay that suffices only below five people is named for the larger workplace alone', () => {
    const result = payResult(
      month({
        premiumsIncluded: true,
        nightHoursPerDay: 8,
        payAmount: '2500000',
        workplaceSize: null,
      }),
    )
    expect(result?.below.map(({ workplaceSize }) => workplaceSize)).toEqual(['FIVE_OR_MORE'])
  })

  test('on farms the month counts without weekly holidays', () => {
    expect(payResult(month({ isFarm: true, payAmount: '1795680' }))?.below).toEqual([])
    expect(payResult(month({ isFarm: true, payAmount: '1795679' }))?.below).toMatchObject([
      { lowest: 1_795_680 },
    ])
  })

  test.each(PAY_TYPES)('%s pay at the lowest lawful amount is not below the minimum', (payType) => {
    for (const premiumsIncluded of [true, false])
      for (const isFarm of [true, false]) {
        const low = { payType, premiumsIncluded, isFarm, hoursPerDay: 9, daysPerWeek: 6, nightHoursPerDay: 3 }
        const lowest = payResult(month({ ...low, payAmount: '1' }))?.below[0]?.lowest
        expect(payResult(month({ ...low, payAmount: String(lowest) }))?.below).toEqual([])
        expect(payResult(month({ ...low, payAmount: String((lowest ?? 0) - 1) }))?.below).toHaveLength(1)
      }
  })
})

test('More than 52 hours a week are told where five or more work, or may work', () => {
  const long = { hoursPerDay: 16, daysPerWeek: 7 }
  expect(payResult(month(long))?.isOverLimit).toBe(true)
  expect(payResult(month({ ...long, workplaceSize: null }))?.isOverLimit).toBe(true)
  expect(payResult(month({ ...long, workplaceSize: 'UNDER_FIVE' }))?.isOverLimit).toBe(false)
  expect(payResult(month())?.isOverLimit).toBe(false)
})

test('Employment insurance is taken off only from those who are in it, and is a range where that is open', () => {
  const [insured, other, open] = [true, false, null].map((hasEmploymentInsurance) =>
    payResult(byDays({ visaStatus: 'D-8', hasEmploymentInsurance })),
  )
  expect([insured?.least, insured?.most]).toEqual([1_947_350, 1_947_350])
  expect([other?.least, other?.most]).toEqual([1_966_760, 1_966_760])
  expect([open?.least, open?.most]).toEqual([1_947_350, 1_966_760])
})

test.each([
  ['E-9', 'NP', 2_156_880 - 77_530 - 10_180],
  ['E-9', 'MM', 2_156_880 - 77_530 - 10_180],
  ['D-2', 'VN', 2_156_880 - 77_530 - 10_180],
  ['G-1', 'PK', 2_156_880 - 77_530 - 10_180],
  ['E-9', 'VN', 2_156_880 - 102_410 - 77_530 - 10_180],
  ['F-4', 'UZ', 2_156_880 - 102_410 - 77_530 - 10_180],
  ['F-6', 'PH', 2_156_880 - 102_410 - 77_530 - 10_180 - 19_410],
])('The deductions for %s from %s are those that the law requires', (visaStatus, nationality, net) => {
  const result = payResult(byDays({ visaStatus, nationality }))
  expect([result?.least, result?.most]).toEqual([net, net])
})

test('For Ethiopians the pension is not known until the worker says what the payslip has', () => {
  const open = payResult(byDays({ visaStatus: 'E-9', nationality: 'ET' }))
  expect((open?.most ?? 0) - (open?.least ?? 0)).toBe(102_410)
  const said = payResult(byDays({ visaStatus: 'E-9', nationality: 'ET', hasPension: true }))
  expect([said?.least, said?.most]).toEqual([open?.least, open?.least])
})

test('Long-term care is left out where the worker says that the payslip does not have it', () => {
  const [with_, without] = [null, false].map((hasCare) =>
    payResult(byDays({ visaStatus: 'E-9', nationality: 'LK', hasCare })),
  )
  expect((without?.least ?? 0) - (with_?.least ?? 0)).toBe(10_180)
})

test('Status and nationality come from the stay and the resume until the worker names others', () => {
  const known = { visaStatus: 'E-9', nationality: 'NP' }
  expect(withKnownFacts(month(), known)).toMatchObject(known)
  expect(withKnownFacts(month({ month: '2026-05' }), { ...known, birthDate: '1966-04-30' }).isSixty).toBe(
    true,
  )
  expect(withKnownFacts(month({ month: '2026-04' }), { ...known, birthDate: '1966-04-30' }).isSixty).toBe(
    false,
  )
  expect(withKnownFacts(month({ nationality: 'VN' }), known)).toMatchObject({ nationality: 'VN' })
})

test('More hours at night than there are in a day of work are not reckoned', () => {
  expect(payResult(month({ hoursPerDay: 2, nightHoursPerDay: 8 }))).toBeNull()
})

test('What is taken off for room and meals is not missing', () => {
  const insured = { hasEmploymentInsurance: true, received: '1647350' }
  expect(payResult(byDays({ ...insured, lodging: '' }))).toMatchObject({ lodging: null, missing: 300_000 })
  expect(payResult(byDays({ ...insured, lodging: '0' }))).toMatchObject({ lodging: 0, missing: 300_000 })
  expect(payResult(byDays({ ...insured, lodging: '250000' }))).toMatchObject({ missing: 50_000 })
  expect(payResult(byDays({ ...insured, lodging: '400000' }))).toMatchObject({ missing: 0 })
})

test('Without the days of the month, the pay is never called enough', () => {
  expect(isSurelyEnough(payResult(month({ received: '9999999' }))!)).toBe(false)
  expect(isSurelyEnough(payResult(byDays({ received: '9999999' }))!)).toBe(true)
  expect(isSurelyEnough(payResult(byDays({ received: '1947349' }))!)).toBe(false)
  expect(isSurelyEnough(payResult(byDays({ received: '1947350' }))!)).toBe(true)
})

test.each(['SHIP', 'HOUSEHOLD'] as const)('Pay for %s work is never called enough', (otherLaw) => {
  expect(isSurelyEnough(payResult(byDays({ otherLaw, received: '9999999' }))!)).toBe(false)
})

test('A full monthly pay for February is enough, and a short one for July is not', () => {
  const february = payResult(byDays({ month: '2026-02', received: '1947350' }))
  expect(february).toMatchObject({ least: 1_947_350, missing: 0 })
  const hourly = { month: '2026-07', payType: 'HOURLY', payAmount: '10320' } as const
  // 22 days, Constitution Day and 4 Sundays: 216 hours.
  const july = payResult(byDays({ ...hourly, received: '1947350' }))
  expect(july?.estimates[0]?.gross).toBe(216 * 10_320)
  expect(july?.missing).toBeGreaterThan(60_000)
  expect(isSurelyEnough(july!)).toBe(false)
})

test('The lowest pay of seafarers comes from the notice for seafarers', () => {
  const result = payResult(month({ otherLaw: 'SHIP', payAmount: '2600000' }))
  expect(result).toMatchObject({ seafarersMinimum: 2_694_560 })
  expect(result?.below.map(({ lowest }) => lowest)).toEqual([2_694_560])
  expect(payResult(month({ otherLaw: 'SHIP', payAmount: '2694560' }))?.below).toEqual([])
})

test('A gap above a twentieth of what was due counts as much', () => {
  const after = (received: string) => payResult(byDays({ received }))
  expect(after('1849983')).toMatchObject({ least: 1_947_350, missing: 97_367, isMuchMissing: false })
  expect(after('1849982')).toMatchObject({ missing: 97_368, isMuchMissing: true })
  expect(after('')).toMatchObject({ missing: null, isMuchMissing: false })
})

describe('Work for a household', () => {
  // 21 days x 6 h x 12,000 won in March 2026: no weekly holiday is owed, and no holiday pay.
  const household = {
    month: '2026-03',
    payType: 'HOURLY',
    payAmount: '12000',
    hoursPerDay: 6,
    otherLaw: 'HOUSEHOLD',
  } as const

  test('is due as agreed, without the weekly holiday of the labor law', () => {
    const result = payResult(byDays({ ...household, received: '1512000' }))
    expect(result?.estimates.map(({ gross, severancePerYear }) => [gross, severancePerYear])).toEqual([
      [1_512_000, 0],
    ])
    expect(result?.missing).toBe(0)
  })
})

describe('The month in which the work began', () => {
  const begun = { month: '2026-11', payType: 'HOURLY', payAmount: '11000', isFirstMonth: true } as const

  test('has no pension and no health insurance, so pay that is less by them is not enough', () => {
    const whole = byDays({ ...begun, visaStatus: 'E-9', nationality: 'VN' })
    // From 9 November: 16 days and three Sundays, 152 h x 11,000.
    const days = whole.days.map((day) =>
      day.date < '2026-11-09' ? { ...day, kind: 'OFF' as const, hours: 0, nights: 0 } : day,
    )
    const result = payResult({ ...whole, days, received: '1530000' })
    expect(result).toMatchObject({ least: 1_672_000, most: 1_672_000, missing: 142_000 })
  })

  test('without its days may be due nothing at all', () => {
    const result = payResult(month({ ...begun, received: '100000' }))
    expect(result).toMatchObject({ least: 0, missing: 0 })
  })

  test('is never called enough where pay by the month is due for a part of it', () => {
    const result = payResult(
      byDays({ ...begun, payType: 'MONTHLY', payAmount: '2300000', received: '9000000' }),
    )
    expect(result && isSurelyEnough(result)).toBe(false)
  })
})
