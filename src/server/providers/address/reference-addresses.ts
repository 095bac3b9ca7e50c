import type { Address } from '../../../contract/place/address.ts'
import { normalForm } from '../../../contract/base/normal-form.ts'
import { formerDistrictsOf, furtherProvinceNames } from '../../../reference/former-regions.ts'
import { localPlaces } from '../../../reference/local-places.ts'
import { regionById, type RegionRecord, regions } from '../../../reference/regions.ts'
import { towns } from '../../../reference/towns.ts'
import { type AddressSearch, MAX_ADDRESSES } from './address-search.ts'

interface Place {
  address: Address
  /** Lower-case words of its own name and of the areas that contain it, in Korean and English. */
  own: string[]
  around: string[]
  /** Names within it that are no area: stations, industrial complexes, well-known streets. */
  within: string[]
}

/** Searches districts and towns of the reference data, which has no postal codes and few streets. */
export function createReferenceAddresses(): AddressSearch {
  const places = lazily(() => [...districtPlaces(), ...townPlaces()])
  return { knowsStreets: false, search: async (query) => findPlaces(places(), wordsOf(query)) }
}

/** Ignores words that match no place, such as a street name or number. */
function findPlaces(places: Place[], words: string[]): Address[] {
  const known = words.filter((word) => places.some((place) => matchOf(place, word) > 0))
  if (known.length === 0) return []
  return places
    .map((place) => ({ place, matches: known.map((word) => matchOf(place, word)) }))
    .filter(({ matches }) => matches.every((match) => match > 0))
    .map(({ place, matches }) => ({ place, score: matches.reduce((sum, match) => sum + match, 0) }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, MAX_ADDRESSES)
    .map(({ place }) => place.address)
}

/** Scores a prefix above a substring, the own name above containing areas, and those above names within it. */
function matchOf({ own, around, within }: Place, word: string): number {
  if (own.some((name) => name.startsWith(word))) return 4
  if (own.some((name) => name.includes(word))) return 3
  if (around.some((name) => name.startsWith(word))) return 2
  if (around.some((name) => name.includes(word))) return 1
  return within.some((name) => name.startsWith(word)) ? 0.5 : 0
}

function districtPlaces(): Place[] {
  return regions
    .filter((region) => region.parent !== null)
    .map((region) => ({
      address: addressOf(region, region.sigungu ?? '', region),
      own: districtWords(region),
      around: provinceWords(region),
      within: localPlaces
        .filter(({ regionId }) => regionId === region.id)
        .flatMap(({ name }) => wordsOf(name)),
    }))
}

function townPlaces(): Place[] {
  return towns.flatMap((town) => {
    const region = regionById(town.regionId)
    if (!region) return []
    return [
      {
        address: addressOf(region, `${region.sigungu} ${town.name}`, town),
        own: wordsOf(town.name),
        around: [...districtWords(region), ...provinceWords(region)],
        within: [],
      },
    ]
  })
}

const provinceWords = (region: RegionRecord) => [
  ...wordsOf(`${region.sido} ${region.sidoInSummary} ${region.sidoInEnglish} ${region.sidoInEnglishShort}`),
  ...furtherProvinceNames(region).flatMap(wordsOf),
  ...formerDistrictsOf(region).flatMap(({ provinces }) => provinces.flatMap(wordsOf)),
]

const districtWords = (region: RegionRecord) =>
  [
    `${region.sigungu} ${region.sigunguInEnglish}`,
    ...formerDistrictsOf(region).map((former) => `${former.sigungu} ${former.sigunguInEnglish}`),
  ].flatMap(wordsOf)

function addressOf(
  region: RegionRecord,
  name: string,
  point: { latitude: number; longitude: number },
): Address {
  // Sejong is both a province and its only district.
  const address = name.startsWith(region.sido) ? name : `${region.sido} ${name}`
  return {
    address,
    addressEnglish: [region.sigunguInEnglish, region.sidoInEnglish].filter(Boolean).join(', '),
    zonecode: '',
    // The district's code: legal towns (bcode) differ from the administrative towns listed here.
    bcode: `${region.sigunguCode}00000`,
    sido: region.sido,
    sigungu: region.sigungu ?? '',
    sigunguCode: region.sigunguCode,
    latitude: point.latitude,
    longitude: point.longitude,
  }
}

function wordsOf(text: string): string[] {
  return normalForm(text, 'NFC')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '' && word !== 'null')
}

function lazily<T>(make: () => T): () => T {
  let made: { value: T } | null = null
  return () => (made ??= { value: make() }).value
}
