import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Group, Stack, Text, UnstyledButton } from '@mantine/core'
import {
  useCallback,
  useEffect,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useId,
  useRef,
} from 'react'
import {
  type Crop,
  partOf,
  type Size,
  wholeCrop,
  cropFrame,
  MOST_ZOOM,
  moved,
  withinPicture,
  zoomed,
} from './crop-geometry.ts'
import { Sheet, SheetActions } from '../../ui/sheet/sheet.tsx'
import { LoadingBlocks } from '../../ui/page/states.tsx'
import { photoTexts } from './pick-photo.ts'
import { cropPhoto } from './shrink-photo.ts'
import { TriangleIcon } from '../../ui/icon/icons.tsx'
import classes from './photo-crop.module.css'

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

interface PhotoCropProps {
  /** URL of the image. */
  url: string
  size: Size
  crop: Crop
  /** Width to height. A square is for a round image, which is previewed. */
  ratio: number
  onCrop: (change: (crop: Crop) => Crop) => void
}

const KEY_PUSH: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -0.04, y: 0 },
  ArrowRight: { x: 0.04, y: 0 },
  ArrowUp: { x: 0, y: -0.04 },
  ArrowDown: { x: 0, y: 0.04 },
}
const KEY_ZOOM: Record<string, number> = { '+': 1.1, '=': 1.1, '-': 1 / 1.1 }

/** Crops a photo by dragging, pinching, wheel or keys. */
function PhotoCrop({ url, size, crop, ratio, onCrop }: PhotoCropProps) {
  const { t } = useLingui()
  const hint = useId()
  const stage = useRef<HTMLButtonElement>(null)
  const gestures = useGestures(size, ratio, onCrop)
  useWheelZoom(stage, size, ratio, onCrop)
  const press = (event: KeyboardEvent) => {
    const push = KEY_PUSH[event.key]
    const factor = KEY_ZOOM[event.key]
    if (!push && factor === undefined) return
    event.preventDefault()
    onCrop((before) => (push ? moved(before, size, push, ratio) : zoomed(before, size, factor ?? 1, ratio)))
  }
  const isRound = ratio === 1
  const place = placeOf(crop, size, ratio)
  return (
    <Stack gap="md" pt="xs" pb="md" px="edge">
      <UnstyledButton
        ref={stage}
        className={classes.stage}
        style={isRound ? undefined : { width: '100%', aspectRatio: ratio }}
        aria-label={t`Move the photo`}
        aria-describedby={hint}
        onKeyDown={press}
        {...gestures}
      >
        <img src={url} alt="" draggable={false} style={place} />
        {isRound && <span className={classes.ring} />}
      </UnstyledButton>
      <Group gap="md" wrap="nowrap">
        {isRound && (
          <span className={classes.preview}>
            <img src={url} alt={t`Preview of the photo`} style={place} />
          </span>
        )}
        <Text component="label" size="sm" fw={700} flex={1}>
          <Trans>Size</Trans>
          <input
            type="range"
            className={classes.zoom}
            aria-label={t({ message: 'Size', comment: 'Slider that zooms the photo' })}
            min={1}
            max={MOST_ZOOM}
            step={0.02}
            value={crop.zoom}
            onChange={(event) => {
              const zoom = Number(event.currentTarget.value)
              onCrop((before) => withinPicture({ ...before, zoom }, size, ratio))
            }}
          />
        </Text>
      </Group>
      <Text id={hint} size="sm" c="dimmed">
        <Trans>Drag to move. With a keyboard: arrow keys, plus and minus.</Trans>
      </Text>
    </Stack>
  )
}

/** In percent of the stage, so that stage and preview share it. */
function placeOf(crop: Crop, size: Size, ratio: number): CSSProperties {
  const frame = cropFrame(crop, size, ratio)
  return {
    width: `${(size.width / frame.width) * 100}%`,
    height: `${(size.height / frame.height) * 100}%`,
    left: `${((frame.width / 2 - crop.x) / frame.width) * 100}%`,
    top: `${((frame.height / 2 - crop.y) / frame.height) * 100}%`,
  }
}

type Fingers = Map<number, { x: number; y: number }>

/** One finger moves, two also zoom. */
function useGestures(size: Size, ratio: number, onCrop: PhotoCropProps['onCrop']) {
  const fingers = useRef<Fingers>(new Map())
  const down = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const { clientWidth, clientHeight } = event.currentTarget
    const spread = spreadOf(fingers.current)
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    const share = fingers.current.size
    const push = {
      x: (event.clientX - before.x) / clientWidth / share,
      y: (event.clientY - before.y) / clientHeight / share,
    }
    const factor = spread > 0 ? spreadOf(fingers.current) / spread : 1
    onCrop((crop) => zoomed(moved(crop, size, push, ratio), size, factor, ratio))
  }
  const up = (event: PointerEvent<HTMLElement>) => void fingers.current.delete(event.pointerId)
  return { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up }
}

/** Distance between the first two fingers; 0 with fewer. */
function spreadOf(fingers: Fingers): number {
  const [a, b] = fingers.values()
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
}

/** React's wheel listener is passive: preventing the page from scrolling needs a native one. */
function useWheelZoom(
  stage: { current: HTMLElement | null },
  size: Size,
  ratio: number,
  onCrop: PhotoCropProps['onCrop'],
): void {
  useEffect(() => {
    const element = stage.current
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      onCrop((crop) => zoomed(crop, size, Math.exp(-event.deltaY / 500), ratio))
    }
    element?.addEventListener('wheel', turn, { passive: false })
    return () => element?.removeEventListener('wheel', turn)
  }, [stage, size, ratio, onCrop])
}
