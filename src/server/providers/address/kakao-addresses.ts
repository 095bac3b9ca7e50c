import type { Address } from '../../../contract/place/address.ts'
import { regionByAnyCode } from '../../../reference/former-regions.ts'
import { type AddressSearch, MAX_ADDRESSES, TIME_LIMIT } from './address-search.ts'
import { listOf, memberOf, parsedAnswer, textOf } from '../json-answer.ts'

export interface KakaoSettings {
  /** Origin of the service: `https://dapi.kakao.com`, except in tests. */
  url: string
  apiKey: string
}

/** Kakao Local (`/v2/local/search/address.json`): road and lot addresses with coordinates, in Korean only. */
export function createKakaoAddresses({ url, apiKey }: KakaoSettings): AddressSearch {
  return {
    knowsStreets: true,
    async search(query) {
      const address = new URL('/v2/local/search/address.json', url)
      address.search = new URLSearchParams({ query, size: String(MAX_ADDRESSES) }).toString()
      const response = await fetch(address, {
        headers: { authorization: `KakaoAK ${apiKey}` },
        signal: AbortSignal.timeout(TIME_LIMIT),
      })
      if (!response.ok) throw new Error(`Kakao answered HTTP ${response.status}`)
      return listOf(parsedAnswer(await response.text()), 'documents').flatMap(addressOf)
    },
  }
}

function addressOf(document: unknown): Address[] {
  const lot = memberOf(document, 'address')
  const road = memberOf(document, 'road_address')
  const bcode = textOf(lot, 'b_code')
  const [longitude, latitude] = [Number(textOf(document, 'x')), Number(textOf(document, 'y'))]
  const town = textOf(lot, 'region_3depth_name')
  const region = regionByAnyCode(bcode, { words: [town], latitude, longitude })
  if (!region || region.parent === null || !longitude || !latitude) return []
  return [
    {
      address: textOf(road, 'address_name') || textOf(document, 'address_name'),
      addressEnglish: [region.sigunguInEnglish, region.sidoInEnglish].filter(Boolean).join(', '),
      zonecode: textOf(road, 'zone_no'),
      bcode,
      sido: region.sido,
      sigungu: region.sigungu ?? '',
      sigunguCode: region.sigunguCode,
      latitude,
      longitude,
    },
  ]
}
