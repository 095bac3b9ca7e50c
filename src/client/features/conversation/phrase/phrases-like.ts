import { normalForm } from '../../../../contract/base/normal-form.ts'
import type { PhraseCode } from '../../../../contract/message/phrases.ts'

interface ReadyPhrase {
  code: PhraseCode
  /** In the writer's language, with or without gaps. */
  text: string
}

interface Indexed extends ReadyPhrase {
  parts: ReadonlySet<string>
  weight: number
}

interface PhraseIndex {
  phrases: readonly Indexed[]
  weightOf: (part: string) => number
}

/** Letters with their marks; an apostrophe is written in several ways, and is left out. */
const WORDS = /[\p{L}\p{M}\p{N}]+/gu

/** Of politeness, which says nothing of what is meant. */
const KOREAN_ENDINGS = /(?:습니다|니다|습니까|[어아에예나까]요)(?!\p{L})/gu

/** Pairs of neighbouring letters of each word: endings differ, and some scripts have no spaces. */
function partsOf(text: string): Set<string> {
  const plain = normalForm(text, 'NFC')
    .toLowerCase()
    .replaceAll(/['‘’ʻʼ`]/g, '')
    .replaceAll(KOREAN_ENDINGS, '')
  const words = plain.match(WORDS) ?? []
  return new Set(
    words.flatMap((word) => {
      const letters = Array.from(word)
      return letters.length === 1
        ? letters
        : letters.slice(1).map((letter, index) => `${letters[index]}${letter}`)
    }),
  )
}

/** Prepares phrases for `phrasesLike`; a part weighs the more the fewer phrases have it. */
export function indexPhrases(phrases: readonly ReadyPhrase[]): PhraseIndex {
  const counts = new Map<string, number>()
  const split = phrases.map((phrase) => ({ ...phrase, parts: partsOf(phrase.text) }))
  for (const { parts } of split) for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1)
  const weightOf = (part: string) => {
    const count = counts.get(part)
    return count === undefined ? UNKNOWN : Math.log(1 + phrases.length / count)
  }
  return {
    weightOf,
    phrases: split.map((each) => ({ ...each, weight: sumOf(each.parts, weightOf) })),
  }
}

/** Names, days and figures are in no phrase and say little. */
const UNKNOWN = 1
/** Least parts of a text that is compared. */
const LEAST_PARTS = 4
const LEAST_LIKENESS = 0.5
const MOST = 2

const sumOf = (parts: Iterable<string>, weightOf: (part: string) => number) =>
  [...parts].reduce((sum, part) => sum + weightOf(part), 0)

/** At most two phrases that say about the same as a text, the closest first. */
export function phrasesLike(text: string, { phrases, weightOf }: PhraseIndex): readonly PhraseCode[] {
  const parts = partsOf(text)
  if (parts.size < LEAST_PARTS) return []
  const weight = sumOf(parts, weightOf)
  return phrases
    .map((phrase) => {
      const shared = sumOf(
        [...parts].filter((part) => phrase.parts.has(part)),
        weightOf,
      )
      return { code: phrase.code, likeness: (2 * shared) / (weight + phrase.weight) }
    })
    .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, MOST)
    .map(({ code }) => code)
}
