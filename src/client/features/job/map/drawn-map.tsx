import { useLingui } from '@lingui/react/macro'
import { ActionIcon, Box, Button } from '@mantine/core'
import { type KeyboardEvent, type PointerEvent, memo, useCallback, useRef, useState } from 'react'
import {
  type Area,
  districts,
  namesThatFit,
  overlaps,
  pathOf,
  provinces,
} from '../../../entities/region/korea-map.ts'
import { MapFrame } from '../../../entities/region/map-frame.tsx'
import { useLanguage } from '../../../i18n/use-language.ts'
import {
  LONGITUDE_SCALE,
  MAX_DRAWN_ZOOM,
  type PlacedCluster,
  type Size,
  type View,
  WHOLE,
  centredOn,
  moved,
  scaleOf,
  zoomedTo,
} from './map-view.ts'
import { plural } from '@lingui/core/macro'
import { useFormat } from '../../../i18n/format.ts'
import { useMyPlace } from '../../../entities/place/my-place.ts'
import { LocateIcon, MinusIcon, PlusIcon } from '../../../ui/icon/icons.tsx'
import { useQuery } from '@tanstack/react-query'
import { useConnectivity } from '../../../browser/use-connectivity.ts'
import { siteSettings } from '../../../entities/site/site-query.ts'
import { optionalPart } from '../../../ui/field/optional.tsx'

interface DrawnMapProps extends ClusterButtonsProps {
  view: View
  size: Size
  onView: (view: View) => void
}

/**
 * The map that is drawn from the boundaries of provinces and districts, which works without a network, below the
 * operator's street map where there is one.
 */
export function DrawnMap({ view, size, onView, ...shown }: DrawnMapProps) {
  const { t } = useLingui()
  const drag = useDragging(view, size, onView)
  return (
    <Box
      pos="relative"
      h="100%"
      bg="var(--sea)"
      style={{ overflow: 'hidden', cursor: 'grab', touchAction: 'none', userSelect: 'none' }}
      role="group"
      aria-label={t`Map of jobs`}
      {...drag}
    >
      <Land view={view} size={size} clusters={shown.clusters} />
      <Streets view={view} size={size} />
      <ClusterButtons {...shown} />
      <MapControls view={view} onView={onView} />
    </Box>
  )
}

/** Zoom from which districts are drawn instead of provinces. */
const DISTRICTS_FROM = 1
/** Districts in view up to which each has its name. */
const MAX_NAMES = 120

type LandProps = Pick<DrawnMapProps, 'view' | 'size' | 'clusters'>

const Land = memo(function Land({ view, size, clusters }: LandProps) {
  const langCode = useLanguage()
  const { width, height } = size
  if (width === 0) return null
  const scale = scaleOf(size, view.zoom)
  const { latitude, longitude } = view.centre
  const place = ([x, y]: readonly [number, number]) =>
    [width / 2 + (x - longitude * LONGITUDE_SCALE) * scale, height / 2 + (y + latitude) * scale] as const
  const isSeen = ({ box }: Area) => {
    const [left, top] = place([box.left, box.top])
    const [right, bottom] = place([box.right, box.bottom])
    return overlaps({ left, top, right, bottom }, { left: 0, top: 0, right: width, bottom: height })
  }
  const areas = (view.zoom < DISTRICTS_FROM ? provinces : districts).filter(isSeen)
  const buttons = clusters.map(({ x, y }) => ({ left: x - 24, right: x + 24, top: y - 24, bottom: y + 24 }))
  const names = areas.length > MAX_NAMES ? [] : namesThatFit(areas, place, langCode, buttons)
  return (
    <MapFrame viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {areas.map((area) => (
        <path key={area.id} d={pathOf(area, place)} />
      ))}
      {names.map(({ id, name, x, y }) => (
        <text key={id} x={x} y={y}>
          {name}
        </text>
      ))}
    </MapFrame>
  )
})

interface ClusterButtonsProps {
  clusters: readonly PlacedCluster[]
  onPress: (cluster: PlacedCluster) => void
}

