import type { WorkRightReason } from '../../reference/work-rights/vocabulary.ts'

/** What happens when the three years end; shown apart from what decides about a job. */
export const AFTER_THREE_YEARS: readonly WorkRightReason[] = ['E9_REEMPLOYMENT', 'E9_RETURN']

/** Days that matter to an E-9 worker (Act on the Employment of Foreign Workers, art. 18, 18-2 and 25 (3)). */
export interface ReEmployment {
  /** Last of the three years from the day of arrival. */
  threeYearsEnd: string
  /** Last day on which the employer may apply for re-employment: seven days before (enforcement rule art. 14-2). */
  askBy: string
  /** Last day that re-employment can reach: less than two years more, as a rule one year and ten months. */
  latestEnd: string
}

const DAYS_BEFORE = 7
const YEARS = 3
const EXTRA_MONTHS = 22

/** @param arrival `2024-03-31` */
export function reEmploymentAfter(arrival: string): ReEmployment {
  const end = periodEnd(arrival, YEARS * 12)
  return {
    threeYearsEnd: end,
    askBy: dayOf(Date.parse(end) - DAYS_BEFORE * 86_400_000),
    latestEnd: periodEnd(arrival, YEARS * 12 + EXTRA_MONTHS),
  }
}

/**
 * Last day on which a change of workplace can be asked for: one month after the contract ends (art. 25 (3)), but not
 * after the time to work has ended (art. 18).
 * @param arrival null if it is not known
 * @returns null if the contract lasts as long as the time to work, so that there is no time for another workplace
 */
export function changeAskedBy(contractEnd: string, arrival: string | null = null): string | null {
  const asked = monthAfter(contractEnd)
  if (arrival === null) return asked
  const { threeYearsEnd, latestEnd } = reEmploymentAfter(arrival)
  // A contract beyond the three years is one of re-employment.
  const end = contractEnd <= threeYearsEnd ? threeYearsEnd : latestEnd
  if (contractEnd >= end) return null
  return asked < end ? asked : end
}

/**
 * Last day of a period whose first day counts: the one before the same day of a later month, or the last of that month
 * where it has no such day (Civil Act, art. 160).
 */
const periodEnd = (first: string, months: number) => dayInMonth(first, months, -1)

/**
 * The same day of a later month, or its last day. Counted from the day after the contract (Civil Act, art. 157), a month
 * may end up to three days later; who keeps to the earlier day is never late.
 */
const monthAfter = (day: string) => dayInMonth(day, 1, 0)

function dayInMonth(from: string, months: number, shift: 0 | -1): string {
  const [year = 0, month = 1, day = 1] = from.split('-').map(Number)
  const daysInMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return dayOf(Date.UTC(year, month - 1 + months, Math.min(day + shift, daysInMonth)))
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)
