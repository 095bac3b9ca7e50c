import { WORK_DAYS } from '../../../src/contract/base/enums.ts'
import type { WorkRightPerson } from '../../../src/contract/work-right/person.ts'
import { aCase, type Expected, job, type WorkRightCase } from './case.ts'

const student = (facts: Partial<WorkRightPerson> = {}): WorkRightPerson => ({
  visaStatus: 'D-2',
  enrolled: true,
  englishTaught: false,
  ...facts,
})
const firstYear = student({ course: 'BACHELOR_1_2', koreanLevel: 'NONE' })
const secondYear = student({ course: 'BACHELOR_1_2', koreanLevel: 'TOPIK3', certifiedSchool: false })
const thirdYear = student({ course: 'BACHELOR_3_4', koreanLevel: 'TOPIK3' })
const fourthYear = student({ course: 'BACHELOR_3_4', koreanLevel: 'KIIP4', certifiedSchool: true })
const master = student({ course: 'GRADUATE', koreanLevel: 'TOPIK4', certifiedSchool: false })
const masterCertified = student({ course: 'GRADUATE', koreanLevel: 'TOPIK5', certifiedSchool: true })
const masterWithout = student({ course: 'GRADUATE', koreanLevel: 'TOPIK2' })
const language = { visaStatus: 'D-4', enrolled: true } as const
const seeker = { visaStatus: 'D-10' } as const

const allowed: Expected = ['PERMIT_FIRST', 'PERMIT_NEEDED', 'ACT_20']
const tooLong: Expected = ['NO', 'HOURS_TOO_LONG', 'STUDENT_HOURS']
const days: Expected = ['NOT_KNOWN', 'DAYS_DECIDE', 'STUDENT_HOURS']
const school: Expected = ['NOT_KNOWN', 'SCHOOL_NEEDED', 'STUDENT_HOURS']
const level: Expected = ['NOT_KNOWN', 'KOREAN_LEVEL_NEEDED', 'STUDENT_HOURS']
const notStated: Expected = ['NOT_KNOWN', 'HOURS_NOT_STATED', 'STUDENT_HOURS']
const ended: Expected = ['NO', 'STUDENT_NOT_ENROLLED', 'STUDENT_LIMITS']
const tooLongD4: Expected = ['NO', 'HOURS_TOO_LONG', 'LANGUAGE_HOURS']
const holiday: Expected = ['WITHIN_LIMITS', 'H1_HOLIDAY_WORK', 'DECREE_23_5', 'H1_HOURS']
const hoursH1: Expected = ['NOT_KNOWN', 'DAYS_DECIDE', 'H1_GUIDE', 'H1_HOURS']
const longH1: Expected = ['NOT_KNOWN', 'H1_HOURS', 'H1_GUIDE']

const WEEKDAYS = WORK_DAYS.slice(0, 5)

