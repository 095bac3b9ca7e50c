import { expect, test } from 'vitest'
import { WORK_DAYS } from '../../src/contract/base/enums.ts'
import { runsOfDays } from '../../src/contract/job/day-runs.ts'
import { statedWorkDays } from '../../src/contract/job/work-days.ts'
import { weeklyHours } from '../../src/contract/work-right/weekly-hours.ts'

const WEEKDAYS = WORK_DAYS.slice(0, 5)
const weekendsOff = [{ code: 'WEEKENDS_OFF' }]

test('A posting states the days that it names, in the order of the week', () => {
  const posting = { workDays: ['SUN', 'SAT'] as const, numberOfWorkDays: 2, phrases: weekendsOff }
  expect(statedWorkDays(posting)).toEqual(['SAT', 'SUN'])
})

test.each([
  ['five days with free weekends are the weekdays', 5, weekendsOff, WEEKDAYS],
  ['four days with free weekends may be any four', 4, weekendsOff, null],
  ['five days without a word about weekends may be any five', 5, [{ code: 'WEEKEND_WORK' }], null],
])('Where no days are named, %s', (_, numberOfWorkDays, phrases, expected) => {
  expect(statedWorkDays({ workDays: null, numberOfWorkDays, phrases })).toEqual(expected)
  expect(statedWorkDays({ numberOfWorkDays, phrases })).toEqual(expected)
})

test('Days that follow each other are one run', () => {
  expect(runsOfDays([])).toEqual([])
  expect(runsOfDays(['WED', 'MON', 'TUE', 'SUN', 'FRI'])).toEqual([['MON', 'TUE', 'WED'], ['FRI'], ['SUN']])
})

/** Without a break, as a shift of four hours or less has none. */
const night = { jobCategories: [], startMinutes: 22 * 60, endMinutes: 2 * 60 }
const day = { jobCategories: [], startMinutes: 10 * 60, endMinutes: 13 * 60 }

test.each([
  ['the weekdays', day, WEEKDAYS, 15],
  ['a weekend', day, ['SAT', 'SUN'], 0],
  ['Friday to Sunday', day, ['FRI', 'SAT', 'SUN'], 3],
  ['the night of a Friday, which ends on Saturday', night, ['FRI'], 2],
  ['the night of a Saturday', night, ['SAT'], 0],
  ['the night of a Sunday, which ends on Monday', night, ['SUN'], 2],
  ['the nights of a week', night, [...WORK_DAYS], 20],
] as const)('Hours on weekdays are exact for %s', (_, shift, workDays, hours) => {
  const week = weeklyHours({ ...shift, workDays, numberOfWorkDays: workDays.length })
  expect(week?.weekdays.most).toBe(hours)
  expect(week?.weekdays.least).toBeLessThanOrEqual(hours)
})

test('Hours on weekdays are a range over every choice of days where none are named', () => {
  const { weekdays } = weeklyHours({ ...day, numberOfWorkDays: 2 }) ?? {}
  expect(weekdays).toMatchObject({ least: 0, most: 6 })
})
