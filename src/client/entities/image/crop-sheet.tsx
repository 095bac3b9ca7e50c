import { Trans, useLingui } from '@lingui/react/macro'
import { Alert } from '@mantine/core'
import { useCallback, useEffect, useState } from 'react'
import { type Crop, partOf, type Size, wholeCrop } from './crop-geometry.ts'
import { PhotoCrop } from './photo-crop.tsx'
import { Sheet, SheetActions } from '../../ui/sheet/sheet.tsx'
import { LoadingBlocks } from '../../ui/page/states.tsx'
import { photoTexts } from './photo-texts.ts'
import { cropPhoto } from './shrink-photo.ts'
import { TriangleIcon } from '../../ui/icon/icons.tsx'

interface CropSheetProps {
  photo: Blob
  /** Greatest width of the result in pixels. */
  width: number
  /** Of the result's width to its height. */
  ratio?: number
  onCropped: (photo: Blob) => void
  onCancel: () => void
}

/** A sheet to crop a photo, to a square by default. */
export function CropSheet({ photo, width, ratio = 1, onCropped, onCancel }: CropSheetProps) {
  const { i18n } = useLingui()
  const [isUnreadable, setUnreadable] = useState(false)
  const picture = useDecodedPhoto(photo, () => setUnreadable(true))
  const size = picture?.size
  const [crop, setCrop] = useState<Crop>()
  const [busy, setBusy] = useState(false)
  const shown = size && (crop ?? wholeCrop(size))
  const change = useCallback(
    (step: (crop: Crop) => Crop) => size && setCrop((before) => step(before ?? wholeCrop(size))),
    [size],
  )
  const confirm = async () => {
    if (!size || !shown) return
    setBusy(true)
    const part = partOf(shown, size, ratio)
    try {
      onCropped(await cropPhoto(photo, part, Math.min(width, part.width)))
    } catch {
      setUnreadable(true)
    }
    setBusy(false)
  }
  return (
    <Sheet
      open
      fit
      title={<Trans>Crop the photo</Trans>}
      onClose={onCancel}
      footer={
        <SheetActions
          disabled={busy || !shown || isUnreadable}
          onConfirm={() => void confirm()}
          onCancel={onCancel}
        />
      }
    >
      {isUnreadable ? (
        <Alert color="red" icon={<TriangleIcon size={20} />}>
          {i18n._(photoTexts.UNREADABLE)}
        </Alert>
      ) : picture && shown ? (
        <PhotoCrop {...picture} crop={shown} ratio={ratio} onCrop={change} />
      ) : (
        <LoadingBlocks rows={2} form="text" />
      )}
    </Sheet>
  )
}

function useDecodedPhoto(photo: Blob, onUnreadable: () => void): { size: Size; url: string } | undefined {
  const [picture, setPicture] = useState<{ size: Size; url: string }>()
  const [reportUnreadable] = useState(() => onUnreadable)
  useEffect(() => {
    const url = URL.createObjectURL(photo)
    let current = true
    void createImageBitmap(photo).then(
      (bitmap) => {
        if (current) setPicture({ size: { width: bitmap.width, height: bitmap.height }, url })
        bitmap.close()
      },
      () => current && reportUnreadable(),
    )
    return () => {
      current = false
      URL.revokeObjectURL(url)
    }
  }, [photo, reportUnreadable])
  return picture
}
