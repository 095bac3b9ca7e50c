import type { Region } from '../../../contract/place/region.ts'
import { occupationByCode } from '../../../reference/occupations.ts'
import { placeWords } from '../../../reference/place-words.ts'
import { regionName } from '../region/region-names.ts'
import type { Suggestible } from './suggest.ts'

export function occupationOf(code: string, name: string): Suggestible {
  const { ko = [], en = [], other = {} } = occupationByCode(code) ?? {}
  const words = [...ko, ...en, ...Object.values(other).flatMap((each) => each ?? [])]
  // Words that decide nothing by themselves, or only together, name no occupation.
  return { filter: 'occupation', value: code, name, words: words.filter((word) => !/[~+]/.test(word)) }
}

export function regionOf(region: Region, langCode: string): Suggestible {
  const { id, sido, sidoInSummary, sidoInEnglish, sigungu, sigunguInEnglish } = region
  const own = sigungu === null ? [sido, sidoInSummary, sidoInEnglish] : [sigungu, sigunguInEnglish ?? '']
  return {
    filter: 'regionIds',
    value: String(id),
    name: regionName(region, langCode),
    words: [...own, ...(placeWords.get(sigungu ?? sido) ?? [])],
  }
}
