import {
  MAX_OCCUPATIONS,
  occupationHints,
  occupations,
  type OccupationRecord,
} from '../../reference/occupations.ts'
import { type PlainText, plainText, plainWord } from './plain-text.ts'
import { similarWords } from './similar-words.ts'
import { type Hit, longestHits, WordIndex } from './word-index.ts'

/** What is known of a posting whose occupations are looked for. */
export interface DescribedWork {
  title: string
  details?: string
  /** Sectors, which decide between like words: a painter of walls or of car parts. */
  categories?: readonly string[]
}

interface Word {
  /** Undefined for words that only cover others: `사상구` is a place, `사상` a trade. */
  code?: string
  weight: number
  /** The words that must be in the text as well. */
  others: readonly string[]
}

/** Letters of the details that are read where the title says nothing. */
const READ_OF_DETAILS = 600
const SURE_LENGTH = 3
/** Letters of the alphabet. */
const SURE_SIMILAR = 8
/** An occupation with less than this share of the first one's points is not meant. */
const SHARE = 0.45
const WEAK = 0.45
const PRODUCT = 0.55
const GENERIC = 0.6
const BESIDE_PRECISE = 0.4
const IN_SECTOR = 1.3
const OUT_OF_SECTOR = 0.5
/** What is asked for besides: `공무 사원 (용접 가능자)`. */
const ASKED_FOR = 0.6
const ASKED = /^(가능|우대|경험|자격|면허)/
/** What the work is not, or what is near it: `지입 아님`, `냉동창고 옆`. */
const DENIED =
  /^(아님|아닌|아니|없음|없는|없이|불필요|제외|사절|안함|말고|금지|불가|ㄴㄴ|x(?![a-z0-9])|옆|근처|인근|맞은편|건너편)/
/** A factory makes what a restaurant serves: `돈까스 공장`. */
const SERVED = new Set(['RESTAURANT'])
const IN_FACTORY = 0.3
const FACTORY = /공장|생산직|생산라인|라인작업|2교대|맞교대/
/** A shipyard's welders, painters and electricians are other occupations than those elsewhere. */
const SHIPYARD =
  /조선소|조선업|중공업|(?:성동|대우|대한|케이|대선|현대미포|현대삼호)조선|한화오션|현중|삼성重|shipyard/
const IN_SHIPYARD: Readonly<Record<string, string>> = {
  WELDER: 'SHIP_WELDER',
  PAINTER_INDUSTRIAL: 'SHIP_PAINTER',
  BUILDING_PAINTER: 'SHIP_PAINTER',
  ELECTRICIAN: 'SHIP_ELECTRICIAN',
  SCAFFOLDER: 'SHIP_SCAFFOLDER',
  FITTER: 'SHIP_FITTER',
  PLUMBER: 'SHIP_FITTER',
  ASSEMBLER: 'SHIP_FITTER',
}
/** What stands in brackets says less than the title around them. */
const ASIDE = 0.6
/** Work that none of the occupations is: a title for it finds nothing. */
const OUTSIDE = ''
const OUTSIDE_WEIGHT = 2
/** The last word of a Korean compound says what it is. */
const LAST = 0.25
/** Words for somebody who does the work, or for doing it. */
const AGENT =
  /(원|공|사|직|기사|보조|담당|운전|작업|조작|수리|설치|생산|제조|가공|조립|검사|포장|서빙|청소|강사|개발자|보조원)$/

const products = new Set(occupationHints.products)
const generic = new Set(occupationHints.generic)
const broad = new Set(occupationHints.broad)
const isPrecise = (code: string) => !generic.has(code) && !broad.has(code)
const noise = new Set(occupationHints.noise)
const sectors = new Map(occupations.map(({ code, category }) => [code, category]))

let known: WordIndex<Word> | undefined
const index = () => (known ??= indexOf(occupations))

/** Codes of the occupations that a posting is for, most likely first; at most three. */
export function matchOccupations({ title, details = '', categories = [] }: DescribedWork): string[] {
  const ofTitle = pointsIn(plainText(title), categories)
  if (hasPrecise(ofTitle)) return ranked(ofTitle)
  // Short words resemble others too easily to count against what was found.
  const shortest = ofTitle.size > 0 ? SURE_SIMILAR : 0
  const similar = pointsIn(plainText(similarWords(title, shortest)), categories)
  if (hasPrecise(similar)) return ranked(similar)
  if (ofTitle.size > 0) return ranked(ofTitle)
  if (similar.size > 0) return ranked(similar)
  return ranked(pointsIn(plainText(details.slice(0, READ_OF_DETAILS)), categories, SURE_LENGTH)).slice(0, 1)
}

const hasPrecise = (points: ReadonlyMap<string, number>) => Array.from(points.keys()).some(isPrecise)

