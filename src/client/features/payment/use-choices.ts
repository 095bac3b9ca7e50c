import { useState } from 'react'
import { type Choices, keepChoices, keptChoices, NOTHING_CHOSEN } from './kept.ts'

/** What is chosen on the pay page of this name, kept in this tab. */
export function useChoices(name: string, product: string | undefined) {
  const [choices, setChoices] = useState<Choices>(() => {
    const kept = keptChoices(name) ?? NOTHING_CHOSEN
    return product === undefined ? kept : { ...kept, productId: product }
  })
  const change = (part: Partial<Choices>) => {
    const next = { ...choices, ...part }
    setChoices(next)
    keepChoices(name, next)
  }
  return { choices, change }
}
