import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { Region } from '../../../../contract/place/region.ts'
import { nameIn } from '../../../../reference/name-in.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import {
  type Area,
  districts,
  fit,
  namesThatFit,
  pathOf,
  provinces,
} from '../../../entities/region/korea-map.ts'
import { MapFrame } from '../../../entities/region/map-frame.tsx'
import { isCovered } from './region-choice.ts'

const WIDTH = 440
const HEIGHT = 440
const EDGE = 16
/** Bounds without the remote islands, which would halve the scale. */
const MAINLAND = { left: 100.9, right: 104.2, top: -38.7, bottom: -33.1 }

interface RegionMapProps {
  regions: readonly Region[]
  chosen: readonly number[]
  province: number | null
  onProvince: (id: number | null) => void
  onPress: (region: Region) => void
}

/** The list's choice as a map. It is for pointers only, so it is hidden from assistive technology. */
export function RegionMap({ regions, chosen, province, onProvince, onPress }: RegionMapProps) {
  const { t } = useLingui()
  const langCode = useLanguage()
  const areas = province === null ? provinces : districts.filter(({ provinceId }) => provinceId === province)
  const place = fit(province === null ? MAINLAND : around(areas), WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE)
  const regionOf = new Map(regions.map((region) => [region.id, region]))
  const press = ({ id }: Area) => {
    const region = regionOf.get(id)
    if (province === null) onProvince(id)
    else if (region) onPress(region)
  }
  return (
    <MapFrame
      viewBox={`${-EDGE} ${-EDGE} ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      over={
        province !== null && (
          <Button
            variant="default"
            size="sm"
            radius="full"
            pos="absolute"
            top={8}
            left={8}
            onClick={() => onProvince(null)}
          >
            {t`All provinces`}
          </Button>
        )
      }
    >
      {province !== null &&
        provinces
          .filter(({ id }) => id !== province)
          .map((area) => <path key={area.id} d={pathOf(area, place)} data-beyond />)}
      {areas.map((area) => {
        const region = regionOf.get(area.id)
        const covered = region !== undefined && isCovered(region, chosen, regions)
        return (
          <path
            key={area.id}
            d={pathOf(area, place)}
            data-chosen={covered || undefined}
            onClick={() => press(area)}
          >
            <title>{nameIn(area, langCode)}</title>
          </path>
        )
      })}
      {namesThatFit(areas, place, langCode).map(({ id, name, x, y }) => (
        <text key={id} x={x} y={y}>
          {name}
        </text>
      ))}
    </MapFrame>
  )
}

function around(areas: readonly Area[]) {
  return {
    left: Math.min(...areas.map(({ box }) => box.left)),
    right: Math.max(...areas.map(({ box }) => box.right)),
    top: Math.min(...areas.map(({ box }) => box.top)),
    bottom: Math.max(...areas.map(({ box }) => box.bottom)),
  }
}
