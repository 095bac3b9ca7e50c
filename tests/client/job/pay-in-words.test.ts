import { expect, test } from 'vitest'
import { payInWords, workingTimeOf } from '../../../src/client/entities/job/pay-in-words.ts'

const fullTime = { numberOfWorkDays: 5, workingTimeSpan: '09:00-18:00' }

test('a monthly wage holds the weekly-holiday pay and is its own month', () => {
  const job = { ...fullTime, payType: 'MONTHLY', payAmount: 2_156_880, hourlyEquivalent: 10_320 } as const
  expect(payInWords(job)).toEqual({ hourly: 10_320, monthly: 2_156_880, weeklyHoliday: 'included' })
})

test('an hourly wage has the weekly-holiday pay on top, and 209 hours a month', () => {
  const job = { ...fullTime, payType: 'HOURLY', payAmount: 10_320, hourlyEquivalent: 10_320 } as const
  expect(payInWords(job)).toEqual({ hourly: 10_320, monthly: 2_156_880, weeklyHoliday: 'onTop' })
})

test('under fifteen hours a week there is no weekly-holiday pay', () => {
  const job = {
    numberOfWorkDays: 2,
    workingTimeSpan: '10:00-16:00',
    payType: 'HOURLY',
    payAmount: 12_000,
    hourlyEquivalent: 12_000,
  } as const
  expect(payInWords(job).weeklyHoliday).toBe('none')
})

test('a night shift crosses midnight', () => {
  expect(workingTimeOf({ workingTimeSpan: '22:00-06:00', numberOfWorkDays: 5 })).toEqual({
    start: 1320,
    end: 360,
    hoursPerDay: 7,
    hoursPerWeek: 35,
    breakHours: 1,
  })
})

test('negotiable hours count as eight a day and are shown as none', () => {
  expect(workingTimeOf({ workingTimeSpan: '', numberOfWorkDays: 6 })).toMatchObject({
    start: null,
    end: null,
    hoursPerWeek: 48,
    breakHours: 0,
  })
})
