import { type LocalPlace, localPlaces } from '../../../reference/local-places.ts'
import { placeSearchWords } from '../../../reference/place-search-words.ts'
import { placeWords } from '../../../reference/place-words.ts'
import { formerDistrictsOf, furtherProvinceNames } from '../../../reference/former-regions.ts'
import { type RegionRecord, regions } from '../../../reference/regions.ts'
import { fold } from './fold.ts'
import { soundsOf } from './hangul-sounds.ts'
import { koreanSoundKeys } from './place-sounds.ts'
import { latinNames } from './romanise.ts'

const KOREAN_ENDING = /(특별자치도|특별자치시|특별시|광역시|자치도|도|시|군|구)$/
const ENGLISH_ENDING = /-(do|si|gun|gu)$/i
/** Letters of spellings by sound: shorter ones are words of other meanings. */
const MIN_HEARD_LENGTH = 4

/**
 * Places by how their names sound; names that sound alike are none, except for a larger place among smaller ones, and the
 * two that are spelt alike in Korean too.
 */
export function placeSounds(): Map<string, number[]> {
  const found = new Map<string, RegionRecord[]>()
  for (const region of regions)
    for (const key of new Set(spokenNamesOf(region).flatMap(koreanSoundKeys)))
      found.set(key, [...(found.get(key) ?? []), region])
  return new Map(
    [...found].flatMap(([key, named]) => {
      const largest = Math.min(...named.map(rankOf))
      const [only, other] = named.filter((region) => rankOf(region) === largest)
      if (!only || other) return []
      const namesakes = named.filter((region) => stemOf(region) === stemOf(only) && region.parent !== only.id)
      return [[key, namesakes.map(({ id }) => id)] as const]
    }),
  )
}

/** `광주` of the metropolitan city and of the city in Gyeonggi. */
const stemOf = ({ sido, sigungu }: RegionRecord) =>
  (sigungu?.split(' ').at(-1) ?? sido).replace(KOREAN_ENDING, '')

const rankOf = ({ kind }: RegionRecord) => ['si', 'gun', 'gu', 'sido'].indexOf(kind)

/** `전라남도` and `전라남`, `강원도` besides `강원특별자치도`, `화성` and `화성시`. Names of districts are short and sound as many common words. */
function spokenNamesOf({ sido, sigungu }: RegionRecord): string[] {
  const name = sigungu?.split(' ').at(-1) ?? sido
  const stem = name.replace(KOREAN_ENDING, '')
  if (stem.length < 2) return []
  if (sigungu === null) return [name, stem, `${stem}${sido.endsWith('시') ? '시' : '도'}`]
  return sigungu.endsWith('구') && stem.length < 3 ? [name] : [name, stem]
}

/** Names of regions as they are typed, compared by `fold`, with the regions that have them. */
export const placeNames = (): Map<string, number[]> => regionsByName(namesOf)

/** Further ones, of queries only. */
export const placeSearchNames = (): Map<string, number[]> =>
  regionsByName((region) => [
    ...(placeSearchWords.get(region.sigungu?.split(' ').at(-1) ?? region.sido) ?? []),
    ...(region.parent === null ? furtherProvinceNames(region) : formerNamesOf(region)),
  ])

/** With the province, as a former name alone may belong to another district today: `인천 서구`, `Seo-gu, Incheon`. */
function formerNamesOf(region: RegionRecord): string[] {
  return formerDistrictsOf(region).flatMap(({ provinces, provincesInEnglish, sigungu, sigunguInEnglish }) => {
    const stem = sigungu.replace(KOREAN_ENDING, '')
    const korean = stem.length < 2 ? [sigungu] : [sigungu, stem]
    return [
      ...provinces.flatMap((province) => korean.map((name) => `${province} ${name}`)),
      ...provincesInEnglish.flatMap((province) => [
        `${province} ${sigunguInEnglish}`,
        `${sigunguInEnglish} ${province}`,
      ]),
    ]
  })
}

