import { type VisaStatus, visaStatuses, type WorkRight } from '../../../../reference/visa-statuses.ts'

export interface VisaAnswer {
  status: VisaStatus
  /** Whether a job can be begun as it is, within what the status allows, only after asking, or not at all. */
  verdict: 'yes' | 'within' | 'permit' | 'no'
  /** Whether our table was compared with the text of the law; where it was not, the answer says so. */
  isVerified: boolean
}

const VERDICTS = {
  unrestricted: 'yes',
  'unrestricted-partly': 'within',
  'unrestricted-except': 'within',
  'status-scope': 'within',
  'permit-required': 'permit',
  none: 'no',
} as const satisfies Record<WorkRight, VisaAnswer['verdict']>

/** The line between these two, and F-5, were taken over without the text of the law (NOTICE). */
const UNVERIFIED_RIGHTS: readonly WorkRight[] = ['permit-required', 'none']
const UNVERIFIED_CODES: readonly string[] = ['F-5']

/** In the order people look for them: work, residence, study, the others. */
const GROUP_ORDER = ['E', 'H', 'F', 'D', 'G', 'C', 'B', 'A'] as const
export type VisaGroup = (typeof GROUP_ORDER)[number]

/** What a status of residence says about work; undefined for a code that does not exist. Case and blanks do not matter. */
export function visaAnswer(code: string): VisaAnswer | undefined {
  const wanted = code.trim().toUpperCase()
  const status = visaStatuses.find((each) => each.code === wanted)
  if (!status) return undefined
  const isVerified = !UNVERIFIED_RIGHTS.includes(status.work) && !UNVERIFIED_CODES.includes(status.code)
  return { status, verdict: VERDICTS[status.work], isVerified }
}

/** All statuses by the letter of their code, each letter's in the order of their numbers. */
export function visaGroups(): { group: VisaGroup; statuses: readonly VisaStatus[] }[] {
  const number = ({ code }: VisaStatus) => Number(code.slice(2))
  return GROUP_ORDER.map((group) => ({
    group,
    statuses: visaStatuses
      .filter(({ code }) => code.startsWith(`${group}-`))
      .toSorted((a, b) => number(a) - number(b)),
  }))
}
