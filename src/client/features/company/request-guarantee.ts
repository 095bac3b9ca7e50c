import { type GuaranteeKind, listGuarantees, requestGuarantee } from '../../../contract/employer/guarantee.ts'
import { uploadFile } from '../../../contract/site/file.ts'
import { NetworkFailure } from '../../api/problem.ts'
import { currentMemberId, currentSession } from '../../api/session.ts'
import type { FieldErrors } from '../../forms/field-errors.ts'
import { type ImageValue, keptBlobId } from '../../entities/image/image-value.ts'
import { directCommand, outboxCommand, part, SignInRequired } from '../../offline/outbox/sending.ts'

const upload = outboxCommand(uploadFile, { entity: () => 'guarantee-evidence', refreshes: [] })
const request = directCommand(requestGuarantee, { entity: () => 'guarantee', refreshes: [listGuarantees] })

export const GUARANTEE_DRAFT = 'guarantee'

export interface GuaranteeValues {
  kind: GuaranteeKind
  /** Days as the inputs have them; empty at first. */
  from: string
  until: string
  evidence: ImageValue | null
}

/** What is missing before it can be sent. */
export function errorsOfGuarantee({ from, until, evidence }: GuaranteeValues): FieldErrors {
  return {
    ...(from === '' && { from: 'REQUIRED' as const }),
    ...(until === '' && { until: 'REQUIRED' as const }),
    ...(from !== '' && until !== '' && until < from && { until: 'INVALID' as const }),
    ...(evidence === null && { evidenceFileDataId: 'REQUIRED' as const }),
  }
}

/**
 * Sends photo and application at once, as an operator waits for neither alone.
 * @throws SignInRequired, NetworkFailure, ApiProblem
 */
export async function submitGuarantee({ kind, from, until, evidence }: GuaranteeValues): Promise<void> {
  const memberId = currentMemberId()
  const token = currentSession()?.token
  if (memberId === null || token === undefined) throw new SignInRequired()
  if (!navigator.onLine) throw new NetworkFailure('No network')
  const blobId = keptBlobId(evidence)
  if (blobId === undefined) return
  const file = { name: 'file', blobId, fileName: 'evidence.jpg' }
  const fill = {
    need: 'evidence',
    take: 'data' as const,
    into: 'payload' as const,
    at: ['evidenceFileDataId'],
  }
  // Filled with the answer of the upload.
  const body = { kind, from, until, evidenceFileDataId: '' }
  const { sendUnstored } = await import('../../offline/outbox/send-unstored.ts')
  await sendUnstored(
    [
      part(upload, { upload: { parts: { type: 'employer/guarantee' }, file } }, 'evidence'),
      part(request, { body, needs: ['evidence'], fills: [fill] }),
    ],
    memberId,
    token,
  )
}
