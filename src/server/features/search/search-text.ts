import { JOB_CATEGORIES } from '../../../contract/base/enums.ts'
import { normalForm } from '../../../contract/base/normal-form.ts'
import { occupationByCode } from '../../../reference/occupations.ts'
import { conditionsMetBy } from '../../../reference/search-conditions.ts'

/** Normal form for text comparison: NFC, lower case, single spaces. */
export function searchForm(text: string): string {
  return normalForm(text, 'NFC')
    .toLowerCase()
    .replaceAll(/[\s\u{e000}-\u{f8ff}]+/gu, ' ')
    .trim()
}

/**
 * First characters for occupations, conditions, sectors and regions, in the private use area: no text that people write
 * has them.
 */
const FIRST = { occupation: 0xe000, named: 0xe400, condition: 0xe800, sector: 0xe900, region: 0xea00 }

/** The character that stands for an occupation in the documents of the search: a filter by it is one more word. */
export const occupationLetter = (code: string): string =>
  String.fromCodePoint(FIRST.occupation + (occupationByCode(code)?.number ?? 0))

/** For an occupation that a query names: of postings that have its code, and of those that name it in their title. */
export const namedLetter = (code: string): string =>
  String.fromCodePoint(FIRST.named + (occupationByCode(code)?.number ?? 0))

/** By its number in reference/search-conditions.ts. */
export const conditionLetter = (number: number): string => String.fromCodePoint(FIRST.condition + number)

export const sectorLetter = (sector: string): string =>
  String.fromCodePoint(FIRST.sector + 1 + JOB_CATEGORIES.findIndex((each) => each === sector))

/** By its id in reference/regions.ts. */
export const regionLetter = (id: number): string => String.fromCodePoint(FIRST.region + id)

/** Whether a word stands for a code. */
export const isCodeLetter = (word: string): boolean => /^[\u{e000}-\u{f8ff}]$/u.test(word)

export interface DocumentCodes {
  occupations: readonly string[]
  /** Codes of phrases. */
  phrases: readonly string[]
  sectors: readonly string[]
  regionIds: readonly number[]
}

/** What a posting is found by besides its text, for its document. */
export const documentLetters = ({ occupations, phrases, sectors, regionIds }: DocumentCodes): string[] => [
  ...occupations.flatMap((code) => [occupationLetter(code), namedLetter(code)]),
  ...conditionsMetBy(phrases).map(({ number }) => conditionLetter(number)),
  ...sectors.map(sectorLetter),
  ...regionIds.map(regionLetter),
]

/** The words of a search; each must occur in the job, also inside a word. */
export function searchWords(query: string): string[] {
  return [...new Set(searchForm(query).split(' '))].filter((word) => word !== '')
}

/** The word's keys in the index on `text_grams` (0091_baseline.sql): its bigrams, or its single character. */
export function gramsOf(word: string): number[] {
  const letters = Array.from(word, (letter) => letter.codePointAt(0) ?? 0)
  const [first] = letters
  if (letters.length === 1 && first !== undefined) return [first]
  return letters.slice(1).map((letter, index) => ((letters[index] ?? 0) << 16) | letter)
}

/** Whether the index alone decides: one or two BMP characters, whose keys are unique. */
export function gramsDecide(word: string): boolean {
  return word.length <= 2 && Array.from(word).length === word.length
}
