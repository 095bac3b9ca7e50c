import { isProductId } from '../../../contract/payment/product.ts'
import { isId } from '../../../contract/base/schema.ts'

/** Search parameters of a payment page. */
export interface PaySearch {
  /** Preselected product. */
  product?: string
  /** Id of the placed order; providers redirect back with it. */
  orderId?: string
}

export interface PassSearch extends PaySearch {
  /** Id of the announcement that the pass is for. */
  jobId?: string
}

export const readPaySearch = ({ product, orderId }: Record<string, unknown>): PaySearch => ({
  ...(isProductId(product) ? { product } : {}),
  ...(isId(orderId) ? { orderId } : {}),
})

export const readPassSearch = (search: Record<string, unknown>): PassSearch => ({
  ...readPaySearch(search),
  ...(isId(search['jobId']) ? { jobId: search['jobId'] } : {}),
})

import { useEffect, useState } from 'react'
import { LEAST_INSTALMENT_AMOUNT } from '../../../contract/payment/order.ts'
import { type Choices, storeChoices, storedChoices, NOTHING_CHOSEN } from './kept.ts'
import type { ChosenMethod } from './choice/method-choice.tsx'

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
