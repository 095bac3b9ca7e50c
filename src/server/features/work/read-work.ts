import { matchOccupations } from '../../../contract/work/match-occupations.ts'
import { matchPhrases, phrasesOf, type ReadSentence } from '../../../contract/work/match-phrases.ts'
import type { ChosenPhrase } from '../../../contract/work/phrase.ts'

/**
 * Higher whenever texts or queries are read in another way, so that stored postings are read again: `matcher-version.test.ts`
 * fails if it was forgotten. Also where lists say more of a posting: 16 added the limits of hours.
 */
export const MATCHER_VERSION = 16

/** What a posting says in free text. */
export interface Text {
  title: string
  details: string
  categories: readonly string[]
}

export interface Work {
  occupations: string[]
  phrases: ChosenPhrase[]
}

/**
 * Finds occupations and phrases in a posting's text.
 * @param read remembers sentences where many postings are read
 */
export const readWork = (text: Text, read?: ReadSentence): Work => ({
  occupations: matchOccupations(text),
  phrases: matchPhrases(text, read),
})

const MAX_SENTENCES = 20_000

/** Remembers sentences, for postings that are made of the same ones. */
export function rememberingReader(): ReadSentence {
  const known = new Map<string, readonly ChosenPhrase[]>()
  return (sentence) => {
    const found = known.get(sentence) ?? phrasesOf(sentence)
    if (known.size < MAX_SENTENCES) known.set(sentence, found)
    return found
  }
}
