import { insuranceCover } from '../../../contract/wage/insurance.ts'
import { belowMinimum, type BelowMinimum } from '../../../contract/wage/lowest-pay.ts'
import { usualMonth } from '../../../contract/wage/month-days.ts'
import { monthPay } from '../../../contract/wage/month-pay.ts'
import { deductionsFrom } from '../../../contract/wage/wage-deductions.ts'
import { MONTH, type PaidWork } from '../../../contract/wage/wage-lines.ts'
import { estimateWage, type WageEstimate } from '../../../contract/wage/wage-reckoner.ts'
import { deductionRatesOn } from '../../../reference/wage/deduction-rates.ts'
import { minimumWageOn, seafarersMinimumOn } from '../../../reference/wage/minimum-wages.ts'
import { knowsHolidaysOf } from '../../../reference/wage/public-holidays.ts'
import { insuredIn, kindOfWork, type KindOfWork, lastDayOf, type PayMonth, workOf } from './pay-values.ts'

/** What was due for a month beside what arrived, in whole won. */
export interface PayResult {
  /** Of the agreed pay, or of the lowest lawful one where the contract has less. */
  estimates: WageEstimate[]
  minimumWage: number
  /** Of seafarers, won a month. */
  seafarersMinimum: number | null
  /** Where the agreed pay is below the minimum wage. */
  below: BelowMinimum[]
  /** After deductions, or before them where the rates are not known; the smaller figure of a range. */
  least: number
  most: number
  /** Whether deductions are taken off. */
  isNet: boolean
  /** Whether some rates are those of the year before. */
  hasOldRates: boolean
  /** Whether the days of the month were entered; without them the pay is never called enough. */
  isByDays: boolean
  /** Whether the calculation covers the law that governs the work. */
  isReckonable: boolean
  kind: KindOfWork
  /** Whether more than 52 hours a week were worked where that limit applies, or may apply. */
  isOverLimit: boolean
  received: number | null
  /** What is taken off for room and meals; null if it is not known. */
  lodging: number | null
  /** At least this much seems to be missing; 0 if nothing is, null if nothing was entered. */
  missing: number | null
  /** Whether that is more than income tax would be expected to take. */
  isMuchMissing: boolean
}

/**
 * Share of what was due up to which deductions that are not reckoned are named as a possible reason. A larger gap is
 * never explained away: it may be unpaid wages.
 */
const EXPLAINED_SHARE = 0.05

/** Null until the pay and possible hours are entered. */
export function payResult(month: PayMonth): PayResult | null {
  const work = workOf(month)
  if (!work) return null
  const day = lastDayOf(month.month)
  const minimumWage = minimumWageOn(day)
  const kind = kindOfWork(month)
  const seafarersMinimum = kind === 'SHIP' ? seafarersMinimumOn(day) : null
  const below = belowMinimum(work, minimumWage, seafarersMinimum)
  const rates = deductionRatesOn(day)
  const cover = coverOf(month)
  const average = estimateWage(work, rates, cover).map((agreed) => {
    const { workplaceSize } = agreed
    const lowest = below.find((each) => each.workplaceSize === workplaceSize)?.lowest
    const sized: PaidWork = { ...work, workplaceSize, payAmount: lowest ?? work.payAmount }
    const [estimate = agreed] = lowest === undefined ? [agreed] : estimateWage(sized, rates, cover)
    return { sized, estimate }
  })
  const isByDays = month.days.length > 0 && knowsHolidaysOf(day)
  const byDays = average.map(({ sized, estimate }): WageEstimate => {
    const days = isByDays ? month.days : usualMonth(month.month, sized)
    const { lines, gross } = monthPay(sized, days, isByDays && month.isFirstMonth)
    return { ...estimate, lines, gross, ...deductionsFrom(gross, estimate.week.total * MONTH, rates, cover) }
  })
  const averages = average.map(({ estimate }) => estimate)
  // Without its days, a month may be an average one or a usual one of its own calendar.
  const possible = isByDays ? byDays : [...averages, ...byDays]
  // Of a month whose work began in it, without its days, not even the first day is known.
  const least =
    month.isFirstMonth && !isByDays ? 0 : Math.min(...possible.map(({ net, gross }) => net ?? gross))
  const received = amountOf(month.received)
  const lodging = amountOf(month.lodging)
  const missing = received === null ? null : Math.max(0, least - (lodging ?? 0) - received)
  const deductions = possible.flatMap((each) => each.deductions ?? [])
  return {
    estimates: isByDays ? byDays : averages,
    minimumWage,
    seafarersMinimum,
    below,
    least,
    most: Math.max(...possible.map(({ netAtMost, gross }) => netAtMost ?? gross)),
    isNet: possible.every(({ net }) => net !== null),
    hasOldRates: deductions.some(({ isOldRate }) => isOldRate),
    isByDays,
    isReckonable: (kind === 'ORDINARY' || kind === 'FARM') && !isShareOfMonth(month),
    kind,
    isOverLimit: averages.some((each) => each.isOverLimit),
    received,
    lodging,
    missing,
    isMuchMissing: (missing ?? 0) > least * EXPLAINED_SHARE,
  }
}

/**
 * Whether the pay received is certainly enough: the days of the month are known, the calculation covers the law, and the
 * pay reaches the highest amount that may be due.
 */
export const isSurelyEnough = ({ isByDays, isReckonable, received, most }: PayResult): boolean =>
  isByDays && isReckonable && received !== null && received >= most

/** No law says which share of a month's pay is due for a part of the month. */
const isShareOfMonth = ({ isFirstMonth, payType }: PayMonth) =>
  isFirstMonth && (payType === 'MONTHLY' || payType === 'YEARLY')

const coverOf = ({ hasPension, hasCare, hasEmploymentInsurance, ...month }: PayMonth) =>
  insuranceCover({
    ...insuredIn(month),
    says: {
      NATIONAL_PENSION: hasPension,
      LONG_TERM_CARE: hasCare,
      EMPLOYMENT_INSURANCE: hasEmploymentInsurance,
    },
  })

const amountOf = (digits: string) => (digits === '' ? null : Number(digits))
