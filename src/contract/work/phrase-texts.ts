import { defineMessage as text } from '#message'
import type { Message } from '../base/define-message.ts'
import { livingTexts } from './phrase-texts-living.ts'
import { termsTexts } from './phrase-texts-terms.ts'
import { workTexts } from './phrase-texts-work.ts'
import { workerTexts } from './phrase-texts-worker.ts'

/** What a phrase says, by its code (reference/phrases.ts). */
export const phraseTexts = {
  ...workTexts,
  ...termsTexts,
  ...livingTexts,
  ...workerTexts,
} as const satisfies Record<string, Message>

/** What details say beside the phrases that a posting states; nobody chooses these. */
export const noteTexts = {
  HOUSING_COST_MISSING: text({
    message: 'The cost is not stated. Ask the company.',
    comment: 'Of the housing that a job offers',
  }),
} as const satisfies Record<string, Message>

const texts: ReadonlyMap<string, Message> = new Map(Object.entries({ ...phraseTexts, ...noteTexts }))

/** The text of a phrase or note; undefined for codes that a newer or older release has. */
export const phraseText = (code: string): Message | undefined => texts.get(code)

/** Headings over phrases. */
export const phraseGroupNames = {
  TASKS: text({ message: 'What you do' }),
  BODY: text({ message: 'What the work is like' }),
  SHIFTS: text({ message: 'Hours and days off' }),
  PAY: text({ message: 'Pay and extras' }),
  HOUSING: text({ message: 'Housing and rooms' }),
  MEALS: text({ message: 'Food' }),
  COMMUTE: text({ message: 'The way to work' }),
  INSURANCE: text({ message: 'Insurance' }),
  PAPERS: text({ message: 'Papers you need' }),
  KOREAN: text({ message: 'Korean and other languages' }),
  EQUIPMENT: text({ message: 'What you are given' }),
  CONTRACT: text({ message: 'Contract and applying' }),
  VISA: text({ message: 'Visa' }),
} as const satisfies Record<string, Message>

export type PhraseGroup = keyof typeof phraseGroupNames
