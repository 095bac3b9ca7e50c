import { plainWord } from '../../../contract/work/plain-text.ts'

/** The filters of the job search that a suggestion can set. */
export type SuggestedFilter = 'occupation' | 'regionIds' | 'keywordType'

export interface Suggestion {
  filter: SuggestedFilter
  value: string
  /** In the reader's language. */
  name: string
}

export interface Suggestible extends Suggestion {
  /** Further names, in any language. */
  words: readonly string[]
}

interface Entry {
  suggestion: Suggestible
  /** The name from each of its words on. */
  name: readonly string[]
  words: readonly string[]
}

export const MOST_SUGGESTED = 6

/** Prepares all that can be suggested; done once, as it reads thousands of words. */
export const suggestionIndex = (all: readonly Suggestible[]): readonly Entry[] =>
  all.map((suggestion) => ({
    suggestion,
    name: fromEachWord(suggestion.name),
    words: suggestion.words.map(folded).filter((word) => word !== ''),
  }))

/** What the typed text may mean, best first: names that begin with it, names with such a word, other names, parts. */
export function suggest(index: readonly Entry[], typed: string): Suggestion[] {
  const text = folded(typed)
  if (text === '') return []
  return index
    .map((entry) => ({ entry, rank: rankOf(entry, text) }))
    .filter(({ rank }) => rank < NOT_MEANT)
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MOST_SUGGESTED)
    .map(({ entry: { suggestion } }) => ({
      filter: suggestion.filter,
      value: suggestion.value,
      name: suggestion.name,
    }))
}

const NOT_MEANT = 6

function rankOf({ name, words }: Entry, text: string): number {
  if (name[0]?.startsWith(text)) return 0
  // The word itself says more than a longer one that begins with it.
  if (name.includes(text) || words.includes(text)) return 1
  if (name.some((part) => part.startsWith(text))) return 2
  if (words.some((word) => word.startsWith(text))) return 3
  if (text.length < SHORTEST_PART) return NOT_MEANT
  if (name[0]?.includes(text)) return 4
  return words.some((word) => word.includes(text)) ? 5 : NOT_MEANT
}

/** Letters that are looked for within a word; fewer are in too many. */
const SHORTEST_PART = 3

/** Hangul by its letters, so that a syllable is found while it is composed. */
const folded = (text: string) => plainWord(text).normalize('NFD')

function fromEachWord(name: string): string[] {
  const words = name.split(/[^\p{L}\p{N}\p{M}]+/u).filter(Boolean)
  return words.map((_, at) => folded(words.slice(at).join('')))
}