/** A round button for every cluster, over the map. */
function ClusterButtons({ clusters, onPress }: ClusterButtonsProps) {
  const { t } = useLingui()
  const format = useFormat()
  return clusters.map((cluster) => {
    const { x, y, count, regionName } = cluster
    const shown = format.number(count)
    return (
      <Button
        key={`${cluster.latitude},${cluster.longitude}`}
        pos="absolute"
        top={0}
        left={0}
        miw={44}
        mih={44}
        px={6}
        radius="full"
        fz="sm"
        bd="2px solid var(--surface)"
        style={{ transform: `translate(${x}px, ${y}px) translate(-50%, -50%)` }}
        aria-label={t`Around ${regionName}: ${plural(count, { one: `${shown} job`, other: `${shown} jobs` })}`}
        onClick={() => onPress(cluster)}
      >
        {shown}
      </Button>
    )
  })
}

/** Zooms, and moves to the reader's place where one is set. */
function MapControls({ view, onView }: { view: View; onView: (view: View) => void }) {
  const { t } = useLingui()
  const place = useMyPlace()
  return (
    <ActionIcon.Group orientation="vertical" pos="absolute" top={8} right={8}>
      <ActionIcon
        variant="default"
        radius="md"
        aria-label={t`Zoom in`}
        title={t`Zoom in`}
        disabled={view.zoom >= MAX_DRAWN_ZOOM}
        onClick={() => onView(zoomedTo(view, view.zoom + 1))}
      >
        <PlusIcon size={24} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        radius="md"
        aria-label={t`Zoom out`}
        title={t`Zoom out`}
        disabled={view.zoom <= 0}
        onClick={() => onView(view.zoom === 1 ? WHOLE : zoomedTo(view, view.zoom - 1))}
      >
        <MinusIcon size={24} />
      </ActionIcon>
      {place && (
        <ActionIcon
          variant="default"
          radius="md"
          aria-label={t`Go to my place`}
          title={t`Go to my place`}
          onClick={() => onView(centredOn(zoomedTo(view, Math.max(view.zoom, 3)), place))}
        >
          <LocateIcon size={24} />
        </ActionIcon>
      )}
    </ActionIcon.Group>
  )
}

const StreetCanvas = optionalPart(() => import('./street-canvas.tsx'), 'StreetCanvas')

/** The operator's street map; nothing where there is none, or while it cannot be loaded. */
function Streets({ view, size }: { view: View; size: Size }) {
  const settings = useQuery(siteSettings()).data?.data
  const connectivity = useConnectivity()
  const [isBroken, setIsBroken] = useState(false)
  const breakDown = useCallback(() => setIsBroken(true), [])
  if (!settings?.mapStyleUrl || connectivity !== 'online' || isBroken || size.width === 0) return null
  return (
    <StreetCanvas
      view={view}
      size={size}
      styleUrl={settings.mapStyleUrl}
      attribution={settings.mapAttribution}
      onError={breakDown}
    />
  )
}

/** Pixels before a press becomes a drag. */
const SLACK = 6
/** Pixels that an arrow key moves. */
const STEP = 80
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

/** Moves the map by dragging, and by the arrow keys while something on it has the focus. */
function useDragging(view: View, size: Size, onView: (view: View) => void) {
  const start = useRef<{ x: number; y: number; view: View; isDrag: boolean } | null>(null)
  return {
    onPointerDown: ({ clientX: x, clientY: y, isPrimary }: PointerEvent) => {
      if (isPrimary) start.current = { x, y, view, isDrag: false }
    },
    onPointerMove: ({ clientX, clientY, pointerId, currentTarget }: PointerEvent) => {
      const from = start.current
      if (!from) return
      const [right, down] = [from.x - clientX, from.y - clientY]
      if (!from.isDrag && Math.hypot(right, down) < SLACK) return
      // From now on the release is no press of what lies below.
      if (!from.isDrag) currentTarget.setPointerCapture(pointerId)
      from.isDrag = true
      onView(moved(from.view, size, right, down))
    },
    onPointerUp: () => {
      start.current = null
    },
    onPointerCancel: () => {
      start.current = null
    },
    onKeyDown: (event: KeyboardEvent) => {
      const arrow = ARROWS[event.key]
      if (!arrow) return
      event.preventDefault()
      onView(moved(view, size, ...arrow))
    },
  }
}
