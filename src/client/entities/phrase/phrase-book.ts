import type { Message } from '../../../contract/base/define-message.ts'
import type { PhraseParameters } from '../../../contract/work/phrase.ts'

export type ParameterName = keyof PhraseParameters

/** Phrases that somebody chooses from, in groups. */
export interface PhraseBook {
  groups: readonly { code: string; name: Message }[]
  phrases: readonly {
    code: string
    group: string
    text: Message
    parameters: readonly ParameterName[]
  }[]
}

/** A phrase of the book; undefined for codes that a newer release has. */
export const phraseIn = (book: PhraseBook, code: string) => book.phrases.find((each) => each.code === code)
