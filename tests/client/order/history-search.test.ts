import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  readHistorySearch,
  searchOf,
  usualPeriods,
  withDay,
} from '../../../src/client/features/order/history-search.ts'

test('the usual periods are whole months and years, over the turn of the year', () => {
  expect(usualPeriods('2026-01-15')).toEqual({
    thisMonth: { from: '2026-01-01', to: '2026-01-31' },
    lastMonth: { from: '2025-12-01', to: '2025-12-31' },
    thisYear: { from: '2026-01-01', to: '2026-12-31' },
  })
  expect(usualPeriods('2028-03-31').lastMonth).toEqual({ from: '2028-02-01', to: '2028-02-29' })
})

test('last month ends the day before this month begins, on any day', () => {
  const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(day, (today) => {
      const { thisMonth, lastMonth } = usualPeriods(today.toISOString().slice(0, 10))
      const next = new Date(Date.parse(lastMonth.to ?? '') + 86_400_000).toISOString().slice(0, 10)
      expect(next).toBe(thisMonth.from)
    }),
  )
})

test('an address with days that are none, or in the wrong order, has no period', () => {
  expect(readHistorySearch({ from: '2026-02-31', to: '2026-03-01' })).toEqual({ to: '2026-03-01' })
  expect(readHistorySearch({ from: '2026-03-02', to: '2026-03-01' })).toEqual({})
  expect(readHistorySearch({ from: 20260302, to: 'tomorrow' })).toEqual({})
})

test('a day on the wrong side of the other one leaves that one out', () => {
  const period = { from: '2026-03-01', to: '2026-03-31' }
  expect(withDay(period, 'from', '2026-04-01')).toEqual({ from: '2026-04-01' })
  expect(withDay(period, 'to', '2026-03-15')).toEqual({ from: '2026-03-01', to: '2026-03-15' })
  expect(withDay(period, 'to', '')).toEqual({ from: '2026-03-01' })
})

test('another period begins with the first page of each history', () => {
  expect({ announcement: 3, tab: 'ticket', ...searchOf({ from: '2026-03-01' }) }).toEqual({
    announcement: undefined,
    deposit: undefined,
    ticket: undefined,
    tab: 'ticket',
    from: '2026-03-01',
    to: undefined,
  })
})
