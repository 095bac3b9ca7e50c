import { type QueryClient, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { uploadFile } from '../../../../contract/site/file.ts'
import type { FileType } from '../../../../contract/base/enums.ts'
import { headersOf, refusalOf, urlOf } from '../../../api/api.ts'
import type { ImageValue } from '../../../entities/image/image-value.ts'
import { ApiProblem, NetworkFailure } from '../../../api/problem.ts'
import { currentMemberId, currentSession } from '../../../api/session.ts'
import { trackRequest } from '../../../browser/connectivity.ts'
import { readDraftBlob } from '../../../offline/drafts/draft-blobs.ts'

/** Milliseconds for the answer, besides the time that sending the bytes takes, as in the outbox. */
const TIMEOUT = 60_000
const BYTES_PER_SECOND = 8_000
/** Milliseconds; the server deletes unused uploads after a week, so older ones are uploaded again. */
const MAX_UPLOAD_AGE = 86_400_000
const TYPE = 'news' satisfies FileType

/** The referenced bytes are no longer on the device. */
export class ImageMissing extends Error {
  readonly code = 'BYTES_MISSING'
}

/**
 * Uploads a blob once for all callers: its field as soon as it is picked, and the save that needs it. Data is
 * the file's reference; the error an ImageMissing, ApiProblem or NetworkFailure.
 */
export const imageUpload = (blobId: string) =>
  queryOptions({
    queryKey: [uploadFile.name, blobId, currentMemberId()],
    queryFn: async () => {
      const bytes = await readDraftBlob(blobId)
      if (!bytes) throw new ImageMissing('the picture is gone')
      return upload(bytes)
    },
    staleTime: MAX_UPLOAD_AGE,
    gcTime: Infinity,
    retry: false,
    networkMode: 'always',
    meta: { boot: false, personal: true, stored: false },
  })

/**
 * Uploads the image unless the server has it.
 * @throws ImageMissing, ApiProblem, NetworkFailure
 */
export async function uploaded(queries: QueryClient, picture: ImageValue | null): Promise<ImageValue | null> {
  if (picture?.at !== 'KEPT') return picture
  const reference = await queries.fetchQuery(imageUpload(picture.blobId))
  return { at: 'STORED', reference, url: `/files/${reference}` }
}

const Uploaded = z.object({ data: z.string() })

async function upload(bytes: Blob): Promise<string> {
  const body = new FormData()
  body.set('type', TYPE)
  body.set('file', bytes, 'picture.jpg')
  const exchange = trackRequest()
  try {
    const response = await fetch(urlOf(uploadFile, {}), {
      method: uploadFile.method,
      body,
      headers: headersOf({
        token: currentSession()?.token ?? null,
        idempotencyKey: crypto.randomUUID(),
      }),
      signal: AbortSignal.timeout(TIMEOUT + (bytes.size / BYTES_PER_SECOND) * 1_000),
    })
    if (!response.ok) throw await refusalOf(response)
    const { data: reference } = Uploaded.parse(await response.json())
    exchange.arrived()
    return reference
  } catch (error) {
    if (error instanceof ApiProblem) exchange.arrived()
    else await exchange.failed()
    if (error instanceof ApiProblem) throw error
    throw new NetworkFailure('No answer', { cause: error })
  }
}
