import { expect, test } from 'vitest'
import { payResult } from '../../../src/client/features/pay/pay-result.ts'
import {
  emptyBook,
  isPayBook,
  kept,
  lastDayOf,
  lastMonths,
  type PayMonth,
  removed,
} from '../../../src/client/features/pay/pay-values.ts'

const month = (changes: Partial<PayMonth> = {}): PayMonth => ({
  ...emptyBook('2026-11').form,
  payAmount: '2156880',
  workplaceSize: 'FIVE_OR_MORE',
  ...changes,
})

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

test('A month whose rates are not known is compared before deductions', () => {
  expect(payResult(month({ month: '2027-01' }))).toMatchObject({ isNet: false, least: 2_156_880 })
})

test('Without a workplace size nothing is missing that only larger workplaces owe', () => {
  const result = payResult(month({ hoursPerDay: 10, workplaceSize: null, received: '9999999' }))
  expect(result?.least).toBeLessThan(result?.most ?? 0)
  expect(result?.missing).toBe(0)
})
