import { useLingui } from '@lingui/react/macro'
import { nameIn } from '../../../reference/name-in.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import {
  type Area,
  type Box,
  contains,
  districts,
  fit,
  namesThatFit,
  overlaps,
  pathOf,
  project,
} from '../region/korea-map.ts'
import { MapFrame } from '../region/map-frame.tsx'
import { usePhone } from '../../browser/use-phone.ts'

const PHONE = { width: 358, height: 220 }
const DESKTOP = { width: 700, height: 320 }
const PIN_HEIGHT = 44
/** Maximum pixels per degree: even a small district in Seoul is shown with its surroundings. */
const MAX_SCALE = 900
/** Margin around the district, as a ratio of its size. */
const MARGIN = 0.18

interface JobMapProps {
  latitude: number
  longitude: number
  regionId: number
}

/** Map of the district of the workplace and its neighbours, with a pin. Works offline. */
export function JobMap({ latitude, longitude, regionId }: JobMapProps) {
  const { t } = useLingui()
  const langCode = useLanguage()
  const { width, height } = usePhone() ? PHONE : DESKTOP
  const point = project(longitude, latitude)
  const own = districts.find((area) => contains(area, point)) ?? districts.find(({ id }) => id === regionId)
  const place = fit(viewAround(own, point), width, height - PIN_HEIGHT, MAX_SCALE, PIN_HEIGHT)
  const shown = districts.filter((area) =>
    isInView(area, place, { left: 0, top: 0, right: width, bottom: height }),
  )
  const [x, y] = place(point)
  const pin: Box = { left: x - 18, right: x + 18, top: y - 40, bottom: y + 6 }
  const names = namesThatFit(own ? [own, ...shown.filter((area) => area !== own)] : shown, place, langCode, [
    pin,
  ])
  return (
    <MapFrame
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={own ? t`Map of ${nameIn(own, langCode)} with the workplace` : t`Map with the workplace`}
    >
      {shown.map((area) => (
        <path key={area.id} d={pathOf(area, place)} data-own={area === own || undefined} />
      ))}
      {own && <path d={pathOf(own, place)} data-own />}
      {names
        .filter((name) => name.x > 24 && name.x < width - 24 && name.y > 14 && name.y < height - 8)
        .map((name) => (
          <text key={name.id} x={name.x} y={name.y} data-own={name.id === own?.id || undefined}>
            {name.name}
          </text>
        ))}
      <g transform={`translate(${x} ${y})`} data-pin>
        <ellipse cy="1" rx="8" ry="3" />
        <path d="M0 0C-9-10-14-17-14-24a14 14 0 0 1 28 0c0 7-5 14-14 24Z" />
        <circle cy="-24" r="5.5" />
      </g>
    </MapFrame>
  )
}

/** The district with a margin, extended to contain the pin. */
function viewAround(own: Area | undefined, [x, y]: readonly [number, number]): Box {
  const box = own?.box ?? { left: x - 0.2, right: x + 0.2, top: y - 0.15, bottom: y + 0.15 }
  const room = MARGIN * Math.max(box.right - box.left, box.bottom - box.top)
  return {
    left: Math.min(box.left, x) - room,
    right: Math.max(box.right, x) + room,
    top: Math.min(box.top, y) - room,
    bottom: Math.max(box.bottom, y) + room,
  }
}

function isInView(
  { box }: Area,
  place: (point: readonly [number, number]) => readonly [number, number],
  view: Box,
): boolean {
  const [left, top] = place([box.left, box.top])
  const [right, bottom] = place([box.right, box.bottom])
  return overlaps({ left, top, right, bottom }, view)
}
