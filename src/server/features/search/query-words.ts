import { setImmediate } from 'node:timers/promises'
import type { JobCategory } from '../../../contract/base/enums.ts'
import { sectorWork } from '../../../contract/work/headline-texts.ts'
import { factsOf } from '../../../contract/work/headline.ts'
import { languageName } from '../../../contract/work/language-names.ts'
import { occupationName } from '../../../contract/work/occupation-names.ts'
import { phraseText } from '../../../contract/work/phrase-texts.ts'
import { isWrittenApart } from '../../../contract/work/plain-text.ts'
import { interfaceLanguages } from '../../../reference/interface-languages.ts'
import { occupationSearchWords } from '../../../reference/occupation-search-words.ts'
import { occupationHints, occupations } from '../../../reference/occupations.ts'
import { searchThings } from '../../../reference/search-combinations.ts'
import { searchConditions } from '../../../reference/search-conditions.ts'
import {
  fillerWords,
  leftOutWords,
  negatingWords,
  roleWords,
  sectorWords,
  wordsLikePlaces,
  wordsOfQueries,
} from '../../../reference/search-words.ts'
import { type TextIn, textIn } from '../../i18n/text-in.ts'
import { fold } from './fold.ts'
import {
  localPlaceNames,
  localPlaceSounds,
  placeNames,
  placeSearchNames,
  placeSounds,
} from './place-names.ts'
import { WordMeanings, type Words } from './word-meanings.ts'

const brands = new Set(occupationHints.brands)
const known = new WordMeanings()
const reading = { titles: readTitleWords(known), readers: readReaderWords(known) }

/** Read from the catalogues once in a process: by `warmQueryWords`, or what it has not read yet by the first query. */
export function queryWords(): WordMeanings {
  for (const words of [reading.titles, reading.readers]) while (!words.next().done);
  return known
}

/** The words of titles as they are spelt: without the search for similar ones, which takes most of the time. */
export function exactQueryWords(): Words {
  while (!reading.titles.next().done);
  return {
    get: (folded) => known.getOfTitles(folded),
    getMarked: () => undefined,
    inflected: () => undefined,
    heard: () => undefined,
    near: () => undefined,
    longest: known.longest,
    isForgiving: false,
  }
}

/** Reads the words in pieces of some milliseconds, between which requests are answered. */
export async function warmQueryWords(): Promise<void> {
  for (const words of [reading.titles, reading.readers]) while (!words.next().done) await setImmediate()
}

/** Entries read in one piece. */
const PIECE = 20

/** Words of a posting's texts, whoever wrote it. */
function* readTitleWords(words: WordMeanings): Generator<void, void> {
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
  yield* addShortNames(words, languages)
}

/** Words that only readers type; those of titles keep their meanings. */
function* readReaderWords(words: WordMeanings): Generator<void, void> {
  for (const word of wordsOfQueries.leftOut)
    words.addOfReaders(word, {
      kind: 'LEFT_OUT',
      ...(/\p{Script=Hangul}/u.test(word) ? { isText: true } : {}),
    })
  for (const word of wordsOfQueries.fillers) words.addOfReaders(word, { kind: 'FILLER' })
  for (const { number, phrase } of searchConditions)
    for (const word of wordsOfQueries.conditions[phrase] ?? [])
      words.addOfReaders(word, { kind: 'CONDITION', number })
  for (const word of [...negatingWords.before, ...negatingWords.after])
    words.addOfReaders(word, { kind: 'NOT' })
  yield* addSearchWords(words)
  yield* addLocalPlaces(words)
  yield* addThings(words)
}

function* inPieces<T>(all: Iterable<T>): Generator<T[], void> {
  const list = [...all]
  for (let at = 0; at < list.length; at += PIECE) yield list.slice(at, at + PIECE)
}

/** Names before synonyms, as a synonym may be another occupation's name, or mean the whole sector: `농장`. */
function* addOccupationNames(words: WordMeanings, languages: readonly TextIn[]): Generator<void, void> {
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

function* addSynonyms(words: WordMeanings): Generator<void, void> {
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

function* addSearchWords(words: WordMeanings): Generator<void, void> {
  for (const piece of inPieces(occupationSearchWords)) {
    for (const [code, byLanguage] of piece)
      for (const list of Object.values(byLanguage))
        for (const word of list ?? []) words.addOfReaders(word, { kind: 'OCCUPATION', code })
    yield
  }
}

/** Letters of names without the word for a worker: what is shorter may mean anything, as `in` of `thợ in`. */
const MIN_NAME_LENGTH = { apart: 5, joined: 4, han: 2 }

function isLong(name: string): boolean {
  const { apart, joined, han } = MIN_NAME_LENGTH
  if (/\p{Script=Han}/u.test(name)) return name.length >= han
  return name.length >= (isWrittenApart(name) ? apart : joined)
}

/** After the other words of titles, as what is left of a name may be one of them. */
function* addShortNames(words: WordMeanings, languages: readonly TextIn[]): Generator<void, void> {
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

/** Last, as their words say nothing by themselves. */
function* addThings(words: WordMeanings): Generator<void, void> {
  for (const [code, byLanguage] of searchThings)
    for (const word of Object.values(byLanguage).flat()) words.addOfReaders(word, { kind: 'THING', code })
  yield
}

function* addSectors(words: WordMeanings, languages: readonly TextIn[]): Generator<void, void> {
  for (const [code, named] of sectorWords) {
    const name = sectorWork[code as JobCategory]
    for (const word of [...languages.map((say) => say(name)), ...named])
      words.add(word, { kind: 'SECTOR', code })
  }
  yield
}

function* addPlaces(words: WordMeanings): Generator<void, void> {
  for (const piece of inPieces(placeNames())) {
    for (const [word, ids] of piece) words.add(word, { kind: 'PLACE', ids })
    yield
  }
  for (const [key, ids] of placeSounds()) words.addSound(key, { kind: 'PLACE', ids })
}

/** After the regions, whose names and sounds come first. */
function* addLocalPlaces(words: WordMeanings): Generator<void, void> {
  for (const piece of inPieces(placeSearchNames())) {
    for (const [name, ids] of piece) words.addOfReaders(name, { kind: 'PLACE', ids })
    yield
  }
  for (const piece of inPieces(localPlaceNames())) {
    for (const [name, id] of piece) words.addOfReaders(name, { kind: 'PLACE', ids: [id] })
    yield
  }
  for (const [key, id] of localPlaceSounds()) words.addFurtherSound(key, { kind: 'PLACE', ids: [id] })
}

function* addConditions(words: WordMeanings, languages: readonly TextIn[]): Generator<void, void> {
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
