import { neededPay, upwards } from './minimum-pay.ts'
import { contractHours, type PaidWork, possibleSizes, type SizelessWork } from './wage-lines.ts'
import { premiumHours, weekHours } from './wage-week.ts'
import type { WorkplaceSize } from '../base/enums.ts'

/**
 * Lowest lawful pay of a contract, in whole won. Where premiums come on top of it, it covers the regular hours only. On
 * farms, where the law gives no weekly holiday, it includes none: unlike `neededPay`, which a posting must reach, it is
 * never more than what is owed.
 */
function lowestAgreedPay(work: PaidWork, minimum: number, seafarersMonth: number | null = null): number {
  const { premiumsIncluded, hoursPerDay: day } = work
  if (work.law === 'SEAFARERS' || (premiumsIncluded && work.sector !== 'FARM'))
    return neededPay(work, minimum, seafarersMonth)
  const week = weekHours(work)
  const extra = premiumsIncluded ? premiumHours(week) : 0
  const night = Math.min(work.nightHoursPerDay, day) * week.premiums.night
  const month = contractHours(week) + (extra * 365) / 84
  const hours = {
    HOURLY: 1,
    DAILY: premiumsIncluded ? day + night : Math.min(day, 8),
    WEEKLY: week.regular + week.weeklyHoliday + extra,
    MONTHLY: month,
    YEARLY: 12 * month,
  }[work.payType]
  return upwards(minimum * hours)
}

export interface BelowMinimum {
  workplaceSize: WorkplaceSize
  /** Lowest lawful `payAmount`. */
  lowest: number
}

/**
 * The sizes of workplace for which the agreed pay is too low; both may be where the size is not known. None for work in
 * a household, which no minimum wage binds.
 */
export function belowMinimum(
  work: SizelessWork,
  minimum: number,
  seafarersMonth: number | null = null,
): BelowMinimum[] {
  if (work.law === 'HOUSEHOLD') return []
  return possibleSizes(work)
    .map((workplaceSize) => ({
      workplaceSize,
      lowest: lowestAgreedPay({ ...work, workplaceSize }, minimum, seafarersMonth),
    }))
    .filter(({ lowest }) => lowest > work.payAmount)
}
