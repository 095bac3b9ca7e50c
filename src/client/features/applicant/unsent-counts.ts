import type { QueryClient } from '@tanstack/react-query'
import type { ApplicantCounts, OpenApplicant } from '../../../contract/employer/applicant.ts'
import { dataTimeOf, type Snapshot } from '../../api/query-for.ts'
import { type ApplicantChoice, applicantListsKey } from '../../entities/applicant/applicants-query.ts'
import type { ApplicationDecision } from '../../entities/applicant/decision.ts'
import type { Placed } from './rows-in-place.ts'

/** Applicants that any list of this choice has shown, each with its newest data. */
export function knownApplicants(queries: QueryClient, choice: ApplicantChoice): Placed<OpenApplicant>[] {
  const known = new Map<string, Placed<OpenApplicant>>()
  const lists = queries.getQueriesData<Snapshot<OpenApplicant[]>>({ queryKey: applicantListsKey(choice) })
  for (const [, data] of lists) {
    if (!data) continue
    const dataTime = dataTimeOf({ data })
    for (const applicant of data.data)
      if ((known.get(applicant.id)?.dataTime ?? -1) < dataTime)
        known.set(applicant.id, { applicant, dataTime })
  }
  return [...known.values()]
}

interface Shown {
  applicant: Pick<OpenApplicant, 'stage' | 'isShortlisted'>
  decision: Pick<ApplicationDecision, 'stage'>
  isShortlisted: boolean
}

/** The server's counts with what this member did to these applicants and the counts do not include yet. */
export function countsWith(counts: ApplicantCounts, shown: readonly Shown[]): ApplicantCounts {
  const stages = { ...counts.stages }
  let { shortlisted } = counts
  for (const { applicant, decision, isShortlisted } of shown) {
    stages[applicant.stage] -= 1
    stages[decision.stage] += 1
    shortlisted += Number(isShortlisted) - Number(applicant.isShortlisted === true)
  }
  return { ...counts, stages, shortlisted }
}
