import { expect, test } from 'vitest'
import { payInWords, workingTimeOf } from '../../../src/client/entities/job/pay/pay-in-words.ts'

const fullTime = { numberOfWorkDays: 5, workingTimeSpan: '09:00-18:00' }

test('a monthly wage includes the weekly-holiday pay', () => {
  const job = { ...fullTime, payType: 'MONTHLY', payAmount: 2_156_880, hourlyEquivalent: 10_320 } as const
  expect(payInWords(job)).toEqual({ hourly: 10_320, monthly: 2_156_880, weeklyHoliday: 'included' })
})

test('an hourly wage adds the weekly-holiday pay and counts 209 hours a month', () => {
  const job = { ...fullTime, payType: 'HOURLY', payAmount: 10_320, hourlyEquivalent: 10_320 } as const
  expect(payInWords(job)).toEqual({ hourly: 10_320, monthly: 2_156_880, weeklyHoliday: 'onTop' })
})

test('fewer than fifteen hours a week give no weekly-holiday pay', () => {
  const job = {
    numberOfWorkDays: 2,
    workingTimeSpan: '10:00-16:00',
    payType: 'HOURLY',
    payAmount: 12_000,
    hourlyEquivalent: 12_000,
  } as const
  expect(payInWords(job).weeklyHoliday).toBe('none')
})

test('a night shift ends after midnight', () => {
  expect(workingTimeOf({ workingTimeSpan: '22:00-06:00', numberOfWorkDays: 5 })).toEqual({
    start: 1320,
    end: 360,
    hoursPerDay: 7,
    hoursPerWeek: 35,
    breakHours: 1,
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
