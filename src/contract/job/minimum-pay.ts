import { dailyHours, hourlyEquivalent, monthlyHours, weeklyHolidayHours, type WorkingHours } from './wage.ts'

/** How a pay compares with the minimum wage, in whole won. */
export interface PayFigures {
  /** Hourly equivalent, as compared with the minimum wage. */
  hourly: number
  /** Minimum hourly wage. */
  minimum: number
  /** Amount missing per pay period; 0 if the pay suffices. */
  missing: number
  /** Lowest sufficient amount per pay period. */
  needed: number
  /** Weekly-holiday pay per week at that hourly pay; 0 below fifteen hours a week. */
  weeklyHoliday: number
  /** Approximate monthly pay, including weekly-holiday pay. */
  monthly: number
}

/** The figures that the form shows while typing and that a refusal contains. */
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
  // Rounded before the ceiling, so that floating-point errors do not add a won.
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
