import { asReadersMean, type QueryPart, withoutBroader } from './combine-parts.ts'
import { normalForm } from '../../../contract/base/normal-form.ts'
import { fold, uzbekInLatin, withoutApostrophes } from './fold.ts'
import { negated, withoutNegated } from './negation.ts'
import { queryWords } from './query-words.ts'
import type { Found, Piece, Term } from './term.ts'
import type { Words } from './word-meanings.ts'

export interface ReadQuery {
  parts: QueryPart[]
  /** What is left for the text search. */
  rest: string
  /** What is not looked for, as no posting is written in this language. */
  unread: string
}

/** Words of a query that are read; those behind them are looked for as text. */
const MAX_WORDS = 16
/** The longest name in words. */
const MAX_JOINED = 6
const BLANKS = /[\s,;|/·]+/u
/** Words of languages that postings are not written in; short ones in Latin letters may be abbreviations, as `CNC`. */
const FOREIGN = /(?![\p{Script=Hangul}a-z])[\p{L}\p{M}]|^[a-z]{4,}$/iu
/** Pay, hours and levels, which postings do not state as text that could be compared. */
const AMOUNT = /^\p{N}[\p{N}.,]*(?:시간|만|만원|원|급|일|개월|%)?\+?$/iu
/** Of these, parts are read even where others are not: no company or text of a posting is written in them. */
const FOREIGN_JOINED =
  /^[a-z\d]*[\p{Script=Han}\p{Script=Thai}\p{Script=Khmer}\p{Script=Myanmar}][\p{Script=Han}\p{Script=Thai}\p{Script=Khmer}\p{Script=Myanmar}a-z\d\p{M}]*$/u
/** Letters of the shortest word that is read beside unknown ones: a shorter one may be part of any other. */
const MIN_BESIDE_LENGTH = { han: 2, other: 3 }
/** Written without blanks between words. */
const JOINED =
  /^[\p{Script=Hangul}\p{Script=Han}\p{Script=Thai}\p{Script=Khmer}\p{Script=Myanmar}\p{N}\p{M}]+$/u

const HANGUL = /^\p{Script=Hangul}+$/u

/**
 * Reads occupations, sectors, places and conditions from a query in any language. Each must be a whole word or several;
 * other words are text. Fillers such as `work` and `in` are left out beside something that is understood, and so are
 * words of other languages than Korean, which would find nothing.
 */
export function readQuery(query: string, given?: Words): ReadQuery {
  // Most lists are read without a query: they do not wait until the words have been read.
  if (query.trim() === '') return { parts: [], rest: query, unread: '' }
  const words = given ?? queryWords()
  const typed = query.split(BLANKS).filter((word) => word !== '')
  const all = words.isForgiving ? typed.flatMap((word) => withoutHyphens(word, words)) : typed
  const [read, behind] = [all.slice(0, MAX_WORDS), all.slice(MAX_WORDS)]
  const found = withoutNegated(findIn(read, words))
  const named = found.flatMap((each) => partsOf(each, all))
  const understood = words.isForgiving ? asReadersMean(named) : withoutBroader(named)
  const parts = understood.filter((part) => !isThing(part.terms))
  const things = understood.filter((part) => isThing(part.terms)).map(({ text }) => text)
  const pieces = found.flatMap((each) => each.pieces)
  const leftOut = pieces.filter(({ terms }) => isLeftOut(terms)).map(({ text }) => text)
  const taken = new Set(found.flatMap(({ from, to }) => range(from, to)))
  const unknown = pieces.filter(({ terms }) => terms.length === 0).map(({ text }) => text)
  const left = [...read.filter((_, at) => !taken.has(at)), ...unknown, ...things, ...behind]
  const isForeign = foreignTo(query)
  const [foreign, korean] = [left.filter(isForeign), left.filter((word) => !isForeign(word))]
  const unread = [...leftOut, ...foreign].join(' ')
  if (parts.length > 0) return { parts, rest: korean.join(' '), unread }
  const isText = pieces.some(({ terms }) => terms.some((term) => term.kind === 'LEFT_OUT' && term.isText))
  const isWhollyLeftOut = !isText && leftOut.length > 0 && left.every((word) => AMOUNT.test(word))
  return isWhollyLeftOut ? { parts, rest: '', unread } : { parts, rest: query, unread: '' }
}

