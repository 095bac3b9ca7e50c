import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Flex, Text, ActionIcon } from '@mantine/core'
import { type ChangeEvent, useId, useState } from 'react'
import { StorageMark } from '../../../entities/image/storage-mark.tsx'
import { useImageUrl } from '../../../entities/image/use-image-url.ts'
import { SaveError } from '../../../entities/outbox/save-error.tsx'
import { CameraIcon } from '../../../ui/icon/icons.tsx'
import { optionalPart } from '../../../ui/field/optional.tsx'
import type { ResumeFormApi } from './resume-form-api.ts'
import classes from './photo-field.module.css'
import type { ImageValue } from '../../../entities/image/image-value.ts'
import { useImage } from '../../../entities/image/use-image.ts'
import { RESUME_DRAFT } from '../../../entities/resume/resume-values.ts'
import { useFormField } from '../../../forms/use-form-field.ts'
import { readDraftBlob } from '../../../offline/drafts/draft-blobs.ts'

const CropSheet = optionalPart(() => import('../../../entities/image/crop-sheet.tsx'), 'CropSheet')

/** Side in pixels of the uploaded square: sharp on every screen, and small. */
const UPLOAD_SIDE = 800
const KINDS = '.jpg,.jpeg,.png,image/jpeg,image/png'

export function PhotoField({ form }: { form: ResumeFormApi }) {
  const { i18n, t } = useLingui()
  const id = useId()
  const own = usePhoto(form)
  const url = useImageUrl(own.photo)
  const error = own.error ? i18n._(own.error) : form.errors['photo']
  const picked = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0]
    // Reset, so that picking the same file again fires a change event.
    event.currentTarget.value = ''
    if (file) void own.pick(file)
  }
  return (
    <Flex wrap="wrap" align="center" rowGap="xs" columnGap="md" data-field="photo">
      <label className={classes.file}>
        <input
          type="file"
          accept={KINDS}
          aria-label={own.photo ? t`Change photo` : t`Choose a photo`}
          aria-describedby={`${id}-about`}
          onChange={picked}
        />
        <Box
          component="span"
          display="block"
          w={96}
          h={96}
          bdrs="50%"
          bg="var(--tint)"
          style={{ overflow: 'hidden' }}
        >
          {url ? (
            <img src={url} alt={t`Your photo`} width={96} height={96} style={{ objectFit: 'cover' }} />
          ) : (
            <Person />
          )}
        </Box>
        <ActionIcon
          component="span"
          variant="default"
          size={38}
          pos="absolute"
          right={-4}
          bottom={-4}
          style={{ pointerEvents: 'none' }}
        >
          <CameraIcon size={20} />
        </ActionIcon>
      </label>
      <Text component="div" size="sm" flex="1 1 11rem" id={`${id}-about`}>
        <Text size="md" fw={700}>
          <Trans>A photo of your face</Trans>
        </Text>
        <Text inherit c="dimmed">
          <Trans>JPG or PNG. Large pictures are made smaller automatically.</Trans>
        </Text>
        <div role="status">
          {own.busy ? (
            <Trans>Preparing the photo</Trans>
          ) : (
            own.photo?.at === 'KEPT' && <StorageMark blobId={own.photo.blobId}>{t`Photo saved`}</StorageMark>
          )}
        </div>
        <Flex columnGap="xxs" align="center" wrap="wrap" ms={-12}>
          <TakePhoto onPicked={picked} />
          {own.photo?.at === 'KEPT' && (
            <Button variant="subtle" color="gray" size="sm" onClick={() => void own.cropAgain()}>
              <Trans>Crop</Trans>
            </Button>
          )}
          {own.photo && (
            <Button variant="subtle" color="gray" size="sm" onClick={() => void own.remove()}>
              <Trans>Remove</Trans>
            </Button>
          )}
        </Flex>
      </Text>
      {error && (
        <Text flex="1 0 100%" size="sm" c="red" role="alert">
          {error}
        </Text>
      )}
      {own.failure && (
        <Box flex="1 0 100%">
          <SaveError error={own.failure} />
        </Box>
      )}
      {own.cropping && (
        <CropSheet
          photo={own.cropping.photo}
          width={UPLOAD_SIDE}
          onCropped={(square) => void own.confirmCrop(square)}
          onCancel={own.cancelCrop}
        />
      )}
    </Flex>
  )
}

/** Opens the camera, on handheld devices. */
function TakePhoto({ onPicked }: { onPicked: (event: ChangeEvent<HTMLInputElement>) => void }) {
  const { t } = useLingui()
  return (
    <Button component="label" variant="subtle" size="sm" className={`${classes.file} ${classes.take}`}>
      <input
        type="file"
        aria-label={t`Take a photo`}
        accept="image/jpeg,image/png"
        capture="user"
        onChange={onPicked}
      />
      <Trans>Take a photo</Trans>
    </Button>
  )
}

function Person() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true">
      <circle cx="48" cy="39" r="17" fill="var(--scene-front)" />
      <path d="M14 96c2-22 15-34 34-34s32 12 34 34Z" fill="var(--scene-accent)" />
    </svg>
  )
}

interface Cropping {
  photo: Blob
  /** The former value, restored when cropping is cancelled. */
  before: ImageValue | null
}

/** The photo of the resume: an image of the form that is cropped after it was picked, and again at any time. */
function usePhoto(form: ResumeFormApi) {
  const [photo, setPhoto] = useFormField(form, 'photo')
  const [cropping, setCropping] = useState<Cropping>()
  const image = useImage({
    draft: RESUME_DRAFT,
    value: photo,
    onChange: setPhoto,
    onPicked: (bytes, before) => setCropping({ photo: bytes, before }),
  })
  const pick = (file: File) => {
    form.clearFieldError('photo')
    return image.pick(file)
  }
  const confirmCrop = (square: Blob) => {
    setCropping(undefined)
    return image.replace(square)
  }
  const cancelCrop = () => {
    setCropping(undefined)
    setPhoto(cropping?.before ?? null)
  }
  const cropAgain = () =>
    image.keeping(async () => {
      if (photo?.at !== 'KEPT') return
      const bytes = await readDraftBlob(photo.blobId)
      if (bytes) setCropping({ photo: bytes, before: photo })
    })
  const { busy, error, failure, remove } = image
  return { photo, cropping, busy, error, failure, pick, confirmCrop, cancelCrop, cropAgain, remove }
}
