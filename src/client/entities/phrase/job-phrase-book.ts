import { type PhraseGroup, phraseGroupNames, phraseText } from '../../../contract/work/phrase-texts.ts'
import { phraseGroups, phrases } from '../../../reference/phrases.ts'
import type { PhraseBook } from './phrase-book.ts'

/** What a posting can state. */
export const jobPhraseBook: PhraseBook = {
  groups: phraseGroups.map((code) => ({ code, name: phraseGroupNames[code as PhraseGroup] })),
  phrases: phrases.flatMap(({ code, group, parameters }) => {
    const text = phraseText(code)
    return text ? [{ code, group, text, parameters: parameters.map(({ name }) => name) }] : []
  }),
}
