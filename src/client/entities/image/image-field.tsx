import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Stack, Text } from '@mantine/core'
import { type ChangeEvent, type ReactNode, useId } from 'react'
import { DocumentIcon } from '../../ui/icon/icons.tsx'
import { CameraIcon } from '../../ui/icon/member-icons.tsx'
import { SaveError } from '../outbox/save-error.tsx'
import { StorageMark } from './storage-mark.tsx'
import classes from './image-field.module.css'
import type { ImageValue } from './image-value.ts'
import { useImage } from './use-image.ts'
import { useImageUrl } from './use-image-url.ts'

/** The formats that the server accepts from members. */
const KINDS = '.jpg,.jpeg,.png,image/jpeg,image/png'
const PDF = '.pdf,application/pdf'

interface PictureFieldProps {
  label: ReactNode
  hint: ReactNode
  /** Alternative text of the image. */
  alt: string
  /** Name of the draft that references it. */
  draft: string
  value: ImageValue | null
  onChange: (value: ImageValue | null) => void
  error?: ReactNode
  /** A logo is square, a document is portrait, a scene is landscape. */
  shape?: 'scene' | 'square' | 'document'
  /** Whether a PDF is taken as well as a picture. */
  takesPdf?: boolean
}

/** Picks, shows and removes an image. */
export function ImageField(props: PictureFieldProps) {
  const { label, hint, alt, value, error, shape = 'scene', takesPdf = false } = props
  const { t, i18n } = useLingui()
  const id = useId()
  const own = useImage(props)
  const isPdf = value?.at === 'KEPT' && value.isPdf === true
  const url = useImageUrl(isPdf ? null : value)
  const picked = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0]
    // Reset, so that picking the same file again fires a change event.
    event.currentTarget.value = ''
    if (file) void own.pick(file)
  }
  const wrong = own.error ? i18n._(own.error) : error
  return (
    <Stack gap="xs" miw={0} className={classes.field} data-shape={shape}>
      <label className={classes.picker}>
        <Text span size="sm" fw={700}>
          {label}
        </Text>
        <input
          type="file"
          accept={takesPdf ? `${KINDS},${PDF}` : KINDS}
          className={classes.input}
          aria-describedby={`${id}-about`}
          aria-invalid={wrong ? true : undefined}
          onChange={picked}
        />
        <span className={classes.frame} data-error={wrong ? true : undefined}>
          {isPdf ? (
            <span className={classes.empty}>
              <DocumentIcon size={24} />
              <Trans>Document (PDF)</Trans>
            </span>
          ) : url ? (
            <img src={url} alt={alt} />
          ) : (
            <span className={classes.empty}>
              <CameraIcon size={24} />
              {takesPdf ? <Trans>Choose a photo or PDF</Trans> : <Trans>Choose a picture</Trans>}
            </span>
          )}
        </span>
      </label>
      <Text component="div" size="sm" id={`${id}-about`}>
        {wrong ? (
          <Text inherit c="red" role="alert">
            {wrong}
          </Text>
        ) : (
          <Text inherit c="dimmed">
            {hint}
          </Text>
        )}
        <div role="status">
          {own.busy ? (
            <Trans>Preparing the picture</Trans>
          ) : (
            value?.at === 'KEPT' && (
              <StorageMark blobId={value.blobId}>{isPdf ? t`File saved` : t`Picture saved`}</StorageMark>
            )
          )}
        </div>
      </Text>
      {value && (
        <div>
          <Button variant="subtle" color="gray" size="sm" onClick={() => void own.remove()}>
            {isPdf ? <Trans>Remove the file</Trans> : <Trans>Remove the picture</Trans>}
          </Button>
        </div>
      )}
      <SaveError error={own.failure} />
    </Stack>
  )
}
