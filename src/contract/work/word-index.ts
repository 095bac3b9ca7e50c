import { isWrittenApart, type PlainText, plainWord } from './plain-text.ts'

/** A word that was found in a text. */
export interface Hit<T> {
  value: T
  word: string
  start: number
  end: number
}

interface Entry<T> {
  word: string
  isApart: boolean
  value: T
}

/** Finds any of thousands of words in one pass over a text. */
export class WordIndex<T> {
  readonly #entries = new Map<string, Entry<T>[]>()

  add(text: string, value: T): void {
    const word = plainWord(text)
    if (word === '') return
    const known = this.#entries.get(word.slice(0, 2)) ?? []
    known.push({ word, isApart: isWrittenApart(word), value })
    this.#entries.set(word.slice(0, 2), known)
  }

  /** Every occurrence, overlapping ones as well. Single letters count only where they stand alone. */
  find(text: PlainText): Hit<T>[] {
    const hits: Hit<T>[] = []
    for (let start = 0; start < text.letters.length; start++) {
      const pair = text.letters.slice(start, start + 2)
      for (const entry of this.#entries.get(pair) ?? []) this.#note(hits, text, start, entry)
      for (const entry of pair.length === 2 ? (this.#entries.get(pair.slice(0, 1)) ?? []) : [])
        this.#note(hits, text, start, entry)
    }
    return hits
  }

  #note(hits: Hit<T>[], text: PlainText, start: number, { word, isApart, value }: Entry<T>): void {
    if (!text.letters.startsWith(word, start)) return
    const end = start + word.length
    if (isAcrossWords(text, start, end)) return
    if ((isApart || word.length === 1) && !(text.starts[start] && endsAt(text, end))) return
    hits.push({ value, word, start, end })
  }
}

/** Letters of words that also arise by chance where two others meet. */
const SHORT = 3

const HANGUL = /^[가-힣]+$/

/**
 * Whether it has the end of one word and the beginning of another: `배선` in `꽃게잡이배 선원`, `식당주방` in
 * `한식당 주방장`.
 */
function isAcrossWords({ letters, gaps }: PlainText, start: number, end: number): boolean {
  if (!gaps.slice(start + 1, end).includes(true)) return false
  if (end - start > SHORT)
    return gaps[start] !== true && gaps[end] !== true && HANGUL.test(letters.slice(start, end))
  return !(gaps[start] === true && (gaps[end] === true || end - start === SHORT))
}

/** Whether a word ends here; a plural's `s` may follow. */
const endsAt = ({ letters, starts }: PlainText, end: number): boolean =>
  starts[end] === true || (letters[end] === 's' && starts[end + 1] === true)

/** The hits that no longer one covers, in the order of the text. */
export function longestHits<T>(hits: readonly Hit<T>[]): Hit<T>[] {
  const taken: Hit<T>[] = []
  const byLength = hits.toSorted((a, b) => b.word.length - a.word.length || a.start - b.start)
  for (const hit of byLength) {
    const isFree = taken.every(
      (other) =>
        hit.end <= other.start ||
        hit.start >= other.end ||
        (hit.start === other.start && hit.end === other.end),
    )
    if (isFree) taken.push(hit)
  }
  return taken.toSorted((a, b) => a.start - b.start)
}
