import type { Region } from '../../../../contract/place/region.ts'
import { cityOf, regionsWithin } from '../../../entities/region/region-names.ts'

/** Whether a region is chosen, itself or through a region that contains it. */
export function isCovered(region: Region, chosen: readonly number[], regions: readonly Region[]): boolean {
  if (chosen.includes(region.id)) return true
  if (region.parent !== null && chosen.includes(region.parent)) return true
  const city = cityOf(region, regions)
  return city !== undefined && chosen.includes(city.id)
}

/**
 * Toggles a region. A region stands for all its parts, so choosing it removes these; removing a part of a
 * chosen region keeps its other parts.
 */
export function press(region: Region, chosen: readonly number[], regions: readonly Region[]): number[] {
  if (chosen.includes(region.id)) return chosen.filter((id) => id !== region.id)
  const cover = coverOf(region, chosen, regions)
  if (cover) {
    const city = cityOf(region, regions)
    const rest = siblingsUnder(cover, regions).filter(
      (other) => other.id !== region.id && other.id !== city?.id,
    )
    const districts =
      city && cover.id !== city.id
        ? siblingsUnder(city, regions).filter((other) => other.id !== region.id)
        : []
    return [
      ...chosen.filter((id) => id !== cover.id),
      ...rest.map(({ id }) => id),
      ...districts.map(({ id }) => id),
    ]
  }
  const parts = new Set(regionsWithin(region, regions).map(({ id }) => id))
  return [...chosen.filter((id) => !parts.has(id)), region.id]
}

function coverOf(region: Region, chosen: readonly number[], regions: readonly Region[]): Region | undefined {
  const city = cityOf(region, regions)
  if (city && chosen.includes(city.id)) return city
  return regions.find((other) => other.id === region.parent && chosen.includes(other.id))
}

/** A province's cities and counties, or a city's districts: one level down. */
function siblingsUnder(cover: Region, regions: readonly Region[]): Region[] {
  const parts = regionsWithin(cover, regions)
  return cover.parent === null ? parts.filter((part) => cityOf(part, regions) === undefined) : parts
}

/** Number of chosen regions in a province, itself included. */
export function countIn(province: Region, chosen: readonly number[], regions: readonly Region[]): number {
  return regions.filter(
    ({ id, parent }) => chosen.includes(id) && (id === province.id || parent === province.id),
  ).length
}
