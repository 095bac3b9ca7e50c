import type { DeductionRates } from '../../reference/wage/deduction-rates.ts'
import {
  DEDUCTION_LINES,
  type DeductionCode,
  insuranceCover,
  type Cover,
  type DeductionReason,
  type InsuranceCover,
} from './insurance.ts'
import { MONTH } from './wage-lines.ts'
import type { WageSourceCode } from './wage-sources.ts'
import { FEWEST_WEEKLY_HOURS } from './wage-week.ts'

export type InsuranceRates = Omit<DeductionRates, 'from' | 'to'>

export interface DeductionLine {
  code: DeductionCode
  /** Whole won, a positive number. */
  amount: number
  /** Monthly income it is charged on; for long-term care the health premium. */
  base: number
  percent: number
  source: WageSourceCode
  /** NOT_KNOWN: whether it is taken depends on a fact that is not known. */
  state: 'TAKEN' | 'NOT_KNOWN'
  reason: DeductionReason
  /** The rule that decides whether the worker is covered. */
  reasonSource: WageSourceCode
  /** Whether the rate is that of the period before, as the period's own is not known yet. */
  isOldRate: boolean
}

/** A deduction that is not taken, and why. */
export interface DeductionLeftOut {
  code: DeductionCode
  reason: DeductionReason
  reasonSource: WageSourceCode
}

export interface Deductions {
  /** Null if the year's rates are not known. */
  deductions: DeductionLine[] | null
  notTaken: DeductionLeftOut[]
  /** `net` is after all deductions, `netAtMost` after only those that are certain. */
  net: number | null
  netAtMost: number | null
}

/** With fewer hours a month, pension and health insurance do not cover an employee. */
const FEWEST_HOURS = 60

/** Insurances count in tens of won, rounded down. */
const tens = (amount: number) => Math.floor(Number((amount / 10).toFixed(6))) * 10

/**
 * Deductions of a worker for the insurances that cover them. Income tax is not included, as it depends on the family and
 * on the worker's choice.
 */
export function deductionsFrom(
  gross: number,
  hoursPerMonth: number,
  rates: InsuranceRates | null,
  cover: InsuranceCover = insuranceCover(),
): Deductions {
  if (!rates) return { deductions: null, notTaken: [], net: null, netAtMost: null }
  const isShort = Number(hoursPerMonth.toFixed(6)) < FEWEST_HOURS
  const covers = DEDUCTION_LINES.map((code) => {
    const { state, reason } = cover[code]
    const isSettled = state === 'NOT_TAKEN' || reason === 'WORKER_SAYS' || code === 'EMPLOYMENT_INSURANCE'
    return {
      code,
      ...cover[code],
      ...(isShort && !isSettled ? SHORT : {}),
      ...fewHours(code, cover[code], hoursPerMonth),
    }
  })
  const deductions = covers.flatMap(({ code, ...each }) =>
    each.state === 'NOT_TAKEN' ? [] : [lineOf(code, gross, rates, { ...each, state: each.state })],
  )
  const notTaken = covers
    .filter(({ state }) => state === 'NOT_TAKEN')
    .map(({ code, reason, source }) => ({ code, reason, reasonSource: source }))
  const sum = (lines: readonly DeductionLine[]) => lines.reduce((total, { amount }) => total + amount, 0)
  return {
    deductions,
    notTaken,
    net: gross - sum(deductions),
    netAtMost: gross - sum(deductions.filter(({ state }) => state === 'TAKEN')),
  }
}

/**
 * Below 60 hours a month or fifteen a week, the employment insurance is compulsory only from three months of work on
 * (Employment Insurance Act art. 10, decree art. 3); from 2027 the income decides in place of the hours.
 */
function fewHours(code: DeductionCode, { state, reason }: Cover, hoursPerMonth: number): Partial<Cover> {
  const isLong = Number(hoursPerMonth.toFixed(6)) >= Number((FEWEST_WEEKLY_HOURS * MONTH).toFixed(6))
  if (code !== 'EMPLOYMENT_INSURANCE' || state !== 'TAKEN' || reason === 'WORKER_SAYS' || isLong) return {}
  return { state: 'NOT_KNOWN', reason: 'EMPLOYMENT_FEW_HOURS', source: 'EMPLOYMENT_SCOPE' }
}

const SHORT = { state: 'NOT_TAKEN', reason: 'UNDER_60_HOURS' } as const

const UNKNOWN_NAMES: Record<DeductionCode, readonly string[]> = {
  NATIONAL_PENSION: ['pension'],
  HEALTH_INSURANCE: ['health'],
  LONG_TERM_CARE: ['care', 'health'],
  EMPLOYMENT_INSURANCE: ['employment'],
}

function lineOf(
  code: DeductionCode,
  gross: number,
  rates: InsuranceRates,
  { state, reason, source }: Cover & { state: DeductionLine['state'] },
): DeductionLine {
  const { base, percent, shown = percent, rule } = chargeOf(code, gross, rates)
  const isBound = rule === 'PENSION' && (base === rates.pensionLowest || base === rates.pensionHighest)
  const names = isBound ? [...UNKNOWN_NAMES[code], 'pensionBounds'] : UNKNOWN_NAMES[code]
  const isOldRate = names.some((name) => rates.unknown?.includes(name))
  const amount = tens((base * percent) / 100)
  return { code, amount, base, percent: shown, source: rule, state, reason, reasonSource: source, isOldRate }
}

interface Charge {
  base: number
  percent: number
  /** Percent as it is shown. */
  shown?: number
  rule: WageSourceCode
}

function chargeOf(code: DeductionCode, gross: number, rates: InsuranceRates): Charge {
  const thousands = Math.floor(gross / 1_000) * 1_000
  const income = Math.min(Math.max(thousands, rates.pensionLowest), rates.pensionHighest)
  const health = { base: gross, percent: rates.healthPercent, rule: 'HEALTH' } as const
  const ofHealth = (rates.carePercentOfIncome * 100) / (2 * rates.healthPercent)
  const charges: Record<DeductionCode, Charge> = {
    NATIONAL_PENSION: { base: income, percent: rates.pensionPercent, rule: 'PENSION' },
    HEALTH_INSURANCE: health,
    LONG_TERM_CARE: {
      base: tens((gross * health.percent) / 100),
      percent: ofHealth,
      shown: Number(ofHealth.toFixed(2)),
      rule: 'CARE',
    },
    EMPLOYMENT_INSURANCE: { base: gross, percent: rates.employmentPercent, rule: 'EMPLOYMENT' },
  }
  return charges[code]
}
