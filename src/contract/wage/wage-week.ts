import type { JobCategory, WorkplaceSize } from '../base/enums.ts'
import type { WorkLaw } from './work-law.ts'
import { weeklyHolidayHours } from './wage.ts'

/** A week of work, as far as the law on hours and premiums asks about it. */
export interface Week {
  /** Paid hours of one day. */
  hoursPerDay: number
  daysPerWeek: number
  /** Of these, hours between 22:00 and 06:00. */
  nightHoursPerDay: number
  sector: JobCategory
  workplaceSize: WorkplaceSize
  /** LABOR if absent. */
  law?: WorkLaw
  /** Whether a household is known to be the employer, so that no labor law applies (art. 11 (1)). */
  isHiredByHousehold?: boolean
}

/** Hours of a week by how they are paid, and the premiums on them as a share of the ordinary wage. */
export interface WeekHours {
  total: number
  /** Within eight a day and forty a week (Labor Standards Act art. 50). */
  regular: number
  overtime: number
  /** On the weekly holiday, within and beyond eight hours (art. 56 (2)). */
  holiday: number
  longHoliday: number
  night: number
  /** Paid without work (art. 55). */
  weeklyHoliday: number
  /** Days that are not the weekly holiday. */
  workDays: number
  /** Hours above forty a week that are within eight a day. */
  beyondForty: number
  premiums: { overtime: number; holiday: number; longHoliday: number; night: number }
}

const DAY = 8
const WEEK = 40
/** Forty hours and twelve of overtime (Labor Standards Act art. 50 and 53). */
export const WEEKLY_LIMIT = 52

/**
 * Agriculture, livestock and fishery are exempt from the rules on hours, rest and holidays (art. 63). The Seafarers' Act
 * has rules of its own, which are not calculated here. A household owes what was agreed.
 */
export const isExempt = ({ sector, law, isHiredByHousehold }: ExemptingFacts) =>
  sector === 'FARM' || law === 'SEAFARERS' || isHiredByHousehold === true

type ExemptingFacts = Pick<Week, 'sector' | 'law' | 'isHiredByHousehold'>

/** With fewer hours a week, neither the weekly and public holidays nor annual leave are due (art. 18 (3)). */
export const FEWEST_WEEKLY_HOURS = 15

/** Removes floating-point errors of sums and differences. */
const rounded = (hours: number) => Number(hours.toFixed(9))

/**
 * Splits a week of work. Below five people no premiums are due (art. 11 and the decree's annex 1); the exempt sectors
 * have only the night premium, and only from five people on. Someone who works seven days works on the weekly holiday.
 */
export function weekHours(work: Week): WeekHours {
  const { hoursPerDay: day, daysPerWeek: days, workplaceSize } = work
  const exempt = isExempt(work)
  const total = day * days
  const weeklyHoliday = exempt ? 0 : weeklyHolidayHours(total)
  const workDays = weeklyHoliday > 0 && days === 7 ? 6 : days
  const long = Math.max(0, day - DAY)
  const beyondForty = exempt ? 0 : Math.max(0, rounded(Math.min(day, DAY) * workDays - WEEK))
  const overtime = exempt ? 0 : rounded(long * workDays + beyondForty)
  const half = workplaceSize === 'UNDER_FIVE' ? 0 : 0.5
  return {
    total,
    regular: rounded(day * workDays - overtime),
    overtime,
    holiday: Math.min(day, DAY) * (days - workDays),
    longHoliday: rounded(long * (days - workDays)),
    night: rounded(Math.min(work.nightHoursPerDay, day) * days),
    weeklyHoliday,
    workDays,
    beyondForty,
    premiums: {
      overtime: exempt ? 0 : half,
      holiday: exempt ? 0 : half,
      longHoliday: exempt ? 0 : 2 * half,
      night: work.law === 'SEAFARERS' || work.isHiredByHousehold ? 0 : half,
    },
  }
}

/** Hours a week that the premiums add to the pay. */
export function premiumHours(hours: WeekHours): number {
  const { premiums } = hours
  return rounded(
    hours.overtime * premiums.overtime +
      hours.holiday * premiums.holiday +
      hours.longHoliday * premiums.longHoliday +
      hours.night * premiums.night,
  )
}

/** Whether the limit of 52 hours a week applies and is exceeded. */
export const isOverLimit = (work: Week): boolean =>
  work.workplaceSize === 'FIVE_OR_MORE' &&
  !isExempt(work) &&
  rounded(work.hoursPerDay * work.daysPerWeek) > WEEKLY_LIMIT

const NIGHT = [
  [0, 360],
  [1320, 1800],
  [2760, 3240],
] as const

/**
 * Hours between 22:00 and 06:00 that are certainly worked: the unpaid break is taken to be within them, as a posting
 * does not say when it is.
 */
export function nightHoursBetween(
  startMinutes: number | null | undefined,
  endMinutes: number | null | undefined,
  breakHours: number,
): number {
  if (startMinutes == null || endMinutes == null || startMinutes === endMinutes) return 0
  const end = endMinutes < startMinutes ? endMinutes + 1440 : endMinutes
  const minutes = NIGHT.reduce(
    (sum, [from, until]) => sum + Math.max(0, Math.min(end, until) - Math.max(startMinutes, from)),
    0,
  )
  return Math.max(0, minutes / 60 - breakHours)
}

/** Whether hours between 22:00 and 06:00 are left out because the break may be in them. */
export function hasUncountedNight(
  startMinutes: number | null | undefined,
  endMinutes: number | null | undefined,
  breakHours: number,
): boolean {
  const all = nightHoursBetween(startMinutes, endMinutes, 0)
  return all > nightHoursBetween(startMinutes, endMinutes, breakHours)
}
