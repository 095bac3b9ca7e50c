import { belowMinimum, type BelowMinimum } from '../../../contract/job/lowest-pay.ts'
import { type InsuranceRates, withoutEmployment } from '../../../contract/job/wage-deductions.ts'
import { estimateWage, type WageEstimate } from '../../../contract/job/wage-reckoner.ts'
import { deductionRatesOn } from '../../../reference/deduction-rates.ts'
import { minimumWageOn } from '../../../reference/minimum-wages.ts'
import { lastDayOf, type PayMonth, workOf } from './pay-values.ts'

/** What was due for a month beside what arrived, in whole won. */
export interface PayResult {
  /** Of the agreed pay, or of the lowest lawful one where the contract has less. */
  estimates: WageEstimate[]
  minimumWage: number
  /** Where the agreed pay is below the minimum wage. */
  below: BelowMinimum[]
  /** After typical deductions, or before them where the rates are not known; the smaller figure of a range. */
  least: number
  most: number
  /** Whether deductions are taken off. */
  isNet: boolean
  /** Whether more than 52 hours a week were worked where that limit applies, or may apply. */
  isOverLimit: boolean
  received: number | null
  /** What is taken off for room and meals; null if it is not known. */
  lodging: number | null
  /** Most that may be taken off an E-9 worker for room and meals, by the kind of room. */
  ceilings: WageEstimate['housingCeilings']
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
  const below = belowMinimum(work, minimumWage)
  const rates = deductionRatesOn(day)
  const estimatesAt = (charged: InsuranceRates | null) =>
    estimateWage(work, charged).flatMap((agreed) => {
      const lawful = below.find(({ workplaceSize }) => workplaceSize === agreed.workplaceSize)
      if (!lawful) return [agreed]
      const { workplaceSize, lowest: payAmount } = lawful
      return estimateWage({ ...work, workplaceSize, payAmount }, charged)
    })
  const insured = estimatesAt(rates)
  const others = estimatesAt(withoutEmployment(rates))
  const estimates = month.hasEmploymentInsurance === false ? others : insured
  // Where it is not known, both are possible.
  const possible = month.hasEmploymentInsurance === null ? [...insured, ...others] : estimates
  const due = possible.map(({ net, gross }) => net ?? gross)
  const least = Math.min(...due)
  const received = amountOf(month.received)
  const lodging = amountOf(month.lodging)
  const missing = received === null ? null : Math.max(0, least - (lodging ?? 0) - received)
  return {
    estimates,
    minimumWage,
    below,
    least,
    most: Math.max(...due),
    isNet: estimates.every(({ net }) => net !== null),
    isOverLimit: estimates.some((each) => each.isOverLimit),
    received,
    lodging,
    ceilings: highestCeilings(estimates),
    missing,
    isMuchMissing: (missing ?? 0) > least * EXPLAINED_SHARE,
  }
}

function highestCeilings(estimates: readonly WageEstimate[]): WageEstimate['housingCeilings'] {
  const highest = (room: keyof WageEstimate['housingCeilings']) =>
    Math.max(...estimates.map(({ housingCeilings }) => housingCeilings[room]))
  return {
    houseAndMeals: highest('houseAndMeals'),
    house: highest('house'),
    temporaryAndMeals: highest('temporaryAndMeals'),
    temporary: highest('temporary'),
  }
}

const amountOf = (digits: string) => (digits === '' ? null : Number(digits))
