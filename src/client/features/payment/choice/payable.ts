import { LEAST_INSTALMENT_AMOUNT } from '../../../../contract/payment/order.ts'
import type { ChosenMethod } from './method-choice.tsx'

/** The choice as it can be paid: small amounts are not split, whatever was chosen for a larger one. */
export function payable(chosen: ChosenMethod, total: number): ChosenMethod {
  return total < LEAST_INSTALMENT_AMOUNT ? { ...chosen, instalment: 0 } : chosen
}
