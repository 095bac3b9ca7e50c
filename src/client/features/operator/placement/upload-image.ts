import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { uploadFile } from '../../../../contract/site/file.ts'
import type { FileType } from '../../../../contract/base/enums.ts'
import { postForm } from '../../../api/post-form.ts'
import type { ImageValue } from '../../../entities/image/image-value.ts'
import { currentMemberId } from '../../../api/session.ts'
import { readDraftBlob } from '../../../offline/drafts/draft-blobs.ts'

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
      return postForm(uploadFile, { type: TYPE }, { bytes, name: 'picture.jpg' })
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
