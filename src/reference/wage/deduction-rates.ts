import data from './deduction-rates.json' with { type: 'json' }

/** The worker's share of the social insurances in a period, in percent of the monthly pay. */
export interface DeductionRates {
  from: string
  to: string
  pensionPercent: number
  /** Lowest and highest monthly income that the pension is charged on. */
  pensionLowest: number
  pensionHighest: number
  healthPercent: number
  /** Worker's and employer's share together: the notice states it beside the doubled health rate. */
  carePercentOfIncome: number
  employmentPercent: number
  /** Names of rates that are not set for this period yet and are those of the period before; absent if there are none. */
  unknown?: readonly string[]
}

const periods: readonly DeductionRates[] = data

/** Rates on a date (`YYYY-MM-DD`, Asia/Seoul); null where they are not known, as the table does not guess. */
export const deductionRatesOn = (date: string): DeductionRates | null =>
  periods.find((period) => date >= period.from && date <= period.to) ?? null
