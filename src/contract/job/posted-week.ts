import type { JobCategory, WorkplaceSize } from '../base/enums.ts'
import { dailyHours, monthlyHours, weeklyHolidayHours, type WorkingHours } from './wage.ts'
import { decidingSector, nightHoursBetween, premiumHours, weekHours, type Week } from './wage-week.ts'

/** What a posting says about its work; what it leaves out counts as the law's rule, not as an exemption from it. */
export interface PostedWork extends WorkingHours {
  categories?: readonly JobCategory[]
  workplaceSize?: WorkplaceSize | null
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

/**
 * Whole won for a regular hour, which the law compares with the minimum wage: where pay by the day or longer covers
 * overtime and nights, these hours count with their premiums (Labor Standards Act art. 56).
 */
export function regularHour(work: PostedWork): number {
  const hours = paidHours({ ...postedWeek(work), payType: work.payType })
  return Math.floor(work.payAmount / Number(hours.toFixed(6)))
}
