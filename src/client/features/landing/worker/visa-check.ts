import { type VisaStatus, visaStatuses, type WorkRight } from '../../../../reference/visa-statuses.ts'

export interface VisaAnswer {
  status: VisaStatus
  /** Whether work is allowed, allowed within limits, needs a permit, or is not allowed. */
  verdict: 'yes' | 'within' | 'permit' | 'no'
  /** Whether the entry was compared with the text of the law; if not, the answer says so. */
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

/** These two and F-5 were not compared with the text of the law (NOTICE). */
const UNVERIFIED_RIGHTS: readonly WorkRight[] = ['permit-required', 'none']
const UNVERIFIED_CODES: readonly string[] = ['F-5']

/** Sorted by demand: work, residence, study, others. */
const GROUP_ORDER = ['E', 'H', 'F', 'D', 'G', 'C', 'B', 'A'] as const
export type VisaGroup = (typeof GROUP_ORDER)[number]

/** Work rights of a status of residence; undefined for an unknown code. Case and spaces are ignored. */
export function visaAnswer(code: string): VisaAnswer | undefined {
  const wanted = code.trim().toUpperCase()
  const status = visaStatuses.find((each) => each.code === wanted)
  if (!status) return undefined
  const isVerified = !UNVERIFIED_RIGHTS.includes(status.work) && !UNVERIFIED_CODES.includes(status.code)
  return { status, verdict: VERDICTS[status.work], isVerified }
}

/** All statuses grouped by letter, in numeric order. */
export function visaGroups(): { group: VisaGroup; statuses: readonly VisaStatus[] }[] {
  const number = ({ code }: VisaStatus) => Number(code.slice(2))
  return GROUP_ORDER.map((group) => ({
    group,
    statuses: visaStatuses
      .filter(({ code }) => code.startsWith(`${group}-`))
      .toSorted((a, b) => number(a) - number(b)),
  }))
}
