import { useEffect, useState } from 'react'
import { type Choices, keepChoices, keptChoices, NOTHING_CHOSEN } from '../kept.ts'

/** The choices of a payment page, stored in this tab. */
export function useChoices(name: string, product: string | undefined) {
  const [choices, setChoices] = useState<Choices>(() => {
    const kept = keptChoices(name) ?? NOTHING_CHOSEN
    return product === undefined ? kept : { ...kept, productId: product }
  })
  useEffect(() => keepChoices(name, choices), [name, choices])
  const change = (part: Partial<Choices>) => setChoices((before) => ({ ...before, ...part }))
  return { choices, change }
}
