import type { WorkplaceSize } from '../base/enums.ts'
import type { InsuranceCover } from './insurance.ts'
import { type Deductions, deductionsFrom, type InsuranceRates } from './wage-deductions.ts'
import {
  contractHours,
  MONTH,
  MONTHS,
  type PaidWork,
  possibleSizes,
  type SizelessWork,
  sumOf,
  type WageLine,
  wageLines,
  won,
} from './wage-lines.ts'
import { isOverLimit, weekHours, type WeekHours } from './wage-week.ts'

export interface WageReckoning extends Deductions {
  lines: WageLine[]
  /** Sum of the lines: pay of an average month before deductions. */
  gross: number
  week: WeekHours
  isOverLimit: boolean
  /** Due on leaving for each full year of work; 0 below fifteen hours a week. */
  severancePerYear: number
  /** What the employer of an E-9 or H-2 worker pays in each month; part of the severance. */
  departureInsurancePerMonth: number
  /** What the guideline of 2017 allowed for housing, by kind: no longer in force, kept for callers of the API. */
  housingCeilings: { houseAndMeals: number; house: number; temporaryAndMeals: number; temporary: number }
}

/**
 * Reckons an average month: premiums, weekly holiday, typical deductions, severance. The lines' sum is the gross to
 * the won.
 */
export function reckonWage(
  work: PaidWork,
  rates: InsuranceRates | null,
  cover?: InsuranceCover,
): WageReckoning {
  const week = weekHours(work)
  const { lines, rate } = wageLines(work, week)
  const sum = sumOf(lines)
  const ordinary = won(rate * contractHours(week))
  const share = (percent: number) => won((ordinary * percent) / 100)
  return {
    lines,
    gross: sum,
    ...deductionsFrom(sum, week.total * MONTH, rates, cover),
    week,
    isOverLimit: isOverLimit(work),
    severancePerYear:
      week.total >= SEVERANCE_HOURS && !work.isHiredByHousehold
        ? severance(sum, rate * ordinaryDay(work, week))
        : 0,
    departureInsurancePerMonth: share(8.3),
    housingCeilings: {
      houseAndMeals: share(20),
      house: share(15),
      temporaryAndMeals: share(13),
      temporary: share(8),
    },
  }
}

/** Hours a week from which severance is due (Employee Retirement Benefit Security Act art. 4 (1)). */
const SEVERANCE_HOURS = 15
const SEVERANCE_DAYS = 30

/** Thirty days of the average wage, which is never below the ordinary wage (Labor Standards Act art. 2 (1) 6, (2)). */
const severance = (month: number, ordinaryDaily: number) =>
  won(Math.max((month * MONTHS) / 365, ordinaryDaily) * SEVERANCE_DAYS)

const MAX_DAY = 8
const FULL_DAYS = 5

/**
 * Hours of a day that the ordinary wage counts. Of fewer hours a week than full time, the share of a full-time day (the
 * decree's annex 2); the least of what the agreed hours may mean.
 */
const ordinaryDay = ({ hoursPerDay }: PaidWork, { regular }: WeekHours) =>
  Math.min(hoursPerDay, MAX_DAY, regular / FULL_DAYS)

export interface WageEstimate extends WageReckoning {
  workplaceSize: WorkplaceSize
}

/** One reckoning, or one for each size of workplace where it is not known: the smaller one first. */
export function estimateWage(
  work: SizelessWork,
  rates: InsuranceRates | null,
  cover?: InsuranceCover,
): WageEstimate[] {
  return possibleSizes(work).map((workplaceSize) => ({
    workplaceSize,
    ...reckonWage({ ...work, workplaceSize }, rates, cover),
  }))
}