/** Students' hours by course, level, school and days. */
export const hoursCases: WorkRightCase[] = [
  // Without the level: 10 hours a week for undergraduates, weekends included.
  aCase(firstYear, job('RESTAURANT', 2, '18:00-23:00'), allowed),
  aCase(firstYear, job('RESTAURANT', 2, '18:00-22:00'), allowed),
  aCase(firstYear, job('RESTAURANT', 3, '18:00-21:00'), allowed),
  aCase(firstYear, job('RESTAURANT', 2, '17:00-23:00'), tooLong),
  aCase(firstYear, job('RESTAURANT', 5, '18:00-22:00'), tooLong),
  aCase(firstYear, job('RESTAURANT', 5, '09:00-18:00'), tooLong),
  aCase(firstYear, job('OFFICE', 1, '09:00-19:00'), allowed),
  aCase(firstYear, job('OFFICE', 1, '09:00-19:30'), days),
  aCase(firstYear, job('FARM', 2, '09:00-18:00'), tooLong),
  aCase(
    { ...firstYear, vacation: true },
    job('FARM', 5, '09:00-18:00', { periodType: 'UNDER_MONTH' }),
    tooLong,
  ),
  aCase({ ...firstYear, koreanLevel: 'TOPIK2' }, job('RESTAURANT', 4, '18:00-22:00'), tooLong),
  aCase({ ...firstYear, koreanLevel: 'KIIP2' }, job('RESTAURANT', 4, '18:00-22:00'), tooLong),
  // With the level: 25 hours on weekdays, 30 at certified schools.
  aCase(secondYear, job('RESTAURANT', 5, '18:00-23:00'), [...allowed, 'BACHELOR_HOURS_WITH_LEVEL']),
  aCase(secondYear, job('RESTAURANT', 5, '17:00-23:00'), days),
  aCase(secondYear, job('RESTAURANT', 5, '17:30-23:00'), days),
  aCase(secondYear, job('RESTAURANT', 6, '19:00-23:00'), allowed),
  aCase(secondYear, job('RESTAURANT', 7, '19:00-23:00'), allowed),
  aCase(secondYear, job('RESTAURANT', 2, '09:00-21:00'), allowed),
  aCase(secondYear, job('RESTAURANT', 3, '09:00-18:00'), days),
  aCase(secondYear, job('RESTAURANT', 6, '09:00-18:00'), tooLong),
  aCase(secondYear, job('RESTAURANT', 7, '09:00-18:00'), tooLong),
  aCase({ ...secondYear, certifiedSchool: true }, job('RESTAURANT', 5, '17:00-23:00'), allowed),
  aCase({ ...secondYear, certifiedSchool: undefined }, job('RESTAURANT', 5, '17:00-23:00'), school),
  aCase({ ...secondYear, certifiedSchool: undefined }, job('RESTAURANT', 5, '09:00-18:00'), [
    ...school,
    'DAYS_DECIDE',
  ]),
  aCase({ ...secondYear, koreanLevel: 'KIIP3' }, job('OFFICE', 5, '18:00-23:00'), allowed),
  aCase({ ...secondYear, subCode: 'D-2-1' }, job('OFFICE', 5, '18:00-23:00'), allowed),
  // Courses of King Sejong Institutes count for the hours: intermediate 1 as level 3, intermediate 2 as level 4.
  aCase({ ...firstYear, koreanLevel: 'SEJONG_INTERMEDIATE_1' }, job('RESTAURANT', 4, '18:00-22:00'), allowed),
  aCase({ ...thirdYear, koreanLevel: 'SEJONG_INTERMEDIATE_1' }, job('RESTAURANT', 5, '18:00-22:00'), tooLong),
  aCase({ ...thirdYear, koreanLevel: 'SEJONG_INTERMEDIATE_2' }, job('RESTAURANT', 4, '18:00-22:00'), allowed),
  // Third and fourth year: level 4.
  aCase(thirdYear, job('RESTAURANT', 5, '18:00-22:00'), tooLong),
  aCase(thirdYear, job('RESTAURANT', 2, '18:00-23:00'), [...allowed, 'BACHELOR_HOURS_WITHOUT_LEVEL']),
  aCase(fourthYear, job('RESTAURANT', 5, '17:00-23:00'), allowed),
  aCase(fourthYear, job('FACTORY', 5, '17:00-23:00'), allowed),
  aCase(fourthYear, job('FACTORY', 5, '09:00-18:00'), days),
  aCase(fourthYear, job('FACTORY', 6, '08:00-20:00'), tooLong),
  // Graduate students: 30 hours on weekdays, 35 at certified schools; 15 without the level.
  aCase(master, job('TRANSLATION', 5, '13:00-19:00'), [...allowed, 'GRADUATE_HOURS_WITH_LEVEL']),
  aCase(master, job('TRANSLATION', 5, '12:00-19:00'), days),
  aCase(masterCertified, job('TRANSLATION', 5, '12:00-19:00'), allowed),
  aCase(masterCertified, job('TRANSLATION', 5, '09:00-17:00'), days),
  aCase(masterCertified, job('TRANSLATION', 5, '09:00-18:00'), days),
  aCase(masterCertified, job('TRANSLATION', 7, '09:00-18:00'), tooLong),
  aCase(masterWithout, job('TRANSLATION', 3, '13:00-18:00'), [...allowed, 'GRADUATE_HOURS_WITHOUT_LEVEL']),
  aCase(masterWithout, job('TRANSLATION', 5, '13:00-18:00'), tooLong),
  aCase(masterWithout, job('FACTORY', 3, '13:00-18:00'), ['NO', 'STUDENT_FACTORY_LEVEL', 'STUDENT_FIELDS']),
  aCase(
    { visaStatus: 'D-2-3', enrolled: true, koreanLevel: 'TOPIK4' },
    job('OFFICE', 5, '13:00-19:00'),
    allowed,
  ),
  aCase(
    { visaStatus: 'D-2-4', enrolled: true, koreanLevel: 'TOPIK4' },
    job('OFFICE', 5, '12:00-19:00'),
    school,
  ),
  aCase({ visaStatus: 'D-2-2', enrolled: true, koreanLevel: 'TOPIK3' }, job('OFFICE', 5, '18:00-22:00'), [
    'NOT_KNOWN',
    'COURSE_NEEDED',
    'STUDENT_HOURS',
  ]),
  // Across midnight: Friday night ends on the weekend.
  aCase(secondYear, job('RESTAURANT', 5, '22:00-03:00'), allowed),
  aCase(secondYear, job('RESTAURANT', 1, '20:00-06:00'), allowed),
  aCase(secondYear, job('RESTAURANT', 2, '20:00-08:00'), allowed),
  aCase(secondYear, job('RESTAURANT', 3, '20:00-08:00'), days),
  aCase(secondYear, job('RESTAURANT', 6, '20:00-08:00'), tooLong),
  aCase(secondYear, job('RESTAURANT', 5, '20:00-06:00'), tooLong),
  aCase(firstYear, job('RESTAURANT', 1, '22:00-08:00'), allowed),
  aCase(firstYear, job('RESTAURANT', 2, '22:00-06:00'), tooLong),
  // Named days: those of the weekend do not count, but the nights that end on weekdays do.
  aCase(secondYear, job('RESTAURANT', 5, '09:00-18:00', { workDays: WEEKDAYS }), tooLong),
  aCase(secondYear, job('RESTAURANT', 4, '10:00-20:00', { workDays: ['MON', 'TUE', 'SAT', 'SUN'] }), allowed),
  aCase(secondYear, job('RESTAURANT', 3, '20:00-08:00', { workDays: ['MON', 'TUE', 'WED'] }), tooLong),
  aCase(secondYear, job('RESTAURANT', 3, '20:00-08:00', { workDays: ['FRI', 'SAT', 'SUN'] }), allowed),
  aCase(secondYear, job('RESTAURANT', 4, '20:00-08:00', { workDays: ['MON', 'FRI', 'SAT', 'SUN'] }), allowed),
  aCase(secondYear, job('RESTAURANT', 3, '20:00-08:00', { workDays: null }), days),
  // Vacation: unlimited with the level, if the work ends within it.
  aCase(
    { ...secondYear, vacation: true },
    job('FARM', 6, '09:00-18:00', { periodType: 'UNDER_MONTH' }),
    allowed,
  ),
  aCase(
    { ...secondYear, vacation: true },
    job('FARM', 6, '09:00-18:00', { periodType: 'UNDER_WEEK' }),
    allowed,
  ),
  aCase(
    { ...secondYear, vacation: true },
    job('FARM', 6, '09:00-18:00', { periodType: 'ABOVE_1YEAR' }),
    tooLong,
  ),
  aCase(
    { ...secondYear, vacation: false },
    job('FARM', 6, '09:00-18:00', { periodType: 'UNDER_MONTH' }),
    tooLong,
  ),
  aCase(
    { ...master, vacation: true },
    job('OFFICE', 5, '09:00-18:00', { periodType: 'UNDER_MONTH' }),
    allowed,
  ),
  // Facts that are missing.
  aCase(student(), job('RESTAURANT', 2, '18:00-23:00'), allowed),
  aCase(student(), job('RESTAURANT', 5, '18:00-22:00'), level),
  aCase(student(), job('RESTAURANT', 5, '09:00-18:00'), level),
  aCase(student(), job('RESTAURANT', 7, '09:00-18:00'), tooLong),
  aCase(student({ koreanLevel: 'TOPIK4' }), job('RESTAURANT', 5, '18:00-23:00'), allowed),
  aCase(student({ koreanLevel: 'TOPIK6' }), job('RESTAURANT', 5, '17:00-23:00'), [
    'NOT_KNOWN',
    'COURSE_NEEDED',
    'STUDENT_HOURS',
    'SCHOOL_NEEDED',
  ]),
  aCase(student(), job('FACTORY', 2, '18:00-23:00'), ['NOT_KNOWN', 'KOREAN_LEVEL_NEEDED', 'STUDENT_FIELDS']),
  aCase(student(), job('FACTORY', 7, '09:00-18:00'), tooLong),
  aCase('D-2', job('RESTAURANT', 2, '18:00-23:00'), allowed),
  aCase('D-2', job('CONSTRUCTION', 2, '18:00-23:00'), ['NO', 'STUDENT_CONSTRUCTION', 'STUDENT_FIELDS']),
  aCase(secondYear, job('RESTAURANT', 5, ''), notStated),
  aCase(secondYear, job('RESTAURANT', null, '09:00-12:00'), notStated),
  aCase(secondYear, job('RESTAURANT', 5, '09:00-09:00'), notStated),
  aCase(secondYear, job('RESTAURANT', 9, '09:00-12:00'), notStated),
  // Studies that have ended.
  aCase({ ...secondYear, enrolled: false }, job('RESTAURANT', 2, '18:00-22:00'), ended),
  aCase({ ...fourthYear, enrolled: false }, job('OFFICE', 1, '18:00-22:00'), ended),
  aCase({ ...master, enrolled: false }, job('OFFICE', 1, '18:00-22:00'), [
    'NOT_KNOWN',
    'STUDENT_NOT_ENROLLED',
    'STUDENT_LIMITS',
  ]),
  aCase({ visaStatus: 'D-2', enrolled: false }, job('OFFICE', 1, '18:00-22:00'), [
    'NOT_KNOWN',
    'STUDENT_NOT_ENROLLED',
    'STUDENT_LIMITS',
  ]),
  aCase({ ...language, enrolled: false }, job('OFFICE', 1, '18:00-22:00'), ended),
  // Language trainees: 20 hours (25 at certified schools), 10 without the level, weekends and vacations included.
  aCase({ ...language, koreanLevel: 'TOPIK2' }, job('RESTAURANT', 5, '18:00-22:00'), [
    ...allowed,
    'D4_SIX_MONTHS',
  ]),
  aCase(
    { ...language, koreanLevel: 'TOPIK2', certifiedSchool: false },
    job('RESTAURANT', 6, '18:00-22:00'),
    tooLongD4,
  ),
  aCase(
    { ...language, koreanLevel: 'TOPIK2', certifiedSchool: true },
    job('RESTAURANT', 6, '18:00-22:00'),
    allowed,
  ),
  aCase({ ...language, koreanLevel: 'KIIP2' }, job('RESTAURANT', 7, '18:00-22:00'), [
    'NOT_KNOWN',
    'SCHOOL_NEEDED',
    'LANGUAGE_HOURS',
  ]),
  aCase({ ...language, koreanLevel: 'NONE' }, job('RESTAURANT', 2, '18:00-23:00'), allowed),
  aCase({ ...language, koreanLevel: 'TOPIK1' }, job('RESTAURANT', 5, '18:00-22:00'), tooLongD4),
  aCase(
    { ...language, koreanLevel: 'TOPIK2', vacation: true },
    job('FARM', 5, '09:00-18:00', { periodType: 'UNDER_WEEK' }),
    tooLongD4,
  ),
  aCase(language, job('RESTAURANT', 5, '18:00-22:00'), [
    'NOT_KNOWN',
    'KOREAN_LEVEL_NEEDED',
    'LANGUAGE_HOURS',
  ]),
  aCase(language, job('RESTAURANT', 5, '09:00-18:00'), tooLongD4),
  aCase({ ...language, koreanLevel: 'TOPIK4' }, job('FACTORY', 5, '18:00-22:00'), allowed),
  aCase(language, job('FACTORY', 5, ''), [
    'NOT_KNOWN',
    'KOREAN_LEVEL_NEEDED',
    'STUDENT_FIELDS',
    'HOURS_NOT_STATED',
  ]),
  // Job seekers: 20 hours on weekdays, 30 with TOPIK 5.
  aCase(seeker, job('RESTAURANT', 5, '18:00-22:00'), allowed),
  aCase({ ...seeker, koreanLevel: 'TOPIK3' }, job('RESTAURANT', 5, '18:00-22:00'), [
    'NOT_KNOWN',
    'D10_LEVEL',
    'D10_MANUAL',
  ]),
  aCase({ ...seeker, koreanLevel: 'TOPIK4' }, job('OFFICE', 5, '09:00-18:00'), [
    'NOT_KNOWN',
    'D10_HOURS',
    'D10_MANUAL',
  ]),
  aCase({ ...seeker, koreanLevel: 'TOPIK5' }, job('RESTAURANT', 5, '17:00-23:00'), allowed),
  aCase({ ...seeker, koreanLevel: 'TOPIK4' }, job('RESTAURANT', 2, '09:00-21:00'), [
    'NOT_KNOWN',
    'DAYS_DECIDE',
    'D10_MANUAL',
  ]),
  aCase({ ...seeker, koreanLevel: 'TOPIK4' }, job('CONSTRUCTION', 1, '09:00-12:00'), [
    'NOT_KNOWN',
    'D10_FIELD',
    'D10_MANUAL',
  ]),
  // Working holidays: 25 hours a week on average.
  aCase('H-1', job('RESTAURANT', 5, '09:00-14:00'), holiday),
  aCase('H-1', job('RESTAURANT', 5, '09:00-14:30'), hoursH1),
  aCase('H-1', job('RESTAURANT', 5, '09:00-18:00'), longH1),
  aCase('H-1', job('FARM', 3, '09:00-17:00'), holiday),
  aCase('H-1', job('FARM', 5, ''), ['NOT_KNOWN', 'HOURS_NOT_STATED', 'H1_GUIDE']),
]
