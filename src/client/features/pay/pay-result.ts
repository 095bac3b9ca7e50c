import { estimateWage, type WageEstimate } from '../../../contract/job/wage-reckoner.ts'
import { deductionRatesOn } from '../../../reference/deduction-rates.ts'
import { lastDayOf, type PayMonth, workOf } from './pay-values.ts'

/** What was due for a month beside what arrived, in whole won. */
export interface PayResult {
  estimates: WageEstimate[]
  /** After typical deductions, or before them where the rates are not known; the smaller figure of a range. */
  least: number
  most: number
  /** Whether deductions are taken off. */
  isNet: boolean
  received: number | null
  /** At least this much seems to be missing; 0 if nothing is, null if nothing was entered. */
  missing: number | null
}

/** Null until the pay is entered. */
export function payResult(month: PayMonth): PayResult | null {
  const work = workOf(month)
  if (!work) return null
  const estimates = estimateWage(work, deductionRatesOn(lastDayOf(month.month)))
  const due = estimates.map(({ net, gross }) => net ?? gross)
  const least = Math.min(...due)
  const received = month.received === '' ? null : Number(month.received)
  return {
    estimates,
    least,
    most: Math.max(...due),
    isNet: estimates.every(({ net }) => net !== null),
    received,
    missing: received === null ? null : Math.max(0, least - received),
  }
}
