import type { Address } from '../../../contract/place/address.ts'
import { regionById, type RegionRecord, regions } from '../../../reference/regions.ts'
import { towns } from '../../../reference/towns.ts'
import { type AddressSearch, MOST_ADDRESSES } from './address-search.ts'

interface Place {
  address: Address
  /** The words of its own name, and those of what contains it, in Korean and English, lower case. */
  own: string[]
  around: string[]
}

/** Districts and towns of the reference data: needs no service, and knows no streets nor postal codes. */
export function createReferenceAddresses(): AddressSearch {
  const places = lazily(() => [...districtPlaces(), ...townPlaces()])
  return { search: async (query) => findPlaces(places(), wordsOf(query)) }
}

/** Words that name no place, such as a street and its number, are left for the address's details. */
function findPlaces(places: Place[], words: string[]): Address[] {
  const known = words.filter((word) => places.some((place) => matchOf(place, word) > 0))
  if (known.length === 0) return []
  return places
    .map((place) => ({ place, matches: known.map((word) => matchOf(place, word)) }))
    .filter(({ matches }) => matches.every((match) => match > 0))
    .map(({ place, matches }) => ({ place, score: matches.reduce((sum, match) => sum + match, 0) }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, MOST_ADDRESSES)
    .map(({ place }) => place.address)
}

/** Beginnings count more than middles, the own name more than what is around. */
function matchOf({ own, around }: Place, word: string): number {
  if (own.some((name) => name.startsWith(word))) return 4
  if (own.some((name) => name.includes(word))) return 3
  if (around.some((name) => name.startsWith(word))) return 2
  return around.some((name) => name.includes(word)) ? 1 : 0
}

function districtPlaces(): Place[] {
  return regions
    .filter((region) => region.parent !== null)
    .map((region) => ({
      address: addressOf(region, region.sigungu ?? '', region),
      own: wordsOf(`${region.sigungu} ${region.sigunguInEnglish}`),
      around: provinceWords(region),
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
        around: [...wordsOf(`${region.sigungu} ${region.sigunguInEnglish}`), ...provinceWords(region)],
      },
    ]
  })
}

const provinceWords = (region: RegionRecord) =>
  wordsOf(`${region.sido} ${region.sidoInSummary} ${region.sidoInEnglish} ${region.sidoInEnglishShort}`)

function addressOf(
  region: RegionRecord,
  name: string,
  point: { latitude: number; longitude: number },
): Address {
  // Sejong is a province and its only district at once.
  const address = name.startsWith(region.sido) ? name : `${region.sido} ${name}`
  return {
    address,
    addressEnglish: [region.sigunguInEnglish, region.sidoInEnglish].filter(Boolean).join(', '),
    zonecode: '',
    // Of the district: the legal towns have other names and numbers than the ones people live by.
    bcode: `${region.sigunguCode}00000`,
    sido: region.sido,
    sigungu: region.sigungu ?? '',
    sigunguCode: region.sigunguCode,
    latitude: point.latitude,
    longitude: point.longitude,
  }
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFC')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '' && word !== 'null')
}

function lazily<T>(make: () => T): () => T {
  let made: { value: T } | null = null
  return () => (made ??= { value: make() }).value
}
