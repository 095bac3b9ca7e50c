import type { Because, HoursLimit, HoursRule, WorkRightRule } from '../../reference/work-rights/rule.ts'
import type { StudyCourse } from '../../reference/work-rights/vocabulary.ts'
import type { WorkRightPerson, WorkRightPosting } from './person.ts'
import { levelForHours } from './korean-level.ts'
import { type WeeklyHours, weeklyHours } from './weekly-hours.ts'

type Hours = NonNullable<WorkRightRule['hours']>

/** WITHIN: within every limit that may apply. OVER: above all of them. UNCLEAR: it depends. */
export interface HoursFinding {
  outcome: 'WITHIN' | 'OVER' | 'UNCLEAR'
  because: Because[]
}

type Fit = 'WITHIN' | 'OVER' | 'DAYS_DECIDE'

/** Short enough to end within a vacation. */
const SHORT: readonly unknown[] = ['UNDER_WEEK', 'UNDER_MONTH']

/** Compares the hours of a posting with every limit that may apply to somebody of whom not all is known. */
export function hoursFinding(
  hours: Hours,
  person: WorkRightPerson,
  type: string | null,
  posting: WorkRightPosting,
): HoursFinding {
  const { source } = hours.overBecause
  const week = weeklyHours(posting)
  const rules = rulesFor(hours, person, type)
  const limits = limitsFor(hours, person, type)
  const limitReasons = unique(limits.map(({ limit }) => limit.because))
  if (!week) return { outcome: 'UNCLEAR', because: [{ code: 'HOURS_NOT_STATED', source }, ...limitReasons] }
  const isShort = person.vacation === true && SHORT.includes(posting.periodType)
  const fits = limits.map(({ limit, hours: most }) =>
    isShort && limit.endsInVacation ? 'WITHIN' : fitOf(week, limit, most),
  )
  if (fits.every((fit) => fit === 'WITHIN')) return { outcome: 'WITHIN', because: limitReasons }
  if (fits.every((fit) => fit === 'OVER'))
    return { outcome: 'OVER', because: [hours.overBecause, ...limitReasons] }
  return {
    outcome: 'UNCLEAR',
    because: [...whatDecides(fits, limits, rules, person, hours), ...limitReasons],
  }
}

/** The courses that the person may be in, as far as is known. */
export function coursesOf(hours: Hours, person: WorkRightPerson, type: string | null): StudyCourse[] {
  const all = hours.limits.flatMap(({ course }) => course ?? [])
  const ofType = (type && hours.courses?.[type]) || all
  const chosen = ofType.filter((course) => course === person.course)
  return chosen.length > 0 ? chosen : [...ofType]
}

function rulesFor(hours: Hours, person: WorkRightPerson, type: string | null): readonly HoursRule[] {
  const courses = coursesOf(hours, person, type)
  return hours.limits.filter(({ course }) => course === undefined || courses.includes(course))
}

/** Every limit that may apply to somebody of whom not all is known. */
export const limitsFor = (hours: Hours, person: WorkRightPerson, type: string | null): Limit[] =>
  rulesFor(hours, person, type).flatMap((rule) => limitsOf(rule, person, hours.englishCounts !== undefined))

interface Limit {
  limit: HoursLimit
  hours: number
}

function limitsOf(rule: HoursRule, person: WorkRightPerson, englishCounts: boolean): Limit[] {
  const level = levelForHours(person.koreanLevel)
  const isMet = (level ?? 0) >= rule.level || (englishCounts && person.englishTaught === true)
  const mayBeMet = level === undefined || (englishCounts && person.englishTaught == null)
  const possible = isMet ? [rule.met] : mayBeMet ? [rule.met, rule.unmet] : [rule.unmet]
  return possible.flatMap((limit) => {
    const { hours, atCertified = hours } = limit
    if (person.certifiedSchool === true) return { limit, hours: atCertified }
    if (person.certifiedSchool === false || atCertified === hours) return { limit, hours }
    return [
      { limit, hours },
      { limit, hours: atCertified },
    ]
  })
}

function fitOf(week: WeeklyHours, { per }: HoursLimit, most: number): Fit {
  const range = per === 'WEEKDAYS' ? week.weekdays : week.week
  if (range.most <= most) return 'WITHIN'
  return range.least > most ? 'OVER' : 'DAYS_DECIDE'
}

/** Which missing facts would decide. */
function whatDecides(
  fits: readonly Fit[],
  limits: readonly Limit[],
  rules: readonly HoursRule[],
  { koreanLevel, certifiedSchool, englishTaught }: WorkRightPerson,
  { overBecause: { source }, englishCounts }: Hours,
): Because[] {
  const isShort = rules.some(({ level }) => level > (levelForHours(koreanLevel) ?? 0))
  const codes = [
    koreanLevel == null && rules.some(({ level }) => level > 0) && ('KOREAN_LEVEL_NEEDED' as const),
    rules.length > 1 && ('COURSE_NEEDED' as const),
    certifiedSchool == null &&
      limits.some(({ limit }) => limit.atCertified !== undefined) &&
      ('SCHOOL_NEEDED' as const),
    fits.includes('DAYS_DECIDE') && ('DAYS_DECIDE' as const),
    englishCounts !== undefined && englishTaught == null && isShort && englishCounts.code,
  ].filter((code) => code !== false)
  return codes.map((code) => ({ code, source }))
}

function unique(reasons: readonly Because[]): Because[] {
  return reasons.filter((reason, index) => reasons.findIndex(({ code }) => code === reason.code) === index)
}
