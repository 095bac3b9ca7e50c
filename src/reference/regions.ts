import { nameIn, readsKorean } from './name-in.ts'
import data from './regions.json' with { type: 'json' }

/** A province (no parent), or a city, county or district. */
export interface RegionRecord {
  id: number
  parent: number | null
  sido: string
  sidoInSummary: string
  sidoInEnglish: string
  sidoInEnglishShort: string
  sigungu: string | null
  sigunguInEnglish: string | null
  sigunguCode: string
  latitude: number
  longitude: number
  isLeaf: boolean
  kind: string
  /** Code of the city that a city district belongs to. */
  cityCode?: string
  /** Code since Gwangju and Jeonnam became one city, whose two parts stay provinces here. */
  codeFrom202607?: string
}

/** Provinces first (ids 1 to 17), then cities, counties and districts. */
export const regions: readonly RegionRecord[] = data

const byId = new Map(regions.map((region) => [region.id, region]))
const byCode = new Map(regions.map((region) => [region.sigunguCode, region]))
const cityOf = new Map(
  regions.flatMap((region) => {
    const city = region.cityCode === undefined ? undefined : byCode.get(region.cityCode)
    return city ? [[region.id, city.id] as const] : []
  }),
)

export const regionById = (id: number): RegionRecord | undefined => byId.get(id)
export const regionByCode = (sigunguCode: string): RegionRecord | undefined => byCode.get(sigunguCode)

/** Ids of the regions that contain this one: its city, if it is a city district, and its province. */
export function ancestorIds(id: number): number[] {
  return [cityOf.get(id), byId.get(id)?.parent].filter((ancestor) => ancestor != null)
}

/** Province and district: `경기 화성시` in Korean, else `Hwaseong-si, Gyeonggi`. */
export function regionName(id: number, langCode: string): string {
  const region = byId.get(id)
  if (!region) return ''
  const province = nameIn({ name: region.sidoInSummary, nameInEnglish: region.sidoInEnglishShort }, langCode)
  const isKorean = readsKorean(langCode)
  const district = isKorean ? region.sigungu : region.sigunguInEnglish
  // Sejong is both a province and its only district.
  if (district === null || district === region.sido || district === province) return province
  return isKorean ? `${province} ${district}` : `${district}, ${province}`
}
