import type { PayType } from '../base/enums.ts'

export interface WorkingHours {
  payType: PayType
  payAmount: number
  /** 1 to 7; defaults to 5. */
  numberOfWorkDays?: number | null
  /** Minutes after midnight; without hours, eight a day are assumed. */
  startMinutes?: number | null
  endMinutes?: number | null
  /** Unpaid break of a day; without one, the shortest lawful one is assumed. */
  breakMinutes?: number | null
}

/** Paid hours of one day: the span minus the break. A span that ends before it starts crosses midnight. */
export function dailyHours(
  startMinutes?: number | null,
  endMinutes?: number | null,
  breakMinutes?: number | null,
): number {
  if (startMinutes == null || endMinutes == null || startMinutes === endMinutes) return 8
  return spanOf(startMinutes, endMinutes) - (breakMinutes ?? shortestBreak(startMinutes, endMinutes)) / 60
}

/**
 * Minutes of the shortest lawful break (Labor Standards Act art. 54): half an hour for four hours of work, one hour for
 * eight, so from 09:00 to 17:00 half an hour is enough.
 */
export function shortestBreak(startMinutes: number, endMinutes: number): number {
  const span = spanOf(startMinutes, endMinutes)
  return span >= EIGHT_AND_BREAK ? 60 : span >= 4 ? 30 : 0
}

/** Whether a break is at least as long as the law asks for these hours, and shorter than they are. */
export const isPossibleBreak = (breakMinutes: number, startMinutes: number, endMinutes: number): boolean =>
  breakMinutes >= shortestBreak(startMinutes, endMinutes) &&
  breakMinutes < spanOf(startMinutes, endMinutes) * 60

/** From this span on, a break of half an hour would leave eight hours of work, which require a break of an hour. */
const EIGHT_AND_BREAK = 8.5

/** Hours of the same day with a break of an hour where that is usual though half an hour is lawful: from a span of 8. */
export function dailyHoursWithLongBreak(
  startMinutes?: number | null,
  endMinutes?: number | null,
  breakMinutes?: number | null,
): number {
  const hours = dailyHours(startMinutes, endMinutes, breakMinutes)
  if (startMinutes == null || endMinutes == null || startMinutes === endMinutes) return hours
  if (breakMinutes != null) return hours
  const span = spanOf(startMinutes, endMinutes)
  return span >= 8 ? Math.min(hours, span - 1) : hours
}

const spanOf = (start: number, end: number) => (end - start + (end < start ? 1440 : 0)) / 60

/** Weekly-holiday hours for that many weekly hours (Labor Standards Act art. 55; none below fifteen). */
export function weeklyHolidayHours(weeklyHours: number): number {
  return weeklyHours >= 15 ? (Math.min(weeklyHours, 40) / 40) * 8 : 0
}

/** Monthly hours including weekly holidays, rounded up: 209 for a forty-hour week. */
export function monthlyHours(weeklyHours: number): number {
  // Rounded before the ceiling, so that floating-point errors do not turn an exact 209 into 210.
  const hours = ((weeklyHours + weeklyHolidayHours(weeklyHours)) * 365) / 7 / 12
  return Math.ceil(Number(hours.toFixed(6)))
}

/**
 * Whole won per hour, rounded down, for comparison with the minimum wage (Minimum Wage Act enforcement decree art.
 * 5).
 */
export function hourlyEquivalent(work: WorkingHours): number {
  const day = dailyHours(work.startMinutes, work.endMinutes, work.breakMinutes)
  const week = day * (work.numberOfWorkDays ?? 5)
  const hours = {
    HOURLY: 1,
    DAILY: day,
    WEEKLY: week + weeklyHolidayHours(week),
    MONTHLY: monthlyHours(week),
    YEARLY: 12 * monthlyHours(week),
  }[work.payType]
  return Math.floor(Number((work.payAmount / hours).toFixed(6)))
}

/** Minutes after midnight of `HH:MM`; null if it is not a time of day. */
export function minutesOfDay(text: string): number | null {
  const match = /^([01]\d|2[0-4]):([0-5]\d)$/.exec(text)
  return match ? Number(match[1]) * 60 + Number(match[2]) : null
}
