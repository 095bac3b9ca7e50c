import { KOREAN_CAPABILITIES } from '../../../contract/base/enums.ts'
import type { TalentSort } from '../../../contract/candidate/talent.ts'
import { hourlyEquivalent } from '../../../contract/wage/wage.ts'
import { EXPERIENCE, type Need } from './fit.ts'
import type { CandidateRow } from './queries.ts'

interface Ranked {
  candidate: CandidateRow
}

/** Compares candidates, who keep their order by score where this makes no difference. */
export function byTalentSort(sort: TalentSort, need: Need): (one: Ranked, other: Ranked) => number {
  if (sort === 'newest')
    return (one, other) => other.candidate.resume_id.localeCompare(one.candidate.resume_id)
  const rankOf = { korean, experience, pay }[sort]
  return (one, other) => rankOf(other.candidate, need) - rankOf(one.candidate, need)
}

const korean = ({ korean_capability: level }: CandidateRow) =>
  level === null ? -1 : KOREAN_CAPABILITIES.indexOf(level)

/** In the job's sectors first, then in any. */
function experience({ career }: CandidateRow, { categories }: Need): number {
  const longest = (periods: (keyof typeof EXPERIENCE | undefined)[]) =>
    Math.max(0, ...periods.map((period) => (period ? EXPERIENCE[period] : 0)))
  return longest(categories.map((category) => career[category])) * 100 + longest(Object.values(career))
}

/** The least pay first, by the hour; those who name none come last. */
function pay({ pay_type: payType, min_pay_amount: payAmount }: CandidateRow, need: Need): number {
  if (payType === null || payAmount === null) return -Number.MAX_SAFE_INTEGER
  const { numberOfWorkDays, startMinutes, endMinutes } = need
  return -hourlyEquivalent({ payType, payAmount, numberOfWorkDays, startMinutes, endMinutes })
}