function regionsByName(names: (region: RegionRecord) => readonly string[]): Map<string, number[]> {
  const found = new Map<string, number[]>()
  for (const region of regions)
    for (const name of names(region)) {
      const folded = fold(name)
      if (folded === '') continue
      const known = found.get(folded) ?? []
      // The province of a city of the same name has all of its jobs: `제주`.
      if (region.parent !== null && known.includes(region.parent)) continue
      found.set(folded, known.includes(region.id) ? known : [...known, region.id])
    }
  return found
}

function namesOf(region: RegionRecord): string[] {
  return region.sigungu === null ? provinceNames(region) : districtNames(region, region.sigungu)
}

function provinceNames({ sido, sidoInSummary, sidoInEnglish, sidoInEnglishShort }: RegionRecord): string[] {
  const stem = sido.replace(KOREAN_ENDING, '')
  const isCity = sido.endsWith('시')
  return [
    sido,
    sidoInSummary,
    stem,
    `${sidoInSummary}${isCity ? '시' : '도'}`,
    sidoInEnglish,
    sidoInEnglishShort,
    `${sidoInEnglishShort} ${isCity ? 'city' : 'province'}`,
    ...(placeWords.get(sido) ?? []),
    ...[sidoInSummary, sido, stem].flatMap(heard),
  ]
}

function districtNames({ sigunguInEnglish, kind }: RegionRecord, sigungu: string): string[] {
  const own = sigungu.split(' ').at(-1) ?? sigungu
  const english = sigunguInEnglish?.split(',')[0]?.trim() ?? ''
  const stem = own.replace(KOREAN_ENDING, '')
  const names = [own, sigungu, english, ...(placeWords.get(own) ?? [])]
  // `중` and `Jung` alone are not a place.
  if (stem.length < 2) return names
  const englishStem = english.replace(ENGLISH_ENDING, '')
  return [
    ...names,
    stem,
    englishStem,
    ...(kind === 'si' ? [`${englishStem} city`] : []),
    ...(kind === 'gu' ? [] : heard(stem)),
  ]
}

const heard = (hangul: string) => soundsOf(hangul).filter((name) => name.length >= MIN_HEARD_LENGTH)

/** Towns, stations and industrial complexes as they are typed and spelt by sound, with their districts. */
export function localPlaceNames(): [name: string, regionId: number][] {
  return localPlaces.flatMap((place) =>
    namesOfLocal(place).map((name): [string, number] => [name, place.regionId]),
  )
}

function namesOfLocal({ name, nameInChinese }: LocalPlace): string[] {
  const stem = name.replace(LOCAL_ENDING, '')
  const korean = [name, ...(stem === name ? ['동', '역', '읍'] : []).map((ending) => stem + ending)]
  const spelt = [stem, name].flatMap((each) => [...latinNames(each), ...heard(each)])
  const chinese = nameInChinese === '' ? [] : [nameInChinese, `${nameInChinese}洞`, `${nameInChinese}站`]
  return [...korean, ...spelt.filter((each) => each.length >= MIN_SPELT_LENGTH), ...chinese]
}

const LOCAL_ENDING = /(?<=[가-힣]{2})(동|역|읍|면|공단|산단)$/
const MIN_SPELT_LENGTH = 5
const MIN_SYLLABLES = 3

/** As `placeSounds`, of names that are long enough to be no other word. */
export const localPlaceSounds = (): Map<string, number> =>
  new Map(localPlaces.flatMap(({ name, regionId }) => soundsOfLocal(name).map((key) => [key, regionId])))

function soundsOfLocal(name: string): string[] {
  const stem = name.replace(LOCAL_ENDING, '')
  return [name, stem]
    .flatMap(koreanSoundKeys)
    .filter((key) => (key.match(/[aeio]/g)?.length ?? 0) >= MIN_SYLLABLES)
}
