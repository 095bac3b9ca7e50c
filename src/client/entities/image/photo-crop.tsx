import { Trans, useLingui } from '@lingui/react/macro'
import { Group, Stack, Text, UnstyledButton } from '@mantine/core'
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react'
import { type Crop, cropFrame, MOST_ZOOM, moved, type Size, withinPicture, zoomed } from './crop-geometry.ts'
import classes from './photo-crop.module.css'

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
export function PhotoCrop({ url, size, crop, ratio, onCrop }: PhotoCropProps) {
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
