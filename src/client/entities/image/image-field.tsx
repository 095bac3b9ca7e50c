import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Center, Stack, Text } from '@mantine/core'
import { type ChangeEvent, type ReactNode, useId, useState } from 'react'
import { CameraIcon, DocumentIcon, type Icon } from '../../ui/icon/icons.tsx'
import { optionalPart } from '../../ui/field/optional.tsx'
import { SaveError } from '../outbox/save-error.tsx'
import { StorageMark } from './storage-mark.tsx'
import classes from './image-field.module.css'
import type { ImageValue } from './image-value.ts'
import { useImage } from './use-image.ts'
import { useImageUrl } from './use-image-url.ts'

const CropSheet = optionalPart(() => import('./crop-sheet.tsx'), 'CropSheet')

/** The formats that the server accepts from members. */
const KINDS = '.jpg,.jpeg,.png,image/jpeg,image/png'
const PDF = '.pdf,application/pdf'

/** The frame of a picked image, in pixels. */
const SHAPES = {
  scene: { width: 420, ratio: '16 / 9' },
  square: { width: 128, ratio: '1' },
  document: { width: 220, ratio: '3 / 4' },
  banner: { width: 420, ratio: '3 / 1' },
}

/** Pixels of a cropped image: as wide as the widest place it is shown in, twice for sharp screens. */
const CROPPED_WIDTH = 1600

interface PictureFieldProps {
  /** Field of the form, whose error leads to it. */
  field?: string
  label: ReactNode
  hint: ReactNode
  /** Alternative text of the image. */
  alt: string
  /** Name of the draft that references it. */
  draft: string
  value: ImageValue | null
  onChange: (value: ImageValue | null) => void
  error?: ReactNode
  /** A logo is square, a document is portrait, a scene is landscape, a banner is wide. */
  shape?: keyof typeof SHAPES
  /** Width to height that a picked image is cropped to before it is stored. */
  cropRatio?: number | undefined
  /** Whether a PDF is taken as well as a picture. */
  takesPdf?: boolean
}

/** Picks, shows and removes an image. */
export function ImageField(props: PictureFieldProps) {
  const { label, hint, alt, value, error, shape = 'scene', takesPdf = false, cropRatio } = props
  const { t, i18n } = useLingui()
  const id = useId()
  const [uncropped, setUncropped] = useState<Blob>()
  const own = useImage({ ...props, onUncropped: cropRatio === undefined ? undefined : setUncropped })
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
    <Stack gap="xs" miw={0} data-field={props.field}>
      <Stack component="label" gap="xs" pos="relative">
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
        <Center
          component="span"
          maw={url ? SHAPES[shape].width : 420}
          mih={112}
          bdrs="md"
          bg="var(--sunk)"
          className={classes.frame}
          style={url ? { aspectRatio: SHAPES[shape].ratio } : undefined}
          data-shape={shape}
          data-error={wrong ? true : undefined}
        >
          {isPdf ? (
            <Empty icon={DocumentIcon}>
              <Trans>Document (PDF)</Trans>
            </Empty>
          ) : url ? (
            <img src={url} alt={alt} />
          ) : (
            <Empty icon={CameraIcon}>
              {takesPdf ? <Trans>Choose a photo or PDF</Trans> : <Trans>Choose a picture</Trans>}
            </Empty>
          )}
        </Center>
      </Stack>
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
      {uncropped && cropRatio !== undefined && (
        <CropSheet
          photo={uncropped}
          width={CROPPED_WIDTH}
          ratio={cropRatio}
          onCropped={(part) => {
            setUncropped(undefined)
            void own.replace(part)
          }}
          onCancel={() => setUncropped(undefined)}
        />
      )}
    </Stack>
  )
}

function Empty({ icon: Drawing, children }: { icon: Icon; children: ReactNode }) {
  return (
    <Stack component="span" align="center" gap="xs" p="sm" c="dimmed" fz="sm" lh="sm" ta="center">
      <Drawing size={24} />
      {children}
    </Stack>
  )
}
