import * as z from 'zod/mini'
import { ResumeForm } from '../../../../contract/candidate/resume-form.ts'
import { part, sendAll } from '../../../offline/outbox/sending.ts'
import { apply } from '../../../entities/application/application-commands.ts'
import { entryTitleOf } from '../../../entities/job/job-title.tsx'
import { sendExpectedJob, sendResume, uploadResumePhoto } from '../commands.ts'
import {
  EMPTY_RESUME,
  NO_RESUME_ETAG,
  RESUME_DRAFT,
  resumeBody,
  type ResumeDraft,
} from '../../../entities/resume/resume-values.ts'

interface Saving {
  draft: ResumeDraft
  /** The job to apply to once the resume has arrived. */
  job?: { id: string; title: string; headline: string; companyName: string } | undefined
  /** The short form does not ask for a desired job: what the alarm settings have stays. */
  isShort?: boolean
}

/**
 * Saves photo, resume, desired job and an application in one transaction, to be sent in that order, and removes the
 * draft. An application that was refused for lack of a resume is replaced.
 */
export async function saveWholeResume({ draft, job, isShort = false }: Saving): Promise<void> {
  const body = z.parse(ResumeForm, resumeBody(draft.values, undefined))
  const { photo } = draft.values
  const keptPhoto = photo?.at === 'KEPT' ? photo : undefined
  const upload = keptPhoto && {
    parts: { type: 'resume' },
    file: { name: 'file', blobId: keptPhoto.blobId, fileName: 'photo.jpg' },
  }
  const { etag = NO_RESUME_ETAG, expectedJobEtag = etag } = draft
  const begun = draft.begun ?? (etag === NO_RESUME_ETAG ? EMPTY_RESUME : undefined)
  const resume = part(
    sendResume,
    {
      body,
      ifMatch: etag,
      base: begun && resumeBody(begun, undefined),
      ...(upload
        ? {
            needs: ['photo'],
            fills: [{ need: 'photo', take: 'data', into: 'payload', at: ['profileImageData'] }],
          }
        : {}),
      draft: RESUME_DRAFT,
    },
    'resume',
  )
  const desired = { body: draft.values.expectedJob, ifMatch: expectedJobEtag, base: begun?.expectedJob }
  await sendAll([
    ...(upload ? [part(uploadResumePhoto, { upload }, 'photo')] : []),
    resume,
    ...(isShort ? [] : [part(sendExpectedJob, { ...desired, needs: ['resume'] }, 'expected-job')]),
    ...(job ? [applicationTo(job)] : []),
  ])
}

const applicationTo = ({ id, ...job }: NonNullable<Saving['job']>) =>
  part(apply, { params: { id }, title: entryTitleOf(job), needs: ['resume'] })
