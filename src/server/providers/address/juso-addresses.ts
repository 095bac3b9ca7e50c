import type { Address } from '../../../contract/place/address.ts'
import { regionByAnyCode } from '../../../reference/former-regions.ts'
import { towns } from '../../../reference/towns.ts'
import { type AddressSearch, MAX_ADDRESSES, TIME_LIMIT } from './address-search.ts'
import { listOf, memberOf, parsedAnswer, textOf } from '../json-answer.ts'

export interface JusoSettings {
  /** Origin of the service: `https://business.juso.go.kr`, except in tests. */
  url: string
  apiKey: string
}

/**
 * The government's road-name address service (`addrLinkApi.do`), with English addresses and postal codes. It returns no
 * coordinates, so those of the town or district are used.
 */
export function createJusoAddresses({ url, apiKey }: JusoSettings): AddressSearch {
  return {
    knowsStreets: true,
    async search(query) {
      const address = new URL('/addrlink/addrLinkApi.do', url)
      address.search = new URLSearchParams({
        confmKey: apiKey,
        currentPage: '1',
        countPerPage: String(MAX_ADDRESSES),
        keyword: searchable(query),
        resultType: 'json',
      }).toString()
      const response = await fetch(address, { signal: AbortSignal.timeout(TIME_LIMIT) })
      if (!response.ok) throw new Error(`juso answered HTTP ${response.status}`)
      const results = memberOf(parsedAnswer(await response.text()), 'results')
      const code = textOf(memberOf(results, 'common'), 'errorCode')
      // E0005 to E0019 reject the query itself, for example as too short: no results.
      if (code !== '0' && !/^E00(0[5-9]|1[0-9])$/.test(code)) throw new Error(`juso answered ${code}`)
      return listOf(results, 'juso').flatMap(addressOf)
    },
  }
}

/** Removes characters that the service rejects as SQL injection (see its developer guide). */
function searchable(query: string): string {
  return query.replaceAll(/[%=><]/g, ' ').trim()
}

function addressOf(row: unknown): Address[] {
  const bcode = textOf(row, 'admCd')
  const region = regionByAnyCode(bcode, { words: [textOf(row, 'emdNm')] })
  if (!region || region.parent === null) return []
  const town = towns.find(({ regionId, name }) => regionId === region.id && name === textOf(row, 'emdNm'))
  const { latitude, longitude } = town ?? region
  return [
    {
      address: textOf(row, 'roadAddr'),
      addressEnglish: textOf(row, 'engAddr'),
      zonecode: textOf(row, 'zipNo'),
      bcode,
      sido: textOf(row, 'siNm'),
      sigungu: textOf(row, 'sggNm'),
      sigunguCode: region.sigunguCode,
      latitude,
      longitude,
    },
  ]
}
