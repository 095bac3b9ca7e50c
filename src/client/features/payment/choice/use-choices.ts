import { useEffect, useState } from 'react'
import { LEAST_INSTALMENT_AMOUNT } from '../../../../contract/payment/order.ts'
import { type Choices, storeChoices, storedChoices, NOTHING_CHOSEN } from '../kept.ts'
import type { ChosenMethod } from './method-choice.tsx'

/** The choices of a payment page, stored in this tab. */
export function useChoices(name: string, product: string | undefined) {
  const [choices, setChoices] = useState<Choices>(() => {
    const stored = storedChoices(name) ?? NOTHING_CHOSEN
    return product === undefined ? stored : { ...stored, productId: product }
  })
  useEffect(() => storeChoices(name, choices), [name, choices])
  const change = (part: Partial<Choices>) => setChoices((before) => ({ ...before, ...part }))
  return { choices, change }
}

/** The valid form of a choice: small amounts cannot be paid in instalments. */
export function payable(chosen: ChosenMethod, total: number): ChosenMethod {
  return total < LEAST_INSTALMENT_AMOUNT ? { ...chosen, instalment: 0 } : chosen
}
