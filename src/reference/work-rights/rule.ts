import type { RightSourceId } from './sources.ts'
import type { Sector, StudyCourse, WorkRightReason, WorkRightVerdict } from './vocabulary.ts'

export interface Because {
  code: WorkRightReason
  source: RightSourceId
}

export interface Finding {
  verdict: WorkRightVerdict
  because: readonly Because[]
}

/** A level of Korean that a sector asks for; the number is that of TOPIK or of the integration programme. */
export interface LevelRule {
  level: number
  below: Finding
}

export interface HoursLimit {
  /** WEEKDAYS: Saturdays and Sundays do not count. */
  per: 'WEEKDAYS' | 'WEEK'
  hours: number
  /** At certified schools, where they have another limit. */
  atCertified?: number
  /** Whether the limit falls away in vacations. */
  endsInVacation?: boolean
  because: Because
}

/** Limits of one course of study, or of everybody with the status if there is no course. */
export interface HoursRule {
  course?: StudyCourse
  /** Level of Korean that the higher limit asks for. */
  level: number
  met: HoursLimit
  unmet: HoursLimit
}

/** What is said of occupations, where the sector says too little: of work that is only them, and of work that is others too. */
export interface OccupationRule {
  occupations: readonly string[]
  all: Finding
  some: Finding
  /** Types of the status that it does not hold for. */
  exceptFor?: readonly string[]
  /** The only types that it holds for. */
  onlyFor?: readonly string[]
  /** Whether it applies to sectors that are closed: postings often name their sector loosely. */
  evenIfClosed?: boolean
}

/** A sector's finding holds for these occupations only: postings name their sector loosely. */
export interface OwnOccupations {
  occupations: readonly string[]
  /** Of work that names another occupation. */
  otherwise: Finding
}

/** What one status of residence allows, by sector. */
export interface WorkRightRule {
  status: string
  /** The day on which this file was compared with its sources. */
  checkedOn: string
  sectors: Record<Sector, Finding>
  /** Types of the status (`F-2-7`) that have rules of their own. */
  types?: Record<string, Record<Sector, Finding>>
  /** What applies to types that are not listed above; without it, `sectors` does. */
  otherTypes?: Record<Sector, Finding>
  /** Sectors that decide alone where a posting names several. */
  decisive?: readonly Sector[]
  /** In the order in which they are applied; a later one may close what an earlier one leaves open. */
  byOccupation?: readonly OccupationRule[]
  /** Of the sectors in `sectors`, not of types with rules of their own. */
  ownOccupations?: Partial<Record<Sector, OwnOccupations>>
  levels?: Partial<Record<Sector, LevelRule>>
  /** Types that are given for a contract of years, and what is said of postings for less than one. */
  longContract?: { types: readonly string[]; short: Finding }
  hours?: {
    limits: readonly HoursRule[]
    /** Said where a test of English counts as the level of Korean, in courses taught in English. */
    englishCounts?: Because
    /** What is said of work that is longer than the limit. */
    over: 'NO' | 'NOT_KNOWN'
    overBecause: Because
    /** Courses that a type of the status can mean. */
    courses?: Record<string, readonly StudyCourse[]>
  }
  /** Where studying is what the status is for: what is said once it has ended, by course. */
  studyEnded?: { because: Because; unclearFor: readonly StudyCourse[] }
  /** Whether the stay has no end, so that a date on the card does not matter. */
  staysForever?: boolean
  /** Reasons that every answer but "no" has as well. */
  also?: readonly Because[]
}

export const because = (code: WorkRightReason, source: RightSourceId): Because => ({ code, source })

export const finding = (verdict: WorkRightVerdict, ...reasons: readonly Because[]): Finding => ({
  verdict,
  because: reasons,
})

const PROFESSIONS = [
  'ACADEMY_TEACHER',
  'LANGUAGE_TEACHER',
  'SPORTS_INSTRUCTOR',
  'TOUR_GUIDE',
  'MEDICAL_COORDINATOR',
  'MODEL',
  'DESIGNER',
  'DEVELOPER',
  'DATA_ANALYST',
  'CAD_DESIGNER',
  'ENGINEER',
  'RESEARCH_ASSISTANT',
  'OVERSEAS_SALES',
]

/** Work that may be a profession; which of these are is for the immigration office to say. */
export const professions = (unclear: Finding): OccupationRule => ({
  occupations: PROFESSIONS,
  all: unclear,
  some: unclear,
})

/** Part-time work of students is not for professions. */
export const studentProfessions = professions(
  finding('NOT_KNOWN', because('STUDENT_PROFESSIONS', 'STUDENT_CONDITIONS')),
)

export const DELIVERIES = ['DELIVERY_DRIVER', 'FOOD_RIDER']

/** Students and job seekers may not make deliveries part-time, and were fined for it. */
export const closedDeliveries: OccupationRule = {
  occupations: DELIVERIES,
  all: finding('NO', because('DELIVERY_CLOSED', 'DELIVERY_FINES')),
  some: finding('NOT_KNOWN', because('DELIVERY_CLOSED', 'DELIVERY_FINES')),
}

const unclearDelivery = finding('NOT_KNOWN', because('DELIVERY_UNCLEAR', 'DELIVERY_STATUSES'))

/** Of all others, only F-2, F-5 and F-6 are reported to be allowed to deliver. */
export const unclearDeliveries: OccupationRule = {
  occupations: DELIVERIES,
  all: unclearDelivery,
  some: unclearDelivery,
}

const SECTORS: readonly Sector[] = [
  'FACTORY',
  'FARM',
  'RESTAURANT',
  'CONSTRUCTION',
  'TRANSLATION',
  'OFFICE',
  'ETC',
]

/** The same finding for every sector, with exceptions. */
export function inAllSectors(
  usual: Finding,
  exceptions: Partial<Record<Sector, Finding>> = {},
): Record<Sector, Finding> {
  const all = Object.fromEntries(SECTORS.map((sector) => [sector, usual])) as Record<Sector, Finding>
  return { ...all, ...exceptions }
}
