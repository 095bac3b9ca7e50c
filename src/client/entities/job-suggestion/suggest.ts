import { MOST_SUGGESTED } from '../../../contract/job/suggestion.ts'
import { beginsAlmost } from '../../../contract/work/near-word.ts'
import { plainWord } from '../../../contract/work/plain-text.ts'
import { fillerWords } from '../../../reference/search-words.ts'
import { normalForm } from '../../../contract/base/normal-form.ts'

/** The filters of the job search that a suggestion can set. */
export type SuggestedFilter = 'occupation' | 'regionIds' | 'keywordType'

export interface Suggestion {
  filter: SuggestedFilter
  value: string
  /** In the reader's language. */
  name: string
}

/** What the typed text may mean: one filter, or an occupation with a place or benefit. */
export interface Suggested {
  filters: Partial<Record<SuggestedFilter, string>>
  /** The kind that is named first. */
  filter: SuggestedFilter
  /** In the reader's language. */
  names: readonly string[]
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

/** Prepares all that can be suggested; done once, as it reads thousands of words. */
export const suggestionIndex = (all: readonly Suggestible[]): readonly Entry[] =>
  all.map((suggestion) => ({
    suggestion,
    name: fromEachWord(suggestion.name),
    words: suggestion.words.map(folded).filter((word) => word !== ''),
  }))

/**
 * What the typed text may mean, best first: that name, names that begin with it, with such a word, other names, parts. Where
 * nothing is called so, two terms are looked for, and then words with one wrong letter.
 */
export function suggest(index: readonly Entry[], typed: string): Suggested[] {
  for (const rank of [rankOf, rankOfSimilar]) {
    const single = ranked(index, folded(typed), rank)
    if (single.length > 0)
      return single.slice(0, MOST_SUGGESTED).map(({ suggestion }) => suggested(suggestion))
    const pairs = pairsIn(index, typed, rank)
    if (pairs.length > 0) return pairs.slice(0, MOST_SUGGESTED)
  }
  return []
}

/** All single terms that the typed text may mean, best first. */
export function allMeant(index: readonly Entry[], typed: string): Suggestible[] {
  const found = [rankOf, rankOfSimilar].map((rank) => ranked(index, folded(typed), rank))
  return (found.find(({ length }) => length > 0) ?? []).map(({ suggestion }) => suggestion)
}

type Rank = (entry: Entry, text: string) => number

interface Ranked {
  suggestion: Suggestible
  rank: number
}

const ranked = (index: readonly Entry[], text: string, rank: Rank): Ranked[] =>
  text === ''
    ? []
    : index
        .map((entry) => ({ suggestion: entry.suggestion, rank: rank(entry, text) }))
        .filter((each) => each.rank < NOT_MEANT)
        .toSorted((a, b) => a.rank - b.rank)

const suggested = (...terms: readonly [Suggestible, ...Suggestible[]]): Suggested => ({
  filters: Object.fromEntries(terms.map(({ filter, value }) => [filter, value])),
  filter: terms[0].filter,
  names: terms.map(({ name }) => name),
})

/** Words of a text that are tried as two terms. */
const MOST_WORDS = 6
/** Meanings of each term that are offered with those of the other. */
const OF_EACH_TERM = 2
const FIRST_NAMED: readonly SuggestedFilter[] = ['occupation', 'regionIds', 'keywordType']

/** `welder ansan`: the text cut where both sides mean something of different kinds. */
function pairsIn(index: readonly Entry[], typed: string, rank: Rank): Suggested[] {
  const words = typed
    .split(/\s+/)
    .filter((word) => word !== '' && !fillers.has(folded(word)))
    .slice(0, MOST_WORDS)
  const found = words.slice(1).flatMap((_, at) => {
    const [before, after] = [words.slice(0, at + 1), words.slice(at + 1)].map((side) =>
      ofEachKind(ranked(index, folded(side.join('')), rank)),
    )
    return (before ?? []).flatMap((one) =>
      (after ?? [])
        .filter(({ suggestion }) => suggestion.filter !== one.suggestion.filter)
        .map((other) => ({ one, other, rank: one.rank + other.rank })),
    )
  })
  return found
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ one, other }) =>
      FIRST_NAMED.indexOf(one.suggestion.filter) < FIRST_NAMED.indexOf(other.suggestion.filter)
        ? suggested(one.suggestion, other.suggestion)
        : suggested(other.suggestion, one.suggestion),
    )
}

const ofEachKind = (all: readonly Ranked[]): Ranked[] =>
  FIRST_NAMED.flatMap((kind) =>
    all.filter(({ suggestion }) => suggestion.filter === kind).slice(0, OF_EACH_TERM),
  )

const NOT_MEANT = 7

function rankOf({ name, words }: Entry, text: string): number {
  if (name[0] === text) return 0
  if (name[0]?.startsWith(text)) return 1
  // The word itself says more than a longer one that begins with it.
  if (name.includes(text) || words.includes(text)) return 2
  if (name.some((part) => part.startsWith(text))) return 3
  if (words.some((word) => word.startsWith(text))) return 4
  if (text.length < SHORTEST_PART) return NOT_MEANT
  if (name[0]?.includes(text)) return 5
  return words.some((word) => word.includes(text)) ? 6 : NOT_MEANT
}

/** Letters of which one may be wrong; in fewer, too much else is meant. */
const SHORTEST_SIMILAR = 5

/** In a text of two terms, one may be typed well and the other not. */
function rankOfSimilar(entry: Entry, text: string): number {
  const rank = rankOf(entry, text)
  if (rank < NOT_MEANT || text.length < SHORTEST_SIMILAR) return rank
  if (entry.name[0] !== undefined && beginsAlmost(entry.name[0], text)) return 5
  return [...entry.name, ...entry.words].some((word) => beginsAlmost(word, text)) ? 6 : NOT_MEANT
}

/** Letters that are looked for within a word; fewer are in too many. */
const SHORTEST_PART = 3

/** Hangul by its letters, so that a syllable is found while it is composed. */
const folded = (text: string) => normalForm(plainWord(text), 'NFD')

function fromEachWord(name: string): string[] {
  const words = name.split(/[^\p{L}\p{N}\p{M}]+/u).filter(Boolean)
  return words.map((_, at) => folded(words.slice(at).join('')))
}

const fillers = new Set(fillerWords.map(folded))
