import { FRAUD_SIGNALS, type FraudSignal } from './fraud-signals.ts'
import { fraudSignalsIn } from './fraud-wording.ts'

/** So many times the median of the district. */
const FAR_ABOVE_MEDIAN = 2.5
/** The same where too few jobs give a median: so many times the minimum wage. */
const FAR_ABOVE_MINIMUM = 4

/** @param median won per hour in the district; null below five jobs */
export function isPayFarAbove(
  hourly: number,
  { median, minimum }: { median: number | null; minimum: number },
) {
  return hourly > (median === null ? FAR_ABOVE_MINIMUM * minimum : FAR_ABOVE_MEDIAN * median)
}

/** Signals in the wording of a posting. */
export const wordingSignals = ({ title, details }: { title: string; details: string }): FraudSignal[] =>
  FRAUD_SIGNALS.filter(
    (signal) => fraudSignalsIn(title).includes(signal) || fraudSignalsIn(details).includes(signal),
  )
