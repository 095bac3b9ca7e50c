import { describe, expect, test } from 'vitest'
import {
  errorsOfAnnouncement,
  nextMinimumOf,
} from '../../../src/client/features/announcement/form/announcement-check.ts'
import { completeAnnouncement } from './complete-announcement.ts'

/** The minimum wage is 10,320 won, and 10,700 won from January 1, 2027. */
const NOVEMBER = Date.parse('2026-11-27T09:00:00+09:00')

const hourly = completeAnnouncement({ payType: 'HOURLY', payAmount: '10320', periodType: 'ABOVE_1YEAR' })

describe('The minimum wage of next year', () => {
  test('The form names the pay per hour that suffices from then on, and publishing stays possible', () => {
    expect(nextMinimumOf(hourly, NOVEMBER)).toEqual({ from: '2027-01-01', minimum: 10_700, needed: 10_700 })
    expect(errorsOfAnnouncement(hourly, NOVEMBER)).toEqual({})
  })

  test('It names monthly pay for monthly pay, and nothing once that is reached', () => {
    const monthly = (payAmount: string) => nextMinimumOf(completeAnnouncement({ payAmount }), NOVEMBER)
    expect(monthly('2156880')).toEqual({ from: '2027-01-01', minimum: 10_700, needed: 2_236_300 })
    expect(monthly('2236299')).toBeDefined()
    expect(monthly('2236300')).toBeUndefined()
  })

  test.each([
    ['UNDER_WEEK', '2026-12-25', '2026-12-26'],
    ['UNDER_MONTH', '2026-12-01', '2026-12-02'],
    ['UNDER_3MONTH', '2026-10-01', '2026-10-02'],
    ['UNDER_6MONTH', '2026-07-01', '2026-07-02'],
    ['UNDER_1YEAR', '2026-01-01', '2026-01-02'],
  ] as const)(
    'Work of %s that begins on %s ends before it, and from %s on it may not',
    (periodType, before, from) => {
      const on = (day: string) =>
        nextMinimumOf({ ...hourly, periodType }, Date.parse(`${day}T12:00:00+09:00`))
      expect(on(before)).toBeUndefined()
      expect(on(from)).toBeDefined()
    },
  )

  test('Work of more than a year reaches it from the first day of the year', () => {
    expect(nextMinimumOf(hourly, Date.parse('2026-01-01T00:00:00+09:00'))).toBeDefined()
  })

  test('The form names none before the term and the pay are known', () => {
    expect(nextMinimumOf({ ...hourly, periodType: null }, NOVEMBER)).toBeUndefined()
    expect(nextMinimumOf({ ...hourly, payAmount: '' }, NOVEMBER)).toBeUndefined()
  })

  test('It names none for pay that is too low today, which is an error', () => {
    expect(nextMinimumOf({ ...hourly, payAmount: '10319' }, NOVEMBER)).toBeUndefined()
  })

  test('It names none where the minimum wage of next year is not known', () => {
    const pay = { ...hourly, payAmount: '10700' }
    expect(nextMinimumOf(pay, Date.parse('2027-11-27T09:00:00+09:00'))).toBeUndefined()
  })
})
