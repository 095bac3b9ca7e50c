import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Stack, Text } from '@mantine/core'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { errorTexts } from '../../../../contract/base/error-texts.ts'
import { type ImageValue, keptBlobId } from '../../../entities/image/image-value.ts'
import { ImageField } from '../../../entities/image/image-field.tsx'
import { ApiProblem } from '../../../api/problem.ts'
import { isCut } from '../../../browser/connectivity.ts'
import { useConnectivity } from '../../../browser/use-connectivity.ts'
import { uploadFile } from '../../../../contract/site/file.ts'
import type { FileType } from '../../../../contract/base/enums.ts'
import { postForm } from '../../../api/post-form.ts'
import { currentMemberId } from '../../../api/session.ts'
import { readDraftBlob } from '../../../offline/drafts/draft-blobs.ts'

/**
 * An image field that uploads as soon as an image is picked, so that saving does not wait for it. The draft
 * keeps it, too.
 */
export function UploadedImageField(props: ComponentProps<typeof ImageField>) {
  const isOffline = isCut(useConnectivity())
  const blobId = keptBlobId(props.value)
  const isKept = blobId !== undefined
  const upload = useQuery({ ...imageUpload(blobId ?? ''), enabled: isKept && !isOffline })
  const { isFetching, data } = upload
  const isSent = isKept && data !== undefined
  const failure = isFetching || isOffline ? null : upload.error
  return (
    <Stack gap="xs">
      <ImageField {...props} error={props.error || (failure && <UploadError error={failure} />)} />
      <Text component="div" size="sm" c="dimmed" role="status">
        {isFetching && <Trans>Uploading the picture…</Trans>}
        {isKept && isOffline && !isSent && !isFetching && (
          <Trans>The picture will be uploaded when you are connected.</Trans>
        )}
        {isSent && !isFetching && <Trans>The picture is uploaded.</Trans>}
      </Text>
      {failure && !(failure instanceof ImageMissing) && (
        <div>
          <Button variant="default" size="sm" onClick={() => void upload.refetch()}>
            <Trans>Upload again</Trans>
          </Button>
        </div>
      )}
    </Stack>
  )
}

function UploadError({ error }: { error: Error }) {
  const { i18n } = useLingui()
  if (error instanceof ImageMissing)
    return <Trans>The picture is no longer there. Please choose it again.</Trans>
  return (
    <>
      <Trans>The picture could not be uploaded. You still have the picture on this device.</Trans>{' '}
      {error instanceof ApiProblem && i18n._(errorTexts[error.code])}
    </>
  )
}

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
const imageUpload = (blobId: string) =>
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
