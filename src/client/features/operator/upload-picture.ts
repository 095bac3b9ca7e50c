import { uploadFile } from '../../../contract/file.ts'
import type { FileType } from '../../../contract/enums.ts'
import { urlOf } from '../../lib/api.ts'
import type { PictureValue } from '../../lib/picture/picture-value.ts'
import { ApiProblem, isProblem, NetworkFailure, UnexpectedAnswer } from '../../lib/problem.ts'
import { currentSession } from '../../lib/session.ts'
import { watchExchange } from '../../offline/connectivity.ts'
import { readDraftBlob } from '../../offline/draft-blobs.ts'

const TIMEOUT = 60_000
const TYPE = 'news' satisfies FileType

/** The bytes that a form names are no longer on the device. */
export class PictureMissing extends Error {
  readonly code = 'BYTES_MISSING'
}

/**
 * The picture as the server has it: sent at once where its bytes still lie on this device.
 * @throws PictureMissing, ApiProblem, NetworkFailure
 */
export async function uploaded(picture: PictureValue | null): Promise<PictureValue | null> {
  if (picture?.at !== 'KEPT') return picture
  const bytes = await readDraftBlob(picture.blobId)
  if (!bytes) throw new PictureMissing('the picture is gone')
  const reference = await upload(bytes)
  return { at: 'STORED', reference, url: `/files/${reference}` }
}

async function upload(bytes: Blob): Promise<string> {
  const form = new FormData()
  form.set('type', TYPE)
  form.set('file', bytes, 'picture.jpg')
  const exchange = watchExchange()
  try {
    const response = await fetch(urlOf(uploadFile, {}), {
      method: uploadFile.method,
      body: form,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${currentSession()?.token ?? ''}`,
        'idempotency-key': crypto.randomUUID(),
      },
      signal: AbortSignal.timeout(TIMEOUT),
    })
    const reference = referenceIn(response.status, await response.json())
    exchange.arrived()
    return reference
  } catch (error) {
    if (error instanceof ApiProblem) exchange.arrived()
    else await exchange.failed()
    if (error instanceof ApiProblem || error instanceof NetworkFailure) throw error
    throw new NetworkFailure('No answer', { cause: error })
  }
}

function referenceIn(status: number, body: unknown): string {
  if (isProblem(body) && status >= 400) throw new ApiProblem(status, body)
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined
  if (typeof data !== 'string') throw new UnexpectedAnswer(status)
  return data
}
