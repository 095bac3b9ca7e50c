import * as z from 'zod/mini'
import {
  getVerification,
  requestVerification,
  VerificationForm,
} from '../../../contract/employer/employer.ts'
import { getAnnouncement, listEmployerJobs } from '../../../contract/job/announcement.ts'
import { uploadFile } from '../../../contract/site/file.ts'
import type { GroupPart } from '../../offline/outbox/engine/command-to-save.ts'
import { filledBy, sendAtOnce } from '../../offline/outbox/send-at-once.ts'
import { part, outboxCommand, directCommand } from '../../offline/outbox/sending.ts'
import { keptBlobId } from '../image/image-value.ts'
import { VERIFICATION_ENTITY } from './use-missing-verification.ts'
import { verificationBody, type VerificationWhole } from './verification-check.ts'

const upload = outboxCommand(uploadFile, { entity: () => 'verification-certificate', refreshes: [] })
const request = directCommand(requestVerification, {
  entity: () => VERIFICATION_ENTITY,
  refreshes: [getVerification, listEmployerJobs, getAnnouncement],
})

/**
 * Sends photo and request at once. They never go through the outbox: a resident number must not be stored on a phone.
 * @throws SignInRequired, NetworkFailure, ApiProblem
 */
export async function submitVerification(whole: VerificationWhole): Promise<void> {
  const body = z.parse(VerificationForm, verificationBody(whole))
  const blobId = keptBlobId(whole.certificate)
  const filled = blobId === undefined ? {} : filledBy('certificate', 'certificateFileDataId')
  await sendAtOnce([...certificateParts(blobId), part(request, { body, ...filled })])
}

function certificateParts(blobId: string | undefined): GroupPart[] {
  if (blobId === undefined) return []
  const file = { name: 'file', blobId, fileName: 'certificate.jpg' }
  return [part(upload, { upload: { parts: { type: 'announcement/business' }, file } }, 'certificate')]
}
