import { expect, test } from 'vitest'
import { HOURS_LIMITS } from '../../../src/contract/base/enums.ts'
import { limitsKept, maxHoursOf } from '../../../src/contract/work-right/hours-limit.ts'
import type { WorkRightPerson } from '../../../src/contract/work-right/person.ts'
import { workRightRules } from '../../../src/reference/work-rights/all-rules.ts'
import { job } from './case.ts'

const WEEKEND = ['SAT', 'SUN'] as const

test.each([
  ['five evenings of four hours', job('RESTAURANT', 5, '18:00-22:00'), 'WEEK_20', 'WEEKDAYS_20'],
  ['a break that may be worked', job('RESTAURANT', 5, '17:30-22:00'), 'WEEK_25', 'WEEKDAYS_25'],
  ['the weekend', job('RESTAURANT', 2, '09:00-21:00', { workDays: WEEKEND }), 'WEEK_25', 'WEEKDAYS_20'],
  ['two days that may be weekdays', job('RESTAURANT', 2, '09:00-21:00'), 'WEEK_25', 'WEEKDAYS_25'],
  ['full time', job('FACTORY', 5, '09:00-18:00'), undefined, undefined],
  ['hours that are not stated', job('RESTAURANT', 2, ''), undefined, undefined],
])('A posting of %s keeps to the limits from there on', (_, posting, week, weekdays) => {
  const kept = limitsKept(posting)
  expect([
    kept.find((limit) => limit.startsWith('WEEK_')),
    kept.find((limit) => limit.startsWith('WEEKDAYS_')),
  ]).toEqual([week, weekdays])
})

const student = { visaStatus: 'D-2', englishTaught: false } as const

test.each<[WorkRightPerson, string | undefined]>([
  [{ ...student, course: 'BACHELOR_1_2', koreanLevel: 'NONE' }, 'WEEK_10'],
  [{ ...student, course: 'BACHELOR_1_2', koreanLevel: 'TOPIK3' }, 'WEEKDAYS_25'],
  [{ ...student, course: 'BACHELOR_3_4', koreanLevel: 'TOPIK3' }, 'WEEK_10'],
  [{ ...student, subCode: 'D-2-2', koreanLevel: 'TOPIK4', certifiedSchool: true }, 'WEEKDAYS_30'],
  [{ ...student, subCode: 'D-2-3', koreanLevel: 'TOPIK3' }, 'WEEK_15'],
  [{ ...student, course: 'GRADUATE', koreanLevel: 'TOPIK5', certifiedSchool: true }, 'WEEKDAYS_35'],
  [{ visaStatus: 'D-4', koreanLevel: 'TOPIK2' }, 'WEEK_20'],
  [{ visaStatus: 'D-10', koreanLevel: 'TOPIK5' }, 'WEEKDAYS_30'],
  [{ visaStatus: 'H-1' }, 'WEEK_25'],
  // Too little is known.
  [student, undefined],
  [{ ...student, koreanLevel: 'TOPIK4' }, undefined],
  [{ visaStatus: 'D-2', course: 'GRADUATE', koreanLevel: 'NONE' }, undefined],
  [{ ...student, course: 'BACHELOR_1_2', koreanLevel: 'TOPIK3', vacation: true }, undefined],
  // Nothing limits them.
  [{ visaStatus: 'F-5' }, undefined],
  [{ visaStatus: 'Z-9' }, undefined],
])('The limit of %j is %s', (person, limit) => {
  expect(maxHoursOf(person)).toBe(limit)
})

test('Every limit in the rules can be searched for', () => {
  const limits = [...workRightRules.values()].flatMap(({ hours }) => hours?.limits ?? [])
  const named = limits.flatMap(({ met, unmet }) =>
    [met, unmet].flatMap(({ per, hours, atCertified = hours }) => [
      `${per}_${hours}`,
      `${per}_${atCertified}`,
    ]),
  )
  expect(HOURS_LIMITS).toEqual(expect.arrayContaining(named))
})
