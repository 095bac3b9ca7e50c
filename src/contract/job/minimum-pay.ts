import { dailyHours, hourlyEquivalent, monthlyHours, weeklyHolidayHours, type WorkingHours } from './wage.ts'

/** What a pay comes to beside the minimum wage; all in whole won. */
export interface PayFigures {
  /** What an hour comes to, as the minimum wage is compared. */
  hourly: number
  /** The minimum for an hour. */
  minimum: number
  /** What is missing from the amount, in its own unit; 0 where it suffices. */
  missing: number
  /** The least amount that suffices, in its own unit. */
  needed: number
  /** Weekly-holiday pay of a week at that hourly pay; 0 below fifteen hours a week. */
  weeklyHoliday: number
  /** About so much a month, weekly-holiday pay included. */
  monthly: number
}

/** The figures that the form shows while typing and that a refusal carries. */
export function payFigures(work: WorkingHours, minimum: number): PayFigures {
  const hourly = hourlyEquivalent(work)
  const day = dailyHours(work.startMinutes, work.endMinutes)
  const week = day * (work.numberOfWorkDays ?? 5)
  const holiday = weeklyHolidayHours(week)
  const hours = {
    HOURLY: 1,
    DAILY: day,
    WEEKLY: week + holiday,
    MONTHLY: monthlyHours(week),
    YEARLY: 12 * monthlyHours(week),
  }[work.payType]
  // Rounded before the ceiling: binary fractions must not ask for a won too many.
  const needed = Math.ceil(Number((minimum * hours).toFixed(6)))
  return {
    hourly,
    minimum,
    missing: Math.max(0, needed - work.payAmount),
    needed,
    weeklyHoliday: Math.round(hourly * holiday),
    monthly: work.payType === 'MONTHLY' ? work.payAmount : hourly * monthlyHours(week),
  }
}
