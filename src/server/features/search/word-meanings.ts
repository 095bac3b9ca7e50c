import { LRUCache } from 'lru-cache'
import { normalForm } from '../../../contract/base/normal-form.ts'
import { fold } from './fold.ts'
import { cyrillicStems, cyrillicWords, stemsOf } from './inflections.ts'
import { markedForm } from './marked-form.ts'
import { NearWords } from './near-words.ts'
import { soundKeys } from './place-sounds.ts'
import type { Term } from './term.ts'

/** Letters of words that are compared with one wrong letter; syllables of Hangul count as their letters. */
const MIN_NEAR = 6
const MAX_NEAR = 40
/** Syllables: shorter words are near too many others, as `현장` (site) is to `면장` (maker of noodles). */
const MIN_SYLLABLES = 3

/** The words of queries with their meanings, in all languages. */
export class WordMeanings {
  readonly #exact = new Map<string, readonly Term[]>()
  readonly #readers = new Map<string, readonly Term[]>()
  readonly #near = new NearWords()
  /** Of words that differ in their tones alone (`giày`, `giấy`), those behind the first, as they are spelt. */
  readonly #marked = new Map<string, readonly Term[]>()
  /** How the first of these is spelt. */
  readonly #firstMarked = new Map<string, string>()
  /** Words by their stems. */
  readonly #stems = new Map<string, string>()
  readonly #sounds = new Map<string, readonly Term[]>()
  /** Words that say nothing by themselves, but are no misspelt ones either. */
  readonly #ordinary = new Set<string>()
  /** One list for all words with one meaning: a list for each would take as much memory as the words. */
  readonly #lists = new Map<string, readonly Term[]>()
  /** Titles and queries repeat most of their words. */
  readonly #looked = new LRUCache<string, { terms: readonly Term[] | undefined }>({ max: 5_000 })
  longest = 0
  /** Whether slips of the pen and blanks between letters are read over. */
  readonly isForgiving: boolean = true

  /** The first meaning of a word stays. */
  add(word: string, term: Term): void {
    const folded = fold(word)
    this.#addMarked(word, folded, term)
    if (folded === '' || this.#exact.has(folded)) return
    this.#set(folded, this.#listOf(term))
    this.#addStems(word, folded)
  }

  /** As `add`, for words that only readers type; near ones are not read, as among so many they are mostly others. */
  addOfReaders(word: string, term: Term): void {
    const folded = fold(word)
    this.#addMarked(word, folded, term)
    if (folded === '' || this.#exact.has(folded) || this.#readers.has(folded)) return
    this.#readers.set(folded, this.#listOf(term))
    this.longest = Math.max(this.longest, folded.length)
    this.#addStems(word, folded)
  }

  /** Further conditions are asked for together: `숙식` is housing and meals. */
  addCondition(word: string, number: number): void {
    const folded = fold(word)
    const known = this.#exact.get(folded) ?? []
    const term: Term = { kind: 'CONDITION', number }
    this.#addMarked(word, folded, term)
    if (folded === '' || known.some((each) => each.kind !== 'CONDITION' || each.number === number)) return
    this.#set(folded, known.length === 0 ? this.#listOf(term) : [...known, term])
    this.#addStems(word, folded)
  }

  /** It stays text, however near it is to another word: `어학원` (language school) is no `유학원`. */
  addOrdinary(word: string): void {
    this.#ordinary.add(fold(word))
  }

  #listOf(term: Term): readonly Term[] {
    const key = Object.values(term).join(' ')
    const list = this.#lists.get(key) ?? [term]
    this.#lists.set(key, list)
    return list
  }

  #addStems(word: string, folded: string): void {
    // The last letter of `завод` looks like an ending, but is none in `заводе`.
    for (const stems of [cyrillicStems(word), cyrillicWords(word)])
      if (stems !== undefined && !this.#stems.has(stems)) this.#stems.set(stems, folded)
  }

  #addMarked(word: string, folded: string, term: Term): void {
    const marked = markedForm(word)
    if (marked === undefined) return
    const first = this.#firstMarked.get(folded)
    const isFirst = first === undefined && !this.#exact.has(folded) && !this.#readers.has(folded)
    if (isFirst) this.#firstMarked.set(folded, marked)
    else if (first !== marked && !this.#marked.has(marked)) this.#marked.set(marked, this.#listOf(term))
  }

  #set(folded: string, terms: readonly Term[]): void {
    if (!this.#exact.has(folded)) this.#addNear(folded, terms)
    this.#exact.set(folded, terms)
    this.longest = Math.max(this.longest, folded.length)
  }

  addSound(key: string, term: Term): void {
    this.#sounds.set(key, this.#listOf(term))
  }

  addFurtherSound(key: string, term: Term): void {
    if (!this.#sounds.has(key)) this.#sounds.set(key, this.#listOf(term))
  }

  get(folded: string): readonly Term[] | undefined {
    return this.#exact.get(folded) ?? this.#readers.get(folded)
  }

  /** The meaning of a word by its tones; only of words that others are spelt like without these. */
  getMarked(text: string): readonly Term[] | undefined {
    const marked = markedForm(text)
    return marked === undefined ? undefined : this.#marked.get(marked)
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
    // Uzbek is written without marks above its letters: `nhận hai` is no form of `nhàn ha`.
    if (markedForm(text) !== undefined) return undefined
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
    if (folded.length < MIN_SYLLABLES || this.#ordinary.has(folded) || VISA.test(folded)) return undefined
    const letters = normalForm(folded, 'NFD')
    if (letters.length < MIN_NEAR || letters.length > MAX_NEAR) return undefined
    const found = this.#near.find(letters, (word) => numbersOf(word) === numbersOf(folded))
    return found === undefined ? undefined : this.#exact.get(found)
  }

  #addNear(folded: string, [term]: readonly Term[]): void {
    if (folded.length < MIN_SYLLABLES) return
    const letters = normalForm(folded, 'NFD')
    if (
      letters.length < MIN_NEAR ||
      letters.length > MAX_NEAR ||
      term?.kind === 'FILLER' ||
      term?.kind === 'LEFT_OUT'
    )
      return
    this.#near.add(folded, letters)
  }
}

/** Six days a week are not five mistyped, in whatever digits. */
const numbersOf = (word: string) => word.replaceAll(/\P{N}+/gu, ' ')

/** `C-4 visa` is another status of residence, not F-4 mistyped. */
const VISA = /^[a-z]\d/

export type Words = Pick<
  WordMeanings,
  'get' | 'getMarked' | 'inflected' | 'heard' | 'near' | 'longest' | 'isForgiving'
>
