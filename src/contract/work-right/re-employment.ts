/** Days that matter to an E-9 worker (Act on the Employment of Foreign Workers, art. 18, 18-2 and 25 (3)). */
export interface ReEmployment {
  /** Last of the three years from the day of arrival. */
  threeYearsEnd: string
  /** Last day on which the employer may apply for re-employment: seven days before (enforcement rule art. 14-2). */
  askBy: string
}

const DAYS_BEFORE = 7

/** @param arrival `2024-03-31` */
export function reEmploymentAfter(arrival: string): ReEmployment {
  const [year = 0, month = 1, day = 1] = arrival.split('-').map(Number)
  const end = Date.UTC(year + 3, month - 1, day - 1)
  return { threeYearsEnd: dayOf(end), askBy: dayOf(end - DAYS_BEFORE * 86_400_000) }
}

/** Last day on which a change of workplace can be asked for: one month after the contract ends (art. 25 (3)). */
export function changeAskedBy(contractEnd: string): string {
  const [year = 0, month = 1, day = 1] = contractEnd.split('-').map(Number)
  const daysInNext = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return dayOf(Date.UTC(year, month, Math.min(day, daysInNext)))
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)
