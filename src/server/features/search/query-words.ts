import { setImmediate } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { JobCategory } from '../../../contract/base/enums.ts'
import { sectorWork } from '../../../contract/work/headline-texts.ts'
import { isAlmost, withoutOneLetter } from '../../../contract/work/near-word.ts'
import { factsOf } from '../../../contract/work/headline.ts'
import { languageName } from '../../../contract/work/language-names.ts'
import { occupationName } from '../../../contract/work/occupation-names.ts'
import { phraseText } from '../../../contract/work/phrase-texts.ts'
import { isWrittenApart } from '../../../contract/work/plain-text.ts'
import { interfaceLanguages } from '../../../reference/interface-languages.ts'
import { occupationSearchWords } from '../../../reference/occupation-search-words.ts'
import { occupationHints, occupations } from '../../../reference/occupations.ts'
import { searchConditions } from '../../../reference/search-conditions.ts'
import {
  fillerWords,
  leftOutWords,
  roleWords,
  sectorWords,
  wordsLikePlaces,
} from '../../../reference/search-words.ts'
import { type TextIn, textIn } from '../../i18n/text-in.ts'
import { fold } from './fold.ts'
import { placeNames, placeSounds } from './place-names.ts'
import { soundKeys } from './place-sounds.ts'
import type { Term } from './term.ts'

/** Letters of words that are compared with one wrong letter; syllables of Hangul count as their letters. */
const SHORTEST_NEAR = 6
const LONGEST_NEAR = 40
/** Syllables: shorter words are near too many others, as `현장` (site) is to `면장` (maker of noodles). */
const LEAST_SYLLABLES = 3

const UZBEK_CASE = /^([a-z]{4,})(?:dagi|dan|da|ga|ning|ni|lar)$/
/** Endings of Russian and Mongolian cases; `гүй` turns a Mongolian word into its opposite and is none. */
const CYRILLIC_CASE =
  /^(\p{Script=Cyrillic}{4,}?)(?:ами|ями|ого|его|ому|ему|ыми|ими|иин|ии|ыи|ои|еи|ою|ом|ем|ам|ям|ах|ях|ая|яя|ое|ее|ые|ие|ую|юю|ын|ны|таи|тои|тэи|[аяоеуюыиьд])?$/u

/** Words for people drop a vowel before the ending: `гагнуурчин`, `гагнуурчны`. */
const MONGOLIAN_PERSON = /ч(?:ны|ноос|наас|нөөс|нээс)$/u

/** What the cases of Cyrillic words have in common. */
function cyrillicStems(text: string): string | undefined {
  if (!/^[\p{Script=Cyrillic}\s]+$/u.test(text)) return undefined
  const words = text.split(/\s+/u).map((word) => fold(word).replace(MONGOLIAN_PERSON, 'чин'))
  return words.map((word) => CYRILLIC_CASE.exec(word)?.[1] ?? word).join(' ')
}

/** The words of queries with their meanings, in all languages. */
export class QueryWords {
  readonly #exact = new Map<string, readonly Term[]>()
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