/** Words that stand with a hyphen behind the name of a place: `-do` is a province, `-si` a city. */
const PLACE_ENDING = /^(?:do|si|gun|gu|dong|eup|до|си|гун|ку|гу|дон|दो|सी|गु|กู|โด|ซี|ดู|ဒို|ဒူ|ដូ|ស៊ី)$/u

/** The parts of a word with hyphens that is not known as it is; Indonesian repeats words: `bersih-bersih`. */
function withoutHyphens(word: string, words: Words): string[] {
  if (!/\p{L}-\p{L}/u.test(word) || /\d/.test(word) || words.get(fold(word))) return [word]
  const [first = '', ...others] = word.split('-').filter((part) => part !== '')
  return [first, ...others.filter((part) => fold(part) !== fold(first) && !PLACE_ENDING.test(part))]
}

/** Which words are of another language than Korean, in which postings are written, beside the others of the query. */
function foreignTo(query: string): (word: string) => boolean {
  const isKorean = /\p{Script=Hangul}/u.test(query)
  return (word) => {
    const plain = withoutApostrophes(normalForm(word, 'NFC')).replaceAll('-', '')
    return FOREIGN.test(plain) || AMOUNT.test(plain) || (!isKorean && /^[a-z]{1,3}$/.test(plain))
  }
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at)

function findIn(texts: readonly string[], words: Words): Found[] {
  const found: Found[] = []
  const typed = texts.map((text) => ({ text, folded: fold(text) }))
  for (let from = 0; from < texts.length;) {
    const next = longestAt(typed, from, words)
    if (next) found.push(next)
    from = next?.to ?? from + 1
  }
  return found
}

/** One word or several, as they are and as they are compared. */
interface Typed {
  text: string
  folded: string
}

function longestAt(typed: readonly Typed[], from: number, words: Words): Found | undefined {
  const runs = runsFrom(typed, from)
  for (const { to, ...run } of runs) {
    const terms = exact(run, words)
    const isWhole =
      terms && !isKoreanThing(run.folded, terms) && !hidesCondition(typed.slice(from, to), terms, words)
    if (isWhole) return { from, to, pieces: [{ terms, text: run.text }] }
  }
  const word = typed[from]?.folded ?? ''
  const pieces = segments(word, words) ?? heardAs(word, words) ?? knownParts(word, words)
  if (pieces) return { from, to: from + 1, pieces }
  // Korean is written apart in many ways: `자동차 부품공장` is `자동차부품 공장`.
  for (const { to, folded } of runs) {
    const joined = words.isForgiving && to > from + 1 && HANGUL.test(folded) && segments(folded, words)
    if (joined) return { from, to, pieces: joined }
  }
  const thing = words.get(word)
  if (thing) return { from, to: from + 1, pieces: [{ terms: thing, text: typed[from]?.text ?? '' }] }
  for (const { to, text, folded } of runs) {
    const terms = words.near(folded)
    if (terms) return { from, to, pieces: [{ terms, text }] }
  }
  return undefined
}

/** `입주 간병인` is a name of the work in Korean, and says of it that one lives there: the work alone would be less. */
function hidesCondition(typed: readonly Typed[], terms: readonly Term[], words: Words): boolean {
  if (!words.isForgiving || typed.length < 2 || !terms.some(isWork)) return false
  if (!typed.every(({ folded }) => HANGUL.test(folded))) return false
  const own = typed.map(({ folded }) => words.get(folded) ?? [])
  const isCondition = (each: readonly Term[]) => each.some(({ kind }) => kind === 'CONDITION')
  return own.some(isCondition) && own.some((each) => each.some(isWork))
}

/** It may be the first part of a word that was written apart. */
const isKoreanThing = (folded: string, terms: readonly Term[]) => HANGUL.test(folded) && isThing(terms)

/** The runs of words that begin with this one, the longest first. */
function runsFrom(typed: readonly Typed[], from: number): (Typed & { to: number })[] {
  const runs: (Typed & { to: number })[] = []
  let [text, folded] = ['', '']
  for (const each of typed.slice(from, from + MAX_JOINED)) {
    text = text === '' ? each.text : `${text} ${each.text}`
    folded += each.folded
    runs.unshift({ text, folded, to: from + runs.length + 1 })
  }
  return runs
}

function exact({ text, folded }: Typed, words: Words): readonly Term[] | undefined {
  if (folded.length > words.longest + 2) return undefined
  const known = words.getMarked(text) ?? words.get(folded)
  if (known) return known
  const form = /^[a-z]{4,}s$/.test(folded) ? folded.slice(0, -1) : (stationOf(folded) ?? uzbekInLatin(text))
  return (form === undefined ? undefined : words.get(form)) ?? words.inflected(text) ?? negated(text, words)
}

