import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { ResumeForm } from '../../../../contract/candidate/resume-form.ts'
import { filledBy } from '../../../offline/outbox/send-at-once.ts'
import { part, sendAll } from '../../../offline/outbox/sending.ts'
import { apply } from '../../../entities/application/application-commands.ts'
import { entryTitleOf } from '../../../entities/job/job-title.tsx'
import { myResume } from '../../../entities/resume/my-resume-query.ts'
import { sendExpectedJob, sendResume, uploadResumePhoto } from '../commands.ts'
import {
  NO_RESUME_ETAG,
  RESUME_DRAFT,
  resumeBody,
  type ResumeDraft,
  type ResumeValues,
} from '../../../entities/resume/resume-values.ts'
import { keepOtherVersion, keepReplaced } from '../../../offline/drafts/use-other-version.ts'
import { discard } from '../../../offline/outbox/use-outbox.ts'
import type { ResumeConflict } from './use-resume-base.ts'

interface Saving {
  draft: ResumeDraft
  /** The job to apply to once the resume has arrived. */
  job?: { id: string; title: string; headline: string; companyName: string } | undefined
  /** The short form does not ask for a desired job: what the alarm settings have stays. */
  isShort?: boolean
  /** The other device's version, which the member has seen and replaces. */
  conflict?: ResumeConflict | undefined
}

/**
 * Saves photo, resume, desired job and an application in one transaction, to be sent in that order, and removes the
 * draft. An application that was refused for lack of a resume is replaced.
 */
export async function saveWholeResume({ draft, job, isShort = false, conflict }: Saving): Promise<void> {
  const body = z.parse(ResumeForm, resumeBody(draft.values, undefined))
  const { photo } = draft.values
  const keptPhoto = photo?.at === 'KEPT' ? photo : undefined
  const upload = keptPhoto && {
    parts: { type: 'resume' },
    file: { name: 'file', blobId: keptPhoto.blobId, fileName: 'photo.jpg' },
  }
  const { etag = NO_RESUME_ETAG, expectedJobEtag = etag } = draft
  const over = (id: string | undefined) =>
    conflict && { ifMatch: conflict.etag, ...(id === undefined ? {} : { replaces: id }) }
  const resume = part(
    sendResume,
    {
      body,
      ifMatch: etag,
      ...(upload ? filledBy('photo', 'profileImageData') : {}),
      draft: RESUME_DRAFT,
      ...over(conflict?.resume),
    },
    'resume',
  )
  const desired = {
    body: draft.values.expectedJob,
    ifMatch: expectedJobEtag,
    ...over(conflict?.expectedJob),
  }
  if (conflict) await keepReplaced(RESUME_DRAFT, { values: conflict.theirs })
  await sendAll([
    ...(upload ? [part(uploadResumePhoto, { upload }, 'photo')] : []),
    resume,
    ...(isShort ? [] : [part(sendExpectedJob, { ...desired, needs: ['resume'] }, 'expected-job')]),
    ...(job ? [applicationTo(job)] : []),
  ])
}

/** Gives up the unsent changes for the other device's version. They are kept for seven days. */
export async function takeTheirs(
  queries: QueryClient,
  mine: ResumeValues,
  { answer, etag, resume, expectedJob }: ResumeConflict,
): Promise<void> {
  await keepOtherVersion(RESUME_DRAFT, { values: mine })
  // What this device has read may be older.
  if (answer) queries.setQueryData(myResume().queryKey, { data: answer, etag, askedAt: Date.now() })
  // The desired job first: it would be sent as soon as the resume that it waits for is gone.
  for (const id of [expectedJob, resume]) if (id !== undefined) await discard(id)
}

const applicationTo = ({ id, ...job }: NonNullable<Saving['job']>) =>
  part(apply, { params: { id }, title: entryTitleOf(job), needs: ['resume'] })
