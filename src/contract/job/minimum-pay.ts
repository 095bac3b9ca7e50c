import type { JobCategory, WorkplaceSize } from '../base/enums.ts'
import { dailyHours, hourlyEquivalent, monthlyHours, weeklyHolidayHours, type WorkingHours } from './wage.ts'
import {
  decidingSector,
  isOverLimit,
  nightHoursBetween,
  premiumHours,
  weekHours,
  WEEKLY_LIMIT,
  type Week,
} from './wage-week.ts'

/** What a posting says about its work; what it leaves out counts as the law's rule, not as an exemption from it. */
export interface PostedWork extends WorkingHours {
  categories?: readonly JobCategory[]
  workplaceSize?: WorkplaceSize | null
}

/** How a pay compares with the minimum wage, in whole won. */
export interface PayFigures {
  /** Hourly equivalent, as compared with the minimum wage. */
  hourly: number
  /** Minimum hourly wage. */
  minimum: number
  /** Amount missing per pay period; 0 if the pay suffices. */
  missing: number
  /** Lowest sufficient amount per pay period, premiums for overtime, nights and holidays included. */
  needed: number
  /** Weekly-holiday pay per week at that hourly pay; 0 below fifteen hours a week, and on farms. */
  weeklyHoliday: number
  /** Hours that the premiums of a week amount to. */
  premiumHours: number
  weeklyHours: number
  /** Most hours a day that the limit of 52 a week allows; null if it is kept or does not apply. */
  longestDay: number | null
}

/** The week that a posting describes; without hours eight a day, without days five. */
export function postedWeek(work: PostedWork): Week {
  const { startMinutes, endMinutes } = work
  const day = dailyHours(startMinutes, endMinutes)
  const span =
    startMinutes == null || endMinutes == null ? day : ((endMinutes - startMinutes + 1440) % 1440) / 60
  return {
    hoursPerDay: day,
    daysPerWeek: work.numberOfWorkDays ?? 5,
    nightHoursPerDay: nightHoursBetween(startMinutes, endMinutes, Math.max(0, span - day)),
    sector: decidingSector(work.categories ?? []),
    workplaceSize: work.workplaceSize ?? 'FIVE_OR_MORE',
  }
}

/**
 * Regular hours that a pay period is paid as, premiums for overtime, nights and holidays included. Pay by the hour is
 * compared as it is: premiums come on top of it.
 */
export function paidHours(work: Pick<WorkingHours, 'payType'> & Week): number {
  const { hoursPerDay: day } = work
  const week = weekHours(work)
  const extra = premiumHours(week)
  const ofDay =
    Math.max(0, day - 8) * week.premiums.overtime + Math.min(work.nightHoursPerDay, day) * week.premiums.night
  const month = monthlyHours(week.total) + (extra * 365) / 84
  return {
    HOURLY: 1,
    DAILY: day + ofDay,
    WEEKLY: week.total + weeklyHolidayHours(week.total) + extra,
    MONTHLY: month,
    YEARLY: 12 * month,
  }[work.payType]
}

/** Lowest lawful amount per pay period. */
export function neededPay(work: Pick<WorkingHours, 'payType'> & Week, minimum: number): number {
  // Rounded before the ceiling, so that floating-point errors do not add a won.
  return Math.ceil(Number((minimum * paidHours(work)).toFixed(6)))
}

/** The figures that the form shows while typing and that a refusal contains. */
export function payFigures(work: PostedWork, minimum: number): PayFigures {
  const hourly = hourlyEquivalent(work)
  const posted = postedWeek(work)
  const week = weekHours(posted)
  const needed = neededPay({ ...posted, payType: work.payType }, minimum)
  return {
    hourly,
    minimum,
    missing: Math.max(0, needed - work.payAmount),
    needed,
    weeklyHoliday: Math.round(hourly * week.weeklyHoliday),
    premiumHours: premiumHours(week),
    weeklyHours: week.total,
    longestDay: isOverLimit(posted) ? Math.floor((WEEKLY_LIMIT / posted.daysPerWeek) * 2) / 2 : null,
  }
}