/** `수원역` is near the place that the station is named after. */
const stationOf = (folded: string) => /^([가-힣]{2,})역$/.exec(folded)?.[1]

/** `안산용접` as place and occupation; undefined if a part of it is no word. */
function segments(folded: string, words: Words): Found['pieces'] | undefined {
  if (!JOINED.test(folded)) return undefined
  const isHangul = /\p{Script=Hangul}/u.test(folded)
  const isNumbered = !isHangul && /\p{L}/u.test(folded)
  const tails = new Map<number, Found['pieces']>([[folded.length, []]])
  for (let from = folded.length - 1; from >= 0; from--) {
    for (let to = Math.min(folded.length, from + words.longest); to > from; to--) {
      const tail = tails.get(to)
      if (!tail) continue
      const text = folded.slice(from, to)
      const terms = words.get(text) ?? (isNumbered && AMOUNT.test(text) ? NUMBER : undefined)
      if (terms && !(isHangul && isThing(terms))) {
        tails.set(from, [{ terms, text }, ...tail])
        break
      }
    }
  }
  const pieces = tails.get(0)
  const isMore = ({ terms }: Piece) => !isFiller(terms) || (!isHangul && isLeftOut(terms))
  return pieces?.some(isMore) ? pieces : undefined
}

function heardAs(text: string, words: Words): Found['pieces'] | undefined {
  const terms = words.heard(text)
  return terms && [{ terms, text }]
}

/** The known words of a run without blanks, and the letters between them, where one names work or most are known. */
function knownParts(folded: string, words: Words): Found['pieces'] | undefined {
  if (!FOREIGN_JOINED.test(folded)) return undefined
  const pieces: Piece[] = []
  let unknown = ''
  for (let from = 0; from < folded.length;) {
    const known = longestBeside(folded, from, words)
    if (known) {
      if (unknown !== '') pieces.push(beside(unknown, words))
      unknown = ''
      pieces.push(known)
    } else unknown += folded[from]
    from += known?.text.length ?? 1
  }
  if (unknown !== '') pieces.push(beside(unknown, words))
  const read = pieces.filter(({ terms }) => terms.length > 0)
  const letters = read.reduce((sum, { text }) => sum + text.length, 0)
  const isMostlyKnown =
    letters * 2 >= folded.length && read.some(({ terms }) => !isFiller(terms) && !isThing(terms))
  return isMostlyKnown || read.some(({ terms }) => terms.some(isWork)) ? pieces : undefined
}

/** Letters between known words are a place that they sound like, or no word. */
const beside = (text: string, words: Words): Piece => ({ terms: words.heard(text) ?? [], text })

function longestBeside(folded: string, from: number, words: Words): Piece | undefined {
  const shortest = /\p{Script=Han}/u.test(folded) ? MIN_BESIDE_LENGTH.han : MIN_BESIDE_LENGTH.other
  for (let to = Math.min(folded.length, from + words.longest); to >= from + shortest; to--) {
    const text = folded.slice(from, to)
    const terms = words.get(text)
    // A vowel sign or tone belongs to the letter before it.
    if (terms && !/^\p{M}/u.test(folded.slice(to))) return { terms, text }
  }
  return undefined
}

const isWork = ({ kind }: Term) => kind === 'OCCUPATION' || kind === 'SECTOR'

const isFiller = (terms: readonly Term[]) =>
  terms.every(({ kind }) => kind === 'FILLER' || kind === 'LEFT_OUT' || kind === 'NOT')

const isThing = (terms: readonly Term[]) => terms.length > 0 && terms.every(({ kind }) => kind === 'THING')

/** An amount among other letters, as in `3ล้านวอน`. */
const NUMBER: readonly Term[] = [{ kind: 'LEFT_OUT' }]

const isLeftOut = (terms: readonly Term[]) => terms.some(({ kind }) => kind === 'LEFT_OUT' || kind === 'NOT')

function partsOf({ from, to, pieces }: Found, all: readonly string[]): QueryPart[] {
  const [before, after] = [all.slice(0, from), all.slice(to)]
  return pieces
    .filter(({ terms }) => !isFiller(terms))
    .map((piece) => {
      const others = pieces.filter((other) => other !== piece).map(({ text }) => text)
      return { ...piece, without: [...before, ...others, ...after].join(' ') }
    })
}
