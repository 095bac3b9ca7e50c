import { type PostedWork, paidHours, postedWeek } from './posted-week.ts'
import { hourlyEquivalent, type WorkingHours } from './wage.ts'
import { isOverLimit, premiumHours, weekHours, WEEKLY_LIMIT, type Week } from './wage-week.ts'

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
