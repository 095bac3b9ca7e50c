import type { JobCategory, WorkplaceSize } from '../base/enums.ts'
import {
  dailyHours,
  dailyHoursWithLongBreak,
  monthlyHours,
  weeklyHolidayHours,
  type WorkingHours,
} from './wage.ts'
import { decidingSector, workLawOf } from './work-law.ts'
import { isExempt, nightHoursBetween, premiumHours, weekHours, type Week } from './wage-week.ts'

/** What a posting says about its work; what it leaves out counts as the law's rule, not as an exemption from it. */
export interface PostedWork extends WorkingHours {
  categories?: readonly JobCategory[]
  /** Codes of reference/occupations.ts, where they are known. */
  occupations?: readonly string[] | undefined
  workplaceSize?: WorkplaceSize | null
}

/** The week that a posting describes; without hours eight a day, without days five. */
export function postedWeek(work: PostedWork): Week {
  return weekOf(work, dailyHours(work.startMinutes, work.endMinutes, work.breakMinutes))
}

/** The same week with the longest usual break: fewer hours, for which less pay is enough. */
export function shortestPostedWeek(work: PostedWork): Week {
  return weekOf(work, dailyHoursWithLongBreak(work.startMinutes, work.endMinutes, work.breakMinutes))
}

function weekOf(work: PostedWork, day: number): Week {
  const { startMinutes, endMinutes } = work
  const span =
    startMinutes == null || endMinutes == null ? day : ((endMinutes - startMinutes + 1440) % 1440) / 60
  return {
    hoursPerDay: day,
    daysPerWeek: work.numberOfWorkDays ?? 5,
    nightHoursPerDay: nightHoursBetween(startMinutes, endMinutes, Math.max(0, span - day)),
    sector: decidingSector(work.categories ?? [], work.occupations),
    workplaceSize: work.workplaceSize ?? 'FIVE_OR_MORE',
    law: workLawOf(work.occupations),
  }
}

/**
 * Regular hours that a pay period is paid as, premiums for overtime, nights and holidays included; no weekly holiday
 * where the law gives none (art. 63). Pay by the hour is compared as it is: premiums come on top of it.
 */
export function paidHours(work: Pick<WorkingHours, 'payType'> & Week): number {
  const { hoursPerDay: day } = work
  const week = weekHours(work)
  const extra = premiumHours(week)
  const ofDay =
    Math.max(0, day - 8) * week.premiums.overtime + Math.min(work.nightHoursPerDay, day) * week.premiums.night
  const holiday = isExempt(work) ? 0 : weeklyHolidayHours(week.total)
  const month = isExempt(work)
    ? Math.ceil(Number(((week.total * 365) / 84).toFixed(6)))
    : monthlyHours(week.total)
  return {
    HOURLY: 1,
    DAILY: day + ofDay,
    WEEKLY: week.total + holiday + extra,
    MONTHLY: month + (extra * 365) / 84,
    YEARLY: 12 * (month + (extra * 365) / 84),
  }[work.payType]
}

/**
 * Whole won for a regular hour, which the law compares with the minimum wage: where pay by the day or longer covers
 * overtime and nights, these hours count with their premiums (Labor Standards Act art. 56).
 */
export function regularHour(work: PostedWork): number {
  const hours = paidHours({ ...postedWeek(work), payType: work.payType })
  return Math.floor(work.payAmount / Number(hours.toFixed(6)))
}
