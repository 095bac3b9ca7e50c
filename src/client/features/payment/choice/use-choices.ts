import { useEffect, useState } from 'react'
import { LEAST_INSTALMENT_AMOUNT } from '../../../../contract/base/enums.ts'
import { METHODS_WITHOUT_SLIP } from '../../../../contract/payment/receipt.ts'
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

/** The valid form of a choice: no instalments for small amounts, and no tax invoice beside a slip or for nothing. */
export function payable(chosen: ChosenMethod, total: number): ChosenMethod {
  const hasInvoice = total > 0 && METHODS_WITHOUT_SLIP.includes(chosen.method)
  return {
    ...chosen,
    instalment: total < LEAST_INSTALMENT_AMOUNT ? 0 : chosen.instalment,
    invoiceEmail: hasInvoice ? chosen.invoiceEmail : null,
  }
}
