import type { Region } from '../../../contract/place/region.ts'
import { placeWords } from '../../../reference/place-words.ts'
import type { Suggestible } from '../job-suggestion/suggest.ts'
import { regionName } from './region-names.ts'

/** Provinces, then cities and counties, then their districts. */
export const widestFirst = (regions: readonly Region[]): Region[] =>
  regions.toSorted((a, b) => depthOf(a) - depthOf(b))

const depthOf = ({ parent, sigungu }: Region) => (parent === null ? 0 : sigungu?.includes(' ') ? 2 : 1)

export function regionOf(region: Region, langCode: string): Suggestible {
  const { id, sido, sidoInSummary, sidoInEnglish, sigungu, sigunguInEnglish } = region
  const own = sigungu === null ? [sido, sidoInSummary, sidoInEnglish] : [sigungu, sigunguInEnglish ?? '']
  return {
    filter: 'regionIds',
    value: String(id),
    name: regionName(region, langCode),
    words: [...own, ...(placeWords.get(sigungu?.split(' ').at(-1) ?? sido) ?? [])],
  }
}
