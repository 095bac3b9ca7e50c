import { JOB_CATEGORIES, type JobCategory } from '../../../../contract/base/enums.ts'
import type { VisaStatus, WorkRight } from '../../../../reference/visa-statuses.ts'

/** The kinds of work that can be asked about. */
export const WORKS: readonly JobCategory[] = JOB_CATEGORIES.filter((work) => work !== 'ETC')

/** What a status of residence means for one kind of work. */
export type WorkNote =
  | 'allowed'
  | 'mostly'
  | 'notSimple'
  | 'simple'
  | 'inField'
  | 'assigned'
  | 'outside'
  | 'ask'
  | 'permit'
  | 'none'

const MANUAL: readonly JobCategory[] = ['FACTORY', 'FARM', 'RESTAURANT', 'CONSTRUCTION']

/**
 * Fields of the work statuses whose definition in the Enforcement Decree (annexes 1 and 1-2) decides a kind of work: E-8 is
 * for farming and fishing seasons, E-10 for crews, E-9 for jobs through the employment centers without professions, E-1 to
 * E-6 for professions. What a definition leaves open is to be asked.
 */
const DECIDED: Readonly<Record<string, Partial<Record<JobCategory, WorkNote>>>> = {
  'E-8': { ...noneOf(WORKS), FARM: 'inField' },
  'E-9': {
    ...noneOf(['OFFICE', 'TRANSLATION']),
    FACTORY: 'assigned',
    FARM: 'assigned',
    CONSTRUCTION: 'assigned',
  },
  'E-10': noneOf(WORKS),
  ...Object.fromEntries(['E-1', 'E-2', 'E-3', 'E-4', 'E-5', 'E-6'].map((code) => [code, noneOf(MANUAL)])),
}

function noneOf(works: readonly JobCategory[]): Partial<Record<JobCategory, WorkNote>> {
  return Object.fromEntries(works.map((work) => [work, 'outside']))
}

const GENERAL = {
  unrestricted: () => 'allowed',
  'unrestricted-partly': () => 'mostly',
  'unrestricted-except': (work) => (MANUAL.includes(work) ? 'simple' : 'notSimple'),
  'status-scope': () => 'ask',
  'permit-required': () => 'permit',
  none: () => 'none',
} as const satisfies Record<WorkRight, (work: JobCategory) => WorkNote>

export const workNote = ({ code, work: right }: VisaStatus, work: JobCategory): WorkNote =>
  DECIDED[code]?.[work] ?? GENERAL[right](work)

/** The kind of work in an address; undefined if there is none such. */
export const readWork = (text: string | undefined): JobCategory | undefined =>
  WORKS.find((work) => work === text)
