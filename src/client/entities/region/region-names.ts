import { BETWEEN_FACTS } from '../../../contract/base/between-facts.ts'
import type { Region } from '../../../contract/place/region.ts'
import { nameIn, readsKorean } from '../../../reference/name-in.ts'

/** Names of regions in the reader's language. */
export const provinceName = (region: Region, langCode: string) =>
  nameIn(
    { name: region.sidoInSummary, nameInEnglish: region.sidoInEnglishShort ?? region.sidoInEnglish },
    langCode,
  )

export const districtName = (region: Region, langCode: string) =>
  (readsKorean(langCode) ? region.sigungu : region.sigunguInEnglish) ?? provinceName(region, langCode)

/** `경기 화성시`, or `Hwaseong-si, Gyeonggi`; a province has its name alone. */
export function regionName(region: Region, langCode: string): string {
  const province = provinceName(region, langCode)
  if (region.sigungu === null || region.sigungu === region.sido) return province
  return readsKorean(langCode)
    ? `${province} ${districtName(region, langCode)}`
    : `${districtName(region, langCode)}, ${province}`
}

/** Names of several regions by their ids; empty while they are not known. */
export const regionNames = (
  ids: readonly number[],
  regions: readonly Region[] | undefined,
  langCode: string,
) =>
  ids
    .flatMap((id) => regions?.find((region) => region.id === id) ?? [])
    .map((region) => regionName(region, langCode))
    .join(BETWEEN_FACTS)

/** The city that a district belongs to: the district's name begins with the city's (`수원시 장안구`). */
export function cityOf(region: Region, regions: readonly Region[]): Region | undefined {
  return regions.find(
    (other) =>
      !other.isLeaf &&
      other.parent !== null &&
      other.parent === region.parent &&
      region.id !== other.id &&
      region.sigungu?.startsWith(`${other.sigungu} `),
  )
}

/** Districts of a city, or all cities, counties and districts of a province. */
export function regionsWithin(region: Region, regions: readonly Region[]): Region[] {
  if (region.parent === null) return regions.filter((other) => other.parent === region.id)
  if (region.isLeaf) return []
  return regions.filter(
    (other) => other.parent === region.parent && other.sigungu?.startsWith(`${region.sigungu} `),
  )
}
