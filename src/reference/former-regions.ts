import { type Coordinates, distanceBetween } from '../contract/place/distance.ts'
import data from './former-regions.json' with { type: 'json' }
import { regionByCode, type RegionRecord, regions } from './regions.ts'
import { towns } from './towns.ts'

/** Parts of an address that tell in which part of a split district it lies. */
export interface Whereabouts {
  /** Words of the address, of which one may be the town. */
  words?: readonly string[]
  latitude?: number | null | undefined
  longitude?: number | null | undefined
}

const codes: Readonly<Record<string, readonly string[]>> = data.codes
const legalTowns: Readonly<Record<string, readonly string[]>> = data.legalTowns

const byCodeOf2026 = new Map(
  regions.flatMap((region) =>
    region.codeFrom202607 === undefined || region.parent === null
      ? []
      : [[region.codeFrom202607, region] as const],
  ),
)

const currentRegion = (code: string) => byCodeOf2026.get(code) ?? regionByCode(code)

const currentRegions = (all: readonly string[]) => all.flatMap((code) => currentRegion(code) ?? [])

/**
 * Today's region for a code that was valid at any time since 2018; of longer codes the first five digits count. Of a
 * district that was split, the part with the named town is returned, else that of the nearest town, else the first one.
 */
export function regionByAnyCode(code: string, where: Whereabouts = {}): RegionRecord | undefined {
  const five = code.slice(0, 5)
  const current = currentRegion(five)
  const parts = currentRegions(codes[five] ?? [])
  if (parts.length < 2) return current ?? parts[0]
  return partWithTown(parts, where.words ?? []) ?? nearestPart(parts, where) ?? current ?? parts[0]
}

function partWithTown(parts: readonly RegionRecord[], words: readonly string[]): RegionRecord | undefined {
  const named = new Set(words.map(withoutNumber))
  return parts.find(
    ({ id, sigungu, sigunguCode }) =>
      words.includes(sigungu?.split(' ').at(-1) ?? '') ||
      legalTowns[sigunguCode]?.some((town) => named.has(town)) ||
      towns.some((town) => town.regionId === id && named.has(withoutNumber(town.name))),
  )
}

/** `가정1동` is a part of `가정동`. */
const withoutNumber = (town: string) => town.replace(/\d+(?=동$)/u, '')

function nearestPart(
  parts: readonly RegionRecord[],
  { latitude, longitude }: Whereabouts,
): RegionRecord | undefined {
  if (latitude == null || longitude == null) return undefined
  const here: Coordinates = { latitude, longitude }
  const ids = new Set(parts.map(({ id }) => id))
  const [nearest] = towns
    .filter((town) => ids.has(town.regionId))
    .map((town) => ({ id: town.regionId, distance: distanceBetween(town, here) }))
    .toSorted((one, other) => one.distance - other.distance)
  return parts.find(({ id }) => id === nearest?.id)
}

const allProvinces = regions.filter(({ parent }) => parent === null)

/** Former and other written names of a province, besides its own and the short one, in Korean and English. */
export function furtherProvinceNames({ sido, sidoInSummary }: RegionRecord): string[] {
  const former = [...Object.entries(data.provinces), ...Object.entries(data.provincesInEnglish)]
  return [
    `${sidoInSummary}${sido.endsWith('시') ? '시' : '도'}`,
    ...former.flatMap(([name, now]) => (now.includes(sido) ? [name] : [])),
  ]
}

const provincesByName = new Map<string, RegionRecord[]>()
for (const region of allProvinces)
  for (const name of new Set([region.sido, region.sidoInSummary, ...furtherProvinceNames(region)]))
    provincesByName.set(name, [...(provincesByName.get(name) ?? []), region])

/** Today's provinces for a name of any year since 2018: two for the city that Gwangju and Jeonnam became. */
export const provincesNamed = (name: string): readonly RegionRecord[] => provincesByName.get(name) ?? []

export interface FormerDistrict {
  /** Names of the province it was in. */
  provinces: readonly string[]
  sigungu: string
  sigunguInEnglish: string
  provincesInEnglish: readonly string[]
  now: readonly RegionRecord[]
}

/** Districts that went by another name, or belonged to another province. */
const formerDistricts: readonly FormerDistrict[] = data.districts.flatMap(({ sido, now, ...names }) => {
  const province = allProvinces.find((region) => region.sido === sido)
  if (!province) return []
  const { sidoInSummary, sidoInEnglish, sidoInEnglishShort } = province
  const provinces = [sido, sidoInSummary, ...furtherProvinceNames(province)]
  const provincesInEnglish = [...new Set([sidoInEnglish, sidoInEnglishShort])]
  return [{ ...names, provinces, provincesInEnglish, now: currentRegions(now) }]
})

/** Those that a region of today was, or was a part of. */
export const formerDistrictsOf = ({ id }: RegionRecord): FormerDistrict[] =>
  formerDistricts.filter(({ now }) => now.some((region) => region.id === id))

/**
 * Today's cities, counties and districts (not city districts) for a name in a province of any year since 2018; several
 * where a district was split, none for an unknown name.
 */
export function districtsNamed(province: string, district: string): readonly RegionRecord[] {
  const ids = new Set(provincesNamed(province).map(({ id }) => id))
  const today = regions.filter(
    ({ parent, sigungu }) => parent !== null && ids.has(parent) && sigungu === district,
  )
  if (today.length > 0) return today
  return (
    formerDistricts.find(({ provinces, sigungu }) => provinces.includes(province) && sigungu === district)
      ?.now ?? []
  )
}
