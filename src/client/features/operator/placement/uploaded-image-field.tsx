import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { errorTexts } from '../../../../contract/base/error-texts.ts'
import { keptBlobId, type ImageValue } from '../../../entities/image/image-value.ts'
import { ImageField } from '../../../entities/image/image-field.tsx'
import { ApiProblem } from '../../../api/problem.ts'
import { isCut } from '../../../browser/connectivity.ts'
import { useConnectivity } from '../../../browser/use-connectivity.ts'
import { ImageMissing, imageUpload } from './upload-image.ts'

/**
 * An image field that uploads as soon as an image is picked, so that saving does not wait for it. The draft
 * keeps it, too.
 */
export function UploadedImageField(props: ComponentProps<typeof ImageField>) {
  const { value, error } = props
  const { isSent, isSending, isWaiting, failure, sendAgain } = useUpload(value)
  return (
    <Stack gap="xs">
      <ImageField {...props} error={error || (failure && <UploadError error={failure} />)} />
      <Text component="div" size="sm" c="dimmed" role="status">
        {isSending && <Trans>Uploading the picture…</Trans>}
        {isWaiting && <Trans>The picture will be uploaded when you are connected.</Trans>}
        {isSent && !isSending && <Trans>The picture is uploaded.</Trans>}
      </Text>
      {failure && !(failure instanceof ImageMissing) && (
        <div>
          <Button variant="default" size="sm" onClick={sendAgain}>
            <Trans>Upload again</Trans>
          </Button>
        </div>
      )}
    </Stack>
  )
}

/** State of the upload; undefined for an image that the server has already. */
function useUpload(value: ImageValue | null) {
  const isOffline = isCut(useConnectivity())
  const blobId = keptBlobId(value)
  const isKept = blobId !== undefined
  const upload = useQuery({ ...imageUpload(blobId ?? ''), enabled: isKept && !isOffline })
  const isSent = upload.data !== undefined
  return {
    isSent: isKept && isSent,
    isSending: upload.isFetching,
    isWaiting: isKept && isOffline && !isSent && !upload.isFetching,
    failure: upload.isFetching || isOffline ? null : upload.error,
    sendAgain: () => void upload.refetch(),
  }
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