function pointsIn(text: PlainText, categories: readonly string[], shortest = 1): Map<string, number> {
  const all = index().find(text)
  // What only looks like a word is no part of another one either: `조선` in `조선족`.
  const meant = withoutNoise(text, all)
  const inParts = all.filter(
    (hit) =>
      !isSingle(hit) &&
      hit.value.others.every((word) => (noise.has(word) ? text.letters : meant).includes(word)) &&
      !/^ +$/.test(meant.slice(hit.start, hit.end)),
  )
  const alone = all.filter((hit) => isSingle(hit) && !inParts.some((part) => isMorePrecise(part, hit)))
  const singles = alone.filter((hit) => !alone.some((other) => isCutBy(hit, other)))
  // Words in two parts may lie around others.
  const hits = [...longestHits(singles), ...inParts].filter((hit) => !DENIED.test(after(hit, text)))
  const isFactory = FACTORY.test(text.letters)
  const isShipyard = SHIPYARD.test(text.letters)
  const points = new Map<string, number>()
  for (const hit of hits) {
    const found = hit.value.code
    if (found === undefined || hit.word.length < shortest) continue
    const code = isShipyard ? (IN_SHIPYARD[found] ?? found) : found
    const sector = sectors.get(code)
    const inFactory = isFactory && sector !== undefined && SERVED.has(sector) ? IN_FACTORY : 1
    const weight = sectorWeight(sector, categories) * inFactory
    points.set(code, (points.get(code) ?? 0) + pointsOf(hit, text) * weight)
  }
  return points
}

function sectorWeight(sector: string | undefined, categories: readonly string[]): number {
  if (sector === undefined || categories.length === 0) return 1
  return categories.includes(sector) ? IN_SECTOR : OUT_OF_SECTOR
}

const isSingle = ({ value }: Hit<Word>) => value.others.length === 0

/** Whether both are found in the same letters, one of them with another word beside: `말+목장` and `목장`. */
const isMorePrecise = (part: Hit<Word>, { value, start, end }: Hit<Word>) =>
  part.start <= start && part.end >= end && value.code !== undefined && value.code !== part.value.code

/** Whether a word of a whole sector begins or ends within a more precise one: `농장직원` in `꽃농장 직원`. */
const isCutBy = (hit: Hit<Word>, other: Hit<Word>) =>
  isGeneric(hit.value.code) &&
  other.value.code !== undefined &&
  other.value.weight >= PRODUCT &&
  !isGeneric(other.value.code) &&
  other.word.length > 1 &&
  ((other.start < hit.start && other.end > hit.start && other.end < hit.end) ||
    (other.start > hit.start && other.start < hit.end && other.end > hit.end))

const isGeneric = (code: string | undefined) => code !== undefined && generic.has(code)

function withoutNoise({ letters }: PlainText, all: readonly Hit<Word>[]): string {
  const covered = all.filter(({ value }) => value.code === undefined)
  return covered.reduce(
    (rest, { start, end, word }) => rest.slice(0, start) + ' '.repeat(word.length) + rest.slice(end),
    letters,
  )
}

/** The letters that follow, as far as they decide whether it is meant. */
const after = ({ end }: Hit<Word>, { letters }: PlainText) => letters.slice(end, end + 3)

function pointsOf({ word, value, start, end }: Hit<Word>, text: PlainText): number {
  const isHangul = /[가-힣]/.test(word)
  const length = (isHangul ? word.length : word.length / 2.5) + value.others.join('').length
  const edges = Number(text.starts[start] === true) + Number(text.starts[end] === true)
  // A short word within a longer one is often another word.
  const fit = edges > 0 || word.length > 2 ? 1 : 0.4
  const asked = ASKED.test(text.letters.slice(end, end + 2)) ? ASKED_FOR : 1
  const agent = AGENT.test(word) ? 1.3 : 1
  const aside = text.asides[start] === true ? ASIDE : 1
  const last = 1 + (LAST * end) / text.letters.length
  return length ** 1.4 * value.weight * fit * agent * asked * aside * last
}

function ranked(points: ReadonlyMap<string, number>): string[] {
  const specific = new Set(
    Array.from(points.keys())
      .filter((code) => !generic.has(code))
      .map((code) => sectors.get(code)),
  )
  const others = hasPrecise(points) ? BESIDE_PRECISE : 1
  const sorted = Array.from(points)
    .filter(([code]) => !generic.has(code) || !specific.has(sectors.get(code)))
    .map(([code, value]) => [code, generic.has(code) ? value * GENERIC : value] as const)
    .map(([code, value]) => [code, isPrecise(code) ? value : value * others] as const)
    .toSorted(([, a], [, b]) => b - a)
  if (sorted[0]?.[0] === OUTSIDE) return []
  const least = (sorted[0]?.[1] ?? 0) * SHARE
  return sorted
    .filter(([code]) => code !== OUTSIDE)
    .filter(([, value]) => value >= least)
    .slice(0, MAX_OCCUPATIONS)
    .map(([code]) => code)
}

function indexOf(all: readonly OccupationRecord[]): WordIndex<Word> {
  const words = new WordIndex<Word>()
  for (const text of occupationHints.noise) words.add(text, { weight: 0, others: [] })
  for (const text of occupationHints.outside)
    words.add(text, { code: OUTSIDE, weight: OUTSIDE_WEIGHT, others: [] })
  for (const { code, ko, en, other = {} } of all) {
    for (const text of [...ko, ...en, ...Object.values(other).flatMap((each) => each ?? [])]) {
      const isWeak = text.startsWith('~')
      const [last = '', ...others] = text.replace('~', '').split('+').toReversed()
      const weight = isWeak ? WEAK : products.has(text) ? PRODUCT : 1
      words.add(last, { code, weight, others: others.map(plainWord) })
    }
  }
  return words
}
