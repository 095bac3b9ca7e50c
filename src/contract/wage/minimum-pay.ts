import { type PostedWork, paidHours, postedWeek, regularHour, shortestPostedWeek } from './posted-week.ts'
import { hourlyEquivalent, type WorkingHours } from './wage.ts'
import { MONTH } from './wage-lines.ts'
import { isExempt, isOverLimit, premiumHours, weekHours, WEEKLY_LIMIT, type Week } from './wage-week.ts'

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
  /** Most hours a day that the limit of 52 a week allows; null if the limit is kept or does not apply. */
  longestDay: number | null
}

type WorkToPay = Pick<WorkingHours, 'payType'> & Week

/** Rounded before the ceiling, so that floating-point errors do not add a won. */
export const upwards = (amount: number) => Math.ceil(Number(amount.toFixed(6)))

/**
 * Lowest amount per pay period that may be lawful. For fishing crews it assumes a boat under 20 tons.
 * @param seafarersMonth lowest pay of a seafarer a month; null compares their pay by the hour
 */
export function neededPay(work: WorkToPay, minimum: number, seafarersMonth: number | null = null): number {
  if (work.law === 'SEAFARERS' && seafarersMonth !== null) return seafarersPay(work, seafarersMonth)
  return upwards(minimum * paidHours(work))
}

/** Lowest amount per pay period that is lawful on a ship of any size. */
export function surelyEnoughPay(work: WorkToPay, minimum: number, seafarersMonth: number | null): number {
  const least = neededPay(work, minimum, seafarersMonth)
  if (work.law !== 'BY_SHIP' || seafarersMonth === null) return least
  return Math.max(least, seafarersPay(work, seafarersMonth))
}

/** The notice sets an amount a month; pay by another period has to reach it in an average month. */
function seafarersPay({ payType, hoursPerDay, daysPerWeek }: WorkToPay, month: number): number {
  const parts = {
    HOURLY: hoursPerDay * daysPerWeek * MONTH,
    DAILY: daysPerWeek * MONTH,
    WEEKLY: MONTH,
    MONTHLY: 1,
    YEARLY: 1 / 12,
  }
  return upwards(month / parts[payType])
}

/**
 * The figures that the form shows while typing and that a refusal contains. Pay is missing only where it is too little
 * for the shortest day that the posted times can mean.
 */
export function payFigures(
  work: PostedWork,
  minimum: number,
  seafarersMonth: number | null = null,
): PayFigures {
  const posted = postedWeek(work)
  const hourly = isExempt(posted) ? regularHour(work) : hourlyEquivalent(work)
  const week = weekHours(posted)
  const shortest = shortestPostedWeek(work)
  const needed = neededPay({ ...shortest, payType: work.payType }, minimum, seafarersMonth)
  return {
    hourly,
    minimum,
    missing: Math.max(0, needed - work.payAmount),
    needed,
    weeklyHoliday: Math.round(hourly * week.weeklyHoliday),
    premiumHours: premiumHours(week),
    weeklyHours: week.total,
    longestDay: isOverLimit(shortest) ? Math.floor((WEEKLY_LIMIT / posted.daysPerWeek) * 2) / 2 : null,
  }
}
