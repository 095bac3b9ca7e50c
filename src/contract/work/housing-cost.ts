import type { Say } from './headline.ts'
import type { ChosenPhrase, Phrase } from './phrase.ts'
import { noteTexts } from './phrase-texts.ts'

/** Won a month that the worker pays, 0 if it is free. */
export type HousingCost = number | 'NOT_STATED'

/** Phrases that offer somewhere to live, without saying what it costs. */
const OFFERS = new Set([
  'DORMITORY',
  'SINGLE_ROOM',
  'SHARED_ROOM',
  'STUDIO_FLAT',
  'CONTAINER_HOUSE',
  'HOUSING_NEAR',
])

/** What a posting states of the cost of its housing; null if it offers none. An amount counts more than "free". */
export function housingCost(phrases: readonly ChosenPhrase[]): HousingCost | null {
  const codes = new Set(phrases.map(({ code }) => code))
  if (codes.has('NO_HOUSING')) return null
  const { amount } = phrases.find(({ code }) => code === 'DORMITORY_COST')?.parameters ?? {}
  if (amount !== undefined) return amount
  if (codes.has('DORMITORY_FREE')) return 0
  return phrases.some(({ code }) => OFFERS.has(code)) ? 'NOT_STATED' : null
}

/** What the details of a job say where the cost of its housing is missing. */
export function housingNote(phrases: readonly ChosenPhrase[], say: Say): Phrase[] {
  if (housingCost(phrases) !== 'NOT_STATED') return []
  return [
    {
      code: 'HOUSING_COST_MISSING',
      group: 'HOUSING',
      text: say(noteTexts.HOUSING_COST_MISSING),
      parameters: {},
    },
  ]
}
