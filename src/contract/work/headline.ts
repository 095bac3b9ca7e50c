import { BETWEEN_FACTS } from '../base/between-facts.ts'
import type { JobCategory } from '../base/enums.ts'
import type { Message } from '../base/define-message.ts'
import { bothNames, type HeadlineFact, headlineFacts, peopleWanted, sectorWork } from './headline-texts.ts'
import { languageName } from './language-names.ts'
import { occupationName } from './occupation-names.ts'

/** Writes a text in the reader's language. */
export type Say = (message: Message, values?: Readonly<Record<string, string | number>>) => string

/** What a headline is made of. */
export interface Headlined {
  occupations: readonly string[]
  /** Codes of the phrases; their order does not matter. */
  phrases: readonly string[]
  categories: readonly JobCategory[]
  numberOfPersons: number
}

/** By fact, the strongest first: the phrases that state it. */
const STATED_BY: Record<HeadlineFact, readonly string[]> = {
  housing: ['DORMITORY_FREE', 'DORMITORY', 'STUDIO_FLAT', 'SINGLE_ROOM', 'DORMITORY_COST', 'SHARED_ROOM'],
  night: ['NIGHT_SHIFT'],
  twoShifts: ['TWO_SHIFTS'],
  visa: ['VISA_E7_SUPPORT', 'VISA_HELP'],
  noKorean: ['NO_KOREAN'],
  meals: ['MEALS_FREE', 'MEALS_THREE', 'MEALS_TWO', 'MEALS_GIVEN'],
  lunch: ['LUNCH_FREE', 'LUNCH_GIVEN'],
  bus: ['COMPANY_BUS', 'BUS_FROM_AT', 'BUS_FROM_STATION', 'BUS_FROM_DORMITORY'],
  beginners: ['NO_EXPERIENCE_OK', 'EASY_TO_LEARN'],
  day: ['DAY_SHIFT'],
}
const FACTS = Object.keys(STATED_BY) as HeadlineFact[]
const MAX_FACTS = 2
const MAX_OCCUPATIONS = 2
const MAX_LANGUAGES = 2

/** What headlines say of postings that state any of these phrases, and of no others. */
export const factsOf = (codes: ReadonlySet<string>): Message[] =>
  FACTS.filter((fact) => STATED_BY[fact].every((code) => codes.has(code))).map((fact) => headlineFacts[fact])

/** Work that is in the language that its posting names. */
const OF_A_LANGUAGE = new Set([
  'INTERPRETER',
  'TRANSLATOR',
  'MEDICAL_COORDINATOR',
  'COUNSELLOR_FOREIGN',
  'LANGUAGE_TEACHER',
])

/** What a posting is, in the reader's language: `Welder / Driver · dormitory · 3 people wanted`, `Interpreter · Burmese`. */
export function headlineOf(job: Headlined, say: Say): string {
  const names = job.occupations.flatMap((code) => occupationName(code) ?? []).slice(0, MAX_OCCUPATIONS)
  const work = names.length > 0 ? names : [sectorWork[job.categories[0] ?? 'ETC']]
  const facts = FACTS.filter((fact) => STATED_BY[fact].some((code) => job.phrases.includes(code)))
  return [
    work.map((name) => say(name)).join(' / '),
    ...languagesOf(job, say),
    ...facts.slice(0, MAX_FACTS).map((fact) => say(headlineFacts[fact])),
    say(peopleWanted, { count: job.numberOfPersons }),
  ].join(BETWEEN_FACTS)
}

function languagesOf({ occupations, phrases, categories }: Headlined, say: Say): string[] {
  const isOfOne = categories.includes('TRANSLATION') || occupations.some((code) => OF_A_LANGUAGE.has(code))
  if (!isOfOne) return []
  const names = phrases.flatMap((code) => languageName(code) ?? [])
  return inOneList(names.slice(0, MAX_LANGUAGES), say)
}

/** One part of a headline for one or two languages. */
function inOneList(names: readonly Message[], say: Say): string[] {
  const [first, second] = names.map((name) => say(name))
  if (first === undefined) return []
  return [second === undefined ? first : say(bothNames, { first, second })]
}

const rank = new Map(FACTS.flatMap((fact) => STATED_BY[fact]).map((code, place) => [code, place]))

/** Those that a card shows: the facts of the headline before others. */
export const strongest = <T extends { code: string }>(phrases: readonly T[], most: number): T[] =>
  phrases.toSorted((a, b) => (rank.get(a.code) ?? rank.size) - (rank.get(b.code) ?? rank.size)).slice(0, most)
