import type { WageSourceCode } from './wage-sources.ts'

/** Rates of reference/deduction-rates.json. */
export interface InsuranceRates {
  pensionPercent: number
  pensionLowest: number
  pensionHighest: number
  healthPercent: number
  carePercentOfIncome: number
  /** 0 for somebody who is not in its unemployment benefits, which is all that workers pay for. */
  employmentPercent: number
}

/** The rates for somebody who is not in the employment insurance. */
export const withoutEmployment = (rates: InsuranceRates | null): InsuranceRates | null =>
  rates && { ...rates, employmentPercent: 0 }

export const DEDUCTION_LINES = [
  'NATIONAL_PENSION',
  'HEALTH_INSURANCE',
  'LONG_TERM_CARE',
  'EMPLOYMENT_INSURANCE',
] as const
export type DeductionCode = (typeof DEDUCTION_LINES)[number]

export interface DeductionLine {
  code: DeductionCode
  /** Whole won, a positive number. */
  amount: number
  /** Monthly income it is charged on; for long-term care the health premium. */
  base: number
  percent: number
  source: WageSourceCode
}

export interface Deductions {
  /** Null if the year's rates are not known. */
  deductions: DeductionLine[] | null
  net: number | null
}

/** Below it a month, pension and health insurance do not take the worker in. */
const FEWEST_HOURS = 60

/** Insurances count in tens of won, rounded down. */
const tens = (amount: number) => Math.floor(Number((amount / 10).toFixed(6))) * 10

/**
 * Typical deductions of a worker in all four insurances. Income tax is not among them, as it depends on the family;
 * whether the pension applies depends on the worker's country. E-9 and H-2 are in the employment insurance only if they
 * applied for it.
 */
export function deductionsFrom(
  gross: number,
  hoursPerMonth: number,
  rates: InsuranceRates | null,
): Deductions {
  if (!rates) return { deductions: null, net: null }
  const isTakenIn = Number(hoursPerMonth.toFixed(6)) >= FEWEST_HOURS
  const deductions = [
    ...(isTakenIn ? pensionAndHealth(gross, rates) : []),
    ...(rates.employmentPercent > 0
      ? [deduction('EMPLOYMENT_INSURANCE', gross, rates.employmentPercent, 'EMPLOYMENT')]
      : []),
  ]
  return { deductions, net: deductions.reduce((rest, { amount }) => rest - amount, gross) }
}

function pensionAndHealth(gross: number, rates: InsuranceRates): DeductionLine[] {
  const thousands = Math.floor(gross / 1_000) * 1_000
  const income = Math.min(Math.max(thousands, rates.pensionLowest), rates.pensionHighest)
  const health = deduction('HEALTH_INSURANCE', gross, rates.healthPercent, 'HEALTH')
  const ofHealth = (rates.carePercentOfIncome * 100) / (2 * rates.healthPercent)
  return [
    deduction('NATIONAL_PENSION', income, rates.pensionPercent, 'PENSION'),
    health,
    {
      ...deduction('LONG_TERM_CARE', health.amount, ofHealth, 'CARE'),
      percent: Number(ofHealth.toFixed(2)),
    },
  ]
}

const deduction = (
  code: DeductionCode,
  base: number,
  percent: number,
  source: WageSourceCode,
): DeductionLine => ({ code, amount: tens((base * percent) / 100), base, percent, source })
