import { useQuery } from '@tanstack/react-query'
import { saveExpectedJob, saveResume } from '../../../contract/candidate/resume-form.ts'
import { uploadFile } from '../../../contract/site/file.ts'
import { dataTimeOf } from '../../api/query-for.ts'
import { myResume, resumeById } from '../../entities/resume/my-resume-query.ts'
import {
  EMPTY_RESUME,
  type ResumeValues,
  valuesOf,
  withSavedDesiredJob,
  withSavedResume,
} from '../../entities/resume/resume-values.ts'
import { type Entry, blobIdsOf } from '../../offline/outbox/engine/entry.ts'
import { useOutbox } from '../../offline/outbox/use-outbox.ts'

/** The resume to print: one that an employer may read, or without an id the member's own. */
export function usePaperValues(id: string | undefined) {
  const result = useQuery(id === undefined ? myResume() : resumeById(id))
  const stored = result.data && valuesOf(result.data.data)
  const own = useUnsent(stored, result.data ? dataTimeOf(result) : 0)
  return { result, values: id === undefined ? own : stored }
}

/** What the member saved on this phone is printed even before the server has it. */
function useUnsent(stored: ResumeValues | undefined, since: number): ResumeValues | undefined {
  const { entries, sent } = useOutbox()
  const newest = (operation: string) => {
    const entry = entries.findLast((each) => each.operation === operation)
    if (entry) return { entry, payload: entry.payload.kind === 'json' ? entry.payload.value : undefined }
    return { payload: sent.find((each) => each.operation === operation && each.at >= since)?.payload }
  }
  const resume = newest(saveResume.name)
  const job = newest(saveExpectedJob.name)
  if (!stored && resume.payload === undefined) return undefined
  const photo = resume.entry && photoOf(resume.entry, entries)
  const values = withSavedResume(stored ?? EMPTY_RESUME, resume.payload, photo)
  return withSavedDesiredJob(values, job.payload)
}

function photoOf(resume: Entry, entries: readonly Entry[]): string | undefined {
  const upload = entries.find(
    ({ id, operation }) => operation === uploadFile.name && resume.needs.includes(id),
  )
  return upload && blobIdsOf(upload.payload)[0]
}
