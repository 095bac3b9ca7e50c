import { useQuery } from '@tanstack/react-query'
import { dataTimeOf } from '../../api/query-for.ts'
import { latestResume } from '../../entities/resume/latest-resume.ts'
import { myResume, resumeById } from '../../entities/resume/my-resume-query.ts'
import { valuesOf } from '../../entities/resume/resume-values.ts'
import { useOutbox } from '../../offline/outbox/use-outbox.ts'

/** The resume to print: one that an employer may read, or without an id the member's own. */
export function usePaperValues(id: string | undefined) {
  const result = useQuery(id === undefined ? myResume() : resumeById(id))
  const { entries, sent } = useOutbox()
  const stored = result.data && valuesOf(result.data.data)
  if (id !== undefined) return { result, values: stored }
  // What the member saved on this phone is printed even before the server has it.
  const own = latestResume(stored ?? null, entries, { sent, since: dataTimeOf(result) })
  return { result, values: own ?? undefined }
}
