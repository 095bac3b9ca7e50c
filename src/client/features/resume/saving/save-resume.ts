import * as z from 'zod/mini'
import { applyToJob } from '../../../../contract/candidate/application.ts'
import { ResumeForm } from '../../../../contract/candidate/resume.ts'
import { outboxContents } from '../../../offline/outbox/page-outbox.ts'
import { part, sendAll } from '../../../offline/outbox/sending.ts'
import { discard } from '../../../offline/outbox/use-outbox.ts'
import { sendExpectedJob, sendResume, uploadResumePhoto } from '../commands.ts'
import {
  EMPTY_RESUME,
  NO_RESUME_ETAG,
  resumeBody,
  type ResumeDraft,
} from '../../../entities/resume/resume-values.ts'
import { RESUME_DRAFT } from '../form/use-photo.ts'

/**
 * Saves photo, resume and desired job in one transaction, to be sent in that order, and removes the draft.
 * @param jobId the job to apply to once the resume has arrived
 */
export async function saveWholeResume(draft: ResumeDraft, jobId: string | undefined): Promise<void> {
  const body = z.parse(ResumeForm, resumeBody(draft.values, jobId))
  const { photo } = draft.values
  const keptPhoto = photo?.at === 'KEPT' ? photo : undefined
  const upload = keptPhoto && {
    parts: { type: 'resume' },
    file: { name: 'file', blobId: keptPhoto.blobId, fileName: 'photo.jpg' },
  }
  const { etag = NO_RESUME_ETAG, expectedJobEtag = etag } = draft
  const begun = draft.begun ?? (etag === NO_RESUME_ETAG ? EMPTY_RESUME : undefined)
  await sendAll([
    ...(upload ? [part(uploadResumePhoto, { upload }, 'photo')] : []),
    part(
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
    ),
    part(
      sendExpectedJob,
      {
        body: draft.values.expectedJob,
        ifMatch: expectedJobEtag,
        base: begun?.expectedJob,
        needs: ['resume'],
      },
      'expected-job',
    ),
  ])
  if (jobId !== undefined) await dropRefusedApplication(jobId)
}

/** Discards the application that was refused for lack of a resume: saving the resume applies. */
async function dropRefusedApplication(jobId: string) {
  const refused = outboxContents().entries.find(
    ({ operation, params, refusal: error }) =>
      operation === applyToJob.name && params['id'] === jobId && error?.code === 'RESUME_MISSING',
  )
  if (refused) await discard(refused.id)
}
