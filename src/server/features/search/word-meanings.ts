import { LRUCache } from 'lru-cache'
import { isAlmost, withoutOneLetter } from '../../../contract/work/near-word.ts'
import { fold } from './fold.ts'
import { cyrillicStems, stemsOf } from './inflections.ts'
import { soundKeys } from './place-sounds.ts'
import type { Term } from './term.ts'

/** Letters of words that are compared with one wrong letter; syllables of Hangul count as their letters. */
const SHORTEST_NEAR = 6
const LONGEST_NEAR = 40
/** Syllables: shorter words are near too many others, as `현장` (site) is to `면장` (maker of noodles). */
const LEAST_SYLLABLES = 3

/** The words of queries with their meanings, in all languages. */
export class WordMeanings {
  readonly #exact = new Map<string, readonly Term[]>()
  readonly #readers = new Map<string, readonly Term[]>()
  readonly #near = new Map<string, string>()
  /** Words by their stems. */
  readonly #stems = new Map<string, string>()
  readonly #sounds = new Map<string, readonly Term[]>()
  /** Words that say nothing by themselves, but are no misspelt ones either. */
  readonly #ordinary = new Set<string>()
  /** Titles and queries repeat most of their words. */
  readonly #looked = new LRUCache<string, { terms: readonly Term[] | undefined }>({ max: 5_000 })
  longest = 0
  /** Whether slips of the pen and blanks between letters are read over. */
  readonly isForgiving: boolean = true

  /** The first meaning of a word stays. */
  add(word: string, term: Term): void {
    const folded = fold(word)
    if (folded === '' || this.#exact.has(folded)) return
    this.#set(folded, [term])
    this.#addStems(word, folded)
  }

  /** As `add`, for words that only readers type; near ones are not read, as among so many they are mostly others. */
  addOfReaders(word: string, term: Term): void {
    const folded = fold(word)
    if (folded === '' || this.#exact.has(folded) || this.#readers.has(folded)) return
    this.#readers.set(folded, [term])
    this.longest = Math.max(this.longest, folded.length)
    this.#addStems(word, folded)
  }

  /** Further conditions are asked for together: `숙식` is housing and meals. */
  addCondition(word: string, number: number): void {
    const folded = fold(word)
    const known = this.#exact.get(folded) ?? []
    if (folded === '' || known.some((term) => term.kind !== 'CONDITION' || term.number === number)) return
    this.#set(folded, [...known, { kind: 'CONDITION', number }])
    this.#addStems(word, folded)
  }

  /** It stays text, however near it is to another word: `어학원` (language school) is no `유학원`. */
  addOrdinary(word: string): void {
    this.#ordinary.add(fold(word))
  }

  #addStems(word: string, folded: string): void {
    const stems = cyrillicStems(word)
    if (stems !== undefined && !this.#stems.has(stems)) this.#stems.set(stems, folded)
  }

  #set(folded: string, terms: readonly Term[]): void {
    if (!this.#exact.has(folded)) this.#addNear(folded, terms)
    this.#exact.set(folded, terms)
    this.longest = Math.max(this.longest, folded.length)
  }

  addSound(key: string, term: Term): void {
    this.#sounds.set(key, [term])
  }

  addFurtherSound(key: string, term: Term): void {
    if (!this.#sounds.has(key)) this.#sounds.set(key, [term])
  }

  get(folded: string): readonly Term[] | undefined {
    return this.#exact.get(folded) ?? this.#readers.get(folded)
  }

  /** As `get`, without words that only readers type. */
  getOfTitles(folded: string): readonly Term[] | undefined {
    return this.#exact.get(folded)
  }

  /** The meaning of words in another case: `сварщиком`, `Ansanda`, `वेल्डिङको`. */
  inflected(text: string): readonly Term[] | undefined {
    const stems = cyrillicStems(text)
    if (stems !== undefined) {
      const word = this.#stems.get(stems)
      return word === undefined ? undefined : this.get(word)
    }
    const stem = stemsOf(fold(text)).find((each) => this.get(each))
    return stem === undefined ? undefined : this.get(stem)
  }

  /** The place that a word sounds like. */
  heard(word: string): readonly Term[] | undefined {
    const forms = [fold(word), ...stemsOf(fold(word))]
    if (forms.some((form) => this.#ordinary.has(form))) return undefined
    const keys = [word, ...forms.slice(1)].flatMap(soundKeys)
    const key = keys.find((each) => this.#sounds.has(each))
    return key === undefined ? undefined : this.#sounds.get(key)
  }

  /** The meaning of a word that differs in one letter, or has two exchanged. */
  near(folded: string): readonly Term[] | undefined {
    const known = this.#looked.get(folded)
    if (known) return known.terms
    const terms = this.#lookNear(folded)
    this.#looked.set(folded, { terms })
    return terms
  }

  #lookNear(folded: string): readonly Term[] | undefined {
    if (folded.length < LEAST_SYLLABLES || this.#ordinary.has(folded)) return undefined
    const letters = folded.normalize('NFD')
    if (letters.length < SHORTEST_NEAR || letters.length > LONGEST_NEAR) return undefined
    const found = [letters, ...withoutOneLetter(letters)]
      .map((part) => this.#near.get(part))
      .find(
        (word) =>
          word !== undefined &&
          isAlmost(word.normalize('NFD'), letters) &&
          numbersOf(word) === numbersOf(folded),
      )
    return found === undefined ? undefined : this.#exact.get(found)
  }

  #addNear(folded: string, [term]: readonly Term[]): void {
    if (folded.length < LEAST_SYLLABLES) return
    const letters = folded.normalize('NFD')
    if (
      letters.length < SHORTEST_NEAR ||
      letters.length > LONGEST_NEAR ||
      term?.kind === 'FILLER' ||
      term?.kind === 'LEFT_OUT'
    )
      return
    for (const part of [letters, ...withoutOneLetter(letters)])
      if (!this.#near.has(part)) this.#near.set(part, folded)
  }
}

/** Six days a week are not five mistyped. */
const numbersOf = (word: string) => word.replaceAll(/\D+/g, ' ')

export type Words = Pick<WordMeanings, 'get' | 'inflected' | 'heard' | 'near' | 'longest' | 'isForgiving'>
