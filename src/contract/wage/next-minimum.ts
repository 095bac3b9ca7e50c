import { minimumWageOn } from '../../reference/wage/minimum-wages.ts'
import type { PeriodType } from '../base/enums.ts'

/** Longest term of work in days. */
const MAX_TERMS_LENGTH: Record<PeriodType, number> = {
  UNDER_WEEK: 7,
  UNDER_MONTH: 31,
  UNDER_3MONTH: 92,
  UNDER_6MONTH: 184,
  UNDER_1YEAR: 365,
  ABOVE_1YEAR: Infinity,
}

export interface NextMinimum {
  /** Its first day, `YYYY-MM-DD`. */
  from: string
  /** Won per hour. */
  minimum: number
}

/**
 * The minimum wage of next year where it begins within the term of work that begins today. Until it is known, it is that
 * of this year.
 */
export function nextMinimumWithin(periodType: PeriodType, today: string): NextMinimum | undefined {
  const from = `${Number(today.slice(0, 4)) + 1}-01-01`
  const days = (Date.parse(from) - Date.parse(today)) / 86_400_000
  return days < MAX_TERMS_LENGTH[periodType] ? { from, minimum: minimumWageOn(from) } : undefined
}
