import { useLingui } from '@lingui/react/macro'
import { Box } from '@mantine/core'
import { memo } from 'react'
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
import { ClusterButtons, type ClusterButtonsProps } from './cluster-buttons.tsx'
import { MapControls } from './map-controls.tsx'
import { LONGITUDE_SCALE, scaleOf, type Size, type View } from './map-view.ts'
import { Streets } from './streets.tsx'
import { useDragging } from './use-dragging.ts'

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
