import { useQuery } from '@tanstack/react-query'
import { ApiProblem } from '../../api/problem.ts'
import { dataTimeOf } from '../../api/query-for.ts'
import { useOutbox } from '../../offline/outbox/use-outbox.ts'
import { latestResume } from './latest-resume.ts'
import { myResume } from './my-resume-query.ts'
import { type ResumeValues, valuesOf } from './resume-values.ts'

/** The resume as the member last saved it, on this device or elsewhere; null for none, undefined while unknown. */
export function useSavedResume(): ResumeValues | null | undefined {
  const result = useQuery(myResume())
  const { entries, sent } = useOutbox()
  const stored = result.data ? valuesOf(result.data.data) : null
  const latest = latestResume(stored, entries, { sent, since: dataTimeOf(result) })
  const isNone = result.error instanceof ApiProblem && result.error.status === 404
  return latest ?? (isNone ? null : undefined)
}
