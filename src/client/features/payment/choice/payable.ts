import { LEAST_INSTALMENT_AMOUNT } from '../../../../contract/payment/order.ts'
import type { ChosenMethod } from './method-choice.tsx'

/** The valid form of a choice: small amounts cannot be paid in instalments. */
export function payable(chosen: ChosenMethod, total: number): ChosenMethod {
  return total < LEAST_INSTALMENT_AMOUNT ? { ...chosen, instalment: 0 } : chosen
}