  /** As `add`, but only as it is spelt: among many words of many languages, near ones are mostly names and others. */
  addAsSpelt(word: string, term: Term): void {
    const folded = fold(word)
    if (folded === '' || this.#exact.has(folded)) return
    this.#exact.set(folded, [term])
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

  get(folded: string): readonly Term[] | undefined {
    return this.#exact.get(folded)
  }

  /** The meaning of words in another case: `сварщиком`, `Ansanda`. */
  inflected(text: string): readonly Term[] | undefined {
    const uzbek = UZBEK_CASE.exec(fold(text))?.[1]
    const stems = cyrillicStems(text)
    const word = uzbek ?? (stems === undefined ? undefined : this.#stems.get(stems))
    return word === undefined ? undefined : this.#exact.get(word)
  }

  /** The place that a word sounds like. */
  heard(word: string): readonly Term[] | undefined {
    if (this.#ordinary.has(fold(word))) return undefined
    const key = soundKeys(word).find((each) => this.#sounds.has(each))
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

export type Words = Pick<QueryWords, 'get' | 'inflected' | 'heard' | 'near' | 'longest' | 'isForgiving'>

const brands = new Set(occupationHints.brands)
const known = new QueryWords()
const reading = readWords(known)

/** Read from the catalogues once in a process: by `warmQueryWords`, or what it has not read yet by the first query. */
export function queryWords(): QueryWords {
  while (!reading.next().done);
  return known
}

/** The words as they are spelt: without the search for similar ones, which takes most of the time. */
export function exactQueryWords(): Words {
  const words = queryWords()
  return {
    get: (folded) => words.get(folded),
    inflected: () => undefined,
    heard: () => undefined,
    near: () => undefined,
    longest: words.longest,
    isForgiving: false,
  }
}

/** Reads the words in pieces of some milliseconds, between which requests are answered. */
export async function warmQueryWords(): Promise<void> {
  while (!reading.next().done) await setImmediate()
}

/** Entries read in one piece. */
const PIECE = 20

function* readWords(words: QueryWords): Generator<void, void> {
  const languages: TextIn[] = []
  for (const { code } of interfaceLanguages) {
    languages.push(textIn(code))
    yield
  }
  const inOrder = [addOccupationNames, addSectors, addSynonyms, addPlaces, addConditions]
  for (const add of inOrder) yield* add(words, languages)
  const { noise, ordinary, outside } = occupationHints
  for (const word of [...noise, ...ordinary, ...outside, ...wordsLikePlaces]) words.addOrdinary(word)
  for (const word of leftOutWords) words.add(word, { kind: 'LEFT_OUT' })
  for (const word of fillerWords) words.add(word, { kind: 'FILLER' })
  yield* addSearchWords(words)
  yield* addShortNames(words, languages)
}

function* inPieces<T>(all: Iterable<T>): Generator<T[], void> {
  const list = [...all]
  for (let at = 0; at < list.length; at += PIECE) yield list.slice(at, at + PIECE)
}

/** Names before synonyms, as a synonym may be another occupation's name, or mean the whole sector: `농장`. */
function* addOccupationNames(words: QueryWords, languages: readonly TextIn[]): Generator<void, void> {
  for (const piece of inPieces(occupations)) {
    for (const { code } of piece) {
      const name = occupationName(code)
      if (name) for (const say of languages) words.add(say(name), { kind: 'OCCUPATION', code })
    }
    yield
  }
}

/** `서빙알바` is the work and a condition, which a query asks for as well. */
const isWithPartTime = (word: string, words: readonly string[]) =>
  word.endsWith('알바') && words.includes(word.slice(0, -2))

function* addSynonyms(words: QueryWords): Generator<void, void> {
  for (const piece of inPieces(occupations)) {
    for (const { code, ko, en, other = {} } of piece) {
      const synonyms = [...ko, ...en, ...Object.values(other).flatMap((each) => each ?? [])]
      for (const word of synonyms.filter((each) => !isWithPartTime(each, ko))) {
        if (!/[~+]/.test(word) && !brands.has(word)) words.add(word, { kind: 'OCCUPATION', code })
        else for (const part of word.split(/[~+]/)) words.addOrdinary(part)
      }
    }
    yield
  }
}

/** After the words of all other kinds, which keep their meanings. */
function* addSearchWords(words: QueryWords): Generator<void, void> {
  for (const piece of inPieces(occupationSearchWords)) {
    for (const [code, byLanguage] of piece)
      for (const word of Object.values(byLanguage).flatMap((each) => each ?? []))
        words.addAsSpelt(word, { kind: 'OCCUPATION', code })
    yield
  }
}

/** Letters of names without the word for a worker: what is shorter may mean anything, as `in` of `thợ in`. */
const SHORTEST_NAME = { apart: 5, joined: 4, han: 2 }

function isLong(name: string): boolean {
  const { apart, joined, han } = SHORTEST_NAME
  if (/\p{Script=Han}/u.test(name)) return name.length >= han
  return name.length >= (isWrittenApart(name) ? apart : joined)
}

/** After all other words, as what is left of a name may be one of them. */
function* addShortNames(words: QueryWords, languages: readonly TextIn[]): Generator<void, void> {
  for (const piece of inPieces(occupations)) {
    for (const { code } of piece) {
      const name = occupationName(code)
      for (const [at, say] of languages.entries()) {
        const role = roleWords[interfaceLanguages[at]?.code ?? '']
        const full = name && role ? say(name) : ''
        const short = role ? full.replace(role, '').trim() : ''
        if (short !== full && isLong(fold(short))) words.add(short, { kind: 'OCCUPATION', code })
      }
    }
    yield
  }
}

function* addSectors(words: QueryWords, languages: readonly TextIn[]): Generator<void, void> {
  for (const [code, named] of sectorWords) {
    const name = sectorWork[code as JobCategory]
    for (const word of [...languages.map((say) => say(name)), ...named])
      words.add(word, { kind: 'SECTOR', code })
  }
  yield
}

function* addPlaces(words: QueryWords): Generator<void, void> {
  for (const piece of inPieces(placeNames())) {
    for (const [word, ids] of piece) words.add(word, { kind: 'PLACE', ids })
    yield
  }
  for (const [key, id] of placeSounds()) words.addSound(key, { kind: 'PLACE', ids: [id] })
}

function* addConditions(words: QueryWords, languages: readonly TextIn[]): Generator<void, void> {
  for (const piece of inPieces(searchConditions)) {
    for (const { number, phrase, phrases, words: byLanguage } of piece) {
      // What readers see of it, in sentences and in headlines.
      const own = languageName(phrase) ?? phraseText(phrase)
      const texts = [...(own ? [own] : []), ...factsOf(phrases)]
      const names = texts.flatMap((text) => languages.map((say) => say(text)))
      for (const word of [...names, ...Object.values(byLanguage).flat()]) words.addCondition(word, number)
    }
    yield
  }
}
