import { occupationByCode, occupationHints } from '../../../reference/occupations.ts'
import { combinationOf } from '../../../reference/search-combinations.ts'
import { searchConditions } from '../../../reference/search-conditions.ts'
import type { Term } from './term.ts'

/** A part of a query that was understood. */
export interface QueryPart {
  terms: readonly Term[]
  /** As typed. */
  text: string
  /** The query without it. */
  without: string
}

const sectorOf = (code: string) => occupationByCode(code)?.category

const broad = new Set([...occupationHints.broad, ...occupationHints.generic])

/**
 * Without sectors and occupations that a more precise one of their sector contains: `호텔 객실청소` is the work of a room
 * cleaner, and a plating factory is one of the factories.
 */
export function withoutBroader(parts: readonly QueryPart[]): QueryPart[] {
  const codes = occupationsOf(parts)
  const named = new Set(codes.map(sectorOf))
  const precise = new Set(codes.filter((code) => !broad.has(code)).map(sectorOf))
  const isBroader = (term: Term) =>
    term.kind === 'SECTOR'
      ? named.has(term.code)
      : term.kind === 'OCCUPATION' && broad.has(term.code) && precise.has(sectorOf(term.code))
  return parts.filter(({ terms }) => !terms.every(isBroader))
}

const occupationsOf = (parts: readonly QueryPart[]) =>
  parts.flatMap(({ terms }) => terms.flatMap((term) => (term.kind === 'OCCUPATION' ? term.code : [])))

/** Names of workplaces: `hotel cook` is the work of a cook, and a seaweed factory one of the fishery. */
const WORKPLACES = new Set(['HOTEL_WORKER', 'SHIP_FITTER', 'NURSE_AIDE'])
const PRODUCING = new Set<string | undefined>(['FACTORY', 'FARM'])

/** As `withoutBroader`, for what readers type: also without workplaces beside the work that is done there. */
export function asReadersMean(parts: readonly QueryPart[]): QueryPart[] {
  const whole = combined(parts).map(asSector)
  const codes = occupationsOf(whole)
  const isProduced = codes.some((code) => PRODUCING.has(sectorOf(code)))
  const isPlace = (term: Term) =>
    term.kind === 'SECTOR'
      ? isProduced && PRODUCING.has(term.code)
      : term.kind === 'OCCUPATION' && WORKPLACES.has(term.code) && codes.some((code) => !WORKPLACES.has(code))
  const named = whole.flatMap(({ terms }) => terms.map(nameOf))
  const isImplied = (term: Term) =>
    IMPLIED.some(({ name, by }) => name.test(nameOf(term)) && named.some((each) => by.test(each)))
  return withoutBroader(whole.filter(({ terms }) => !terms.every((term) => isPlace(term) || isImplied(term))))
}

/** What says nothing more beside another word: two shifts are by day and night, an F-4 visa is a visa. */
const IMPLIED = [
  { name: /^(?:DAY|NIGHT)_SHIFT$/, by: /^SHIFT_WORK$/ },
  { name: /^VISA_HELP$/, by: /^VISA_(?:[A-Z]\d*_OK|E7_SUPPORT)$/ },
  { name: /^LANGUAGE_[A-Z]{2}$/, by: /^(?:LANGUAGE_TEACHER|ASIAN_COOK|CHINESE_COOK)$/ },
  { name: /^DORMITORY$/, by: /^(?:DORMITORY_FREE|SINGLE_ROOM)$/ },
]

const conditions = new Map(searchConditions.map(({ number, phrase }) => [number, phrase]))

/** The code of an occupation, or the phrase of a condition. */
function nameOf(term: Term): string {
  if (term.kind === 'CONDITION') return conditions.get(term.number) ?? ''
  return term.kind === 'OCCUPATION' ? term.code : ''
}

/** Whoever looks for `farm work` or a `farm worker` means all work of the sector. */
const WHOLE_SECTOR = new Set(['FARM_WORKER', 'PRODUCTION_WORKER', 'RESTAURANT_WORKER'])

const asSector = (part: QueryPart): QueryPart => ({
  ...part,
  terms: part.terms.map((term) => {
    const sector = term.kind === 'OCCUPATION' && WHOLE_SECTOR.has(term.code) && sectorOf(term.code)
    return sector ? { kind: 'SECTOR', code: sector } : term
  }),
})

const codeOf = ({ terms: [term, other] }: QueryPart): string | undefined =>
  term && !other && 'code' in term ? term.code : undefined

/** With one occupation for parts that name it together: `car` and `painter`, `hotel` and `cleaning`. */
function combined(parts: readonly QueryPart[]): readonly QueryPart[] {
  for (const part of parts)
    for (const other of parts) {
      const [one, two] = [codeOf(part), codeOf(other)]
      const code = part === other || !one || !two ? undefined : togetherOf(one, two)
      if (code === undefined) continue
      const without = wordsOf(part.without).filter((word) => !wordsOf(other.text).includes(word))
      const text = parts.indexOf(part) < parts.indexOf(other) ? [part, other] : [other, part]
      const both: QueryPart = {
        terms: [{ kind: 'OCCUPATION', code }],
        text: text.map((each) => each.text).join(' '),
        without: without.join(' '),
      }
      return combined(parts.flatMap((each) => (each === part ? both : each === other ? [] : each)))
    }
  return parts
}

/** Two words for one occupation are one part: `apple orchard`. */
const togetherOf = (one: string, two: string) =>
  one === two && occupationByCode(one) ? one : combinationOf(one, two)

const wordsOf = (text: string) => text.split(/\s+/u)
