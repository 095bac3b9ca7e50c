import { useQuery } from '@tanstack/react-query'
import { saveExpectedJob, saveResume } from '../../../contract/candidate/resume-form.ts'
import { uploadFile } from '../../../contract/site/file.ts'
import { ApiProblem } from '../../api/problem.ts'
import { dataTimeOf } from '../../api/query-for.ts'
import { blobIdsOf, type Entry, type Receipt } from '../../offline/outbox/engine/entry.ts'
import { useOutbox } from '../../offline/outbox/use-outbox.ts'
import { myResume } from './my-resume-query.ts'
import {
  EMPTY_RESUME,
  type ResumeValues,
  valuesOf,
  withSavedDesiredJob,
  withSavedResume,
} from './resume-values.ts'

/** Entities of the commands that save a resume. */
export const RESUME_ENTITIES = {
  photo: 'resume-photo',
  resume: 'resume',
  expectedJob: 'expected-job',
} as const

/** Receipts that the server's answer does not include yet, or that came before any answer. */
export function newestArrived(sent: readonly Receipt[], since: number) {
  const newest = (entity: string, operation: string) =>
    sent.find((receipt) => {
      const isOfIt = receipt.entity === entity && receipt.operation === operation
      return isOfIt && receipt.at >= since && receipt.payload !== undefined
    })
  return {
    resume: newest(RESUME_ENTITIES.resume, saveResume.name),
    expectedJob: newest(RESUME_ENTITIES.expectedJob, saveExpectedJob.name),
  }
}

export function withSaved(
  values: ResumeValues,
  resume: unknown,
  expectedJob: unknown,
  photo?: string,
): ResumeValues {
  const withResume = resume === undefined ? values : withSavedResume(values, resume, photo)
  return withSavedDesiredJob(withResume, expectedJob)
}

export function newestUnsent(entries: readonly Entry[]) {
  const newest = (entity: string, operation: string) =>
    entries.findLast((entry) => entry.entity === entity && entry.operation === operation)
  return {
    photo: newest(RESUME_ENTITIES.photo, uploadFile.name),
    resume: newest(RESUME_ENTITIES.resume, saveResume.name),
    expectedJob: newest(RESUME_ENTITIES.expectedJob, saveExpectedJob.name),
  }
}

export const jsonOf = (entry: Entry | undefined): unknown =>
  entry?.payload.kind === 'json' ? entry.payload.value : undefined

/** Blob id of the photo of an unsent resume. */
export function photoOf(resume: Entry | undefined, entries: readonly Entry[]): string | undefined {
  const upload = entries.find(
    ({ id, operation }) => operation === uploadFile.name && resume?.needs.includes(id),
  )
  return upload && blobIdsOf(upload.payload)[0]
}

/**
 * The resume as the member last saved it on this device or elsewhere; null if there is none.
 * @param since server time of `stored`
 */
export function latestResume(
  stored: ResumeValues | null,
  entries: readonly Entry[],
  { sent, since }: { sent: readonly Receipt[]; since: number },
): ResumeValues | null {
  const arrived = newestArrived(sent, since)
  const unsent = newestUnsent(entries)
  if (!stored && !arrived.resume && !unsent.resume) return null
  const begun = withSaved(stored ?? EMPTY_RESUME, arrived.resume?.payload, arrived.expectedJob?.payload)
  const photo = photoOf(unsent.resume, entries)
  return withSaved(begun, jsonOf(unsent.resume), jsonOf(unsent.expectedJob), photo)
}

/** The resume as the member last saved it, on this device or elsewhere; null for none, undefined while unknown. */
export function useSavedResume(): ResumeValues | null | undefined {
  const result = useQuery(myResume())
  const { entries, sent } = useOutbox()
  const stored = result.data ? valuesOf(result.data.data) : null
  const latest = latestResume(stored, entries, { sent, since: dataTimeOf(result) })
  const isNone = result.error instanceof ApiProblem && result.error.status === 404
  return latest ?? (isNone ? null : undefined)
}
