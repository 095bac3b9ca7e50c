import type { Address } from '../../../contract/place/address.ts'
import { regionByCode } from '../../../reference/regions.ts'
import { towns } from '../../../reference/towns.ts'
import { type AddressSearch, MOST_ADDRESSES, TIME_LIMIT } from './address-search.ts'
import { listOf, memberOf, parsedAnswer, textOf } from '../json-answer.ts'

export interface JusoSettings {
  /** Origin of the service, `https://business.juso.go.kr` unless tested. */
  url: string
  apiKey: string
}

/**
 * The road-name address service of the government (`addrLinkApi.do`), with English addresses and postal codes. It gives no
 * points: those are the town's, else the district's.
 */
export function createJusoAddresses({ url, apiKey }: JusoSettings): AddressSearch {
  return {
    async search(query) {
      const address = new URL('/addrlink/addrLinkApi.do', url)
      address.search = new URLSearchParams({
        confmKey: apiKey,
        currentPage: '1',
        countPerPage: String(MOST_ADDRESSES),
        keyword: searchable(query),
        resultType: 'json',
      }).toString()
      const response = await fetch(address, { signal: AbortSignal.timeout(TIME_LIMIT) })
      if (!response.ok) throw new Error(`juso answered HTTP ${response.status}`)
      const results = memberOf(parsedAnswer(await response.text()), 'results')
      const code = textOf(memberOf(results, 'common'), 'errorCode')
      // E0006 and the like: the words are too few or too many for it, which finds nothing.
      if (code !== '0' && !/^E00(0[5-9]|1[0-9])$/.test(code)) throw new Error(`juso answered ${code}`)
      return listOf(results, 'juso').flatMap(addressOf)
    },
  }
}

/** What the service refuses as an attempt to inject SQL (its developer's guide). */
function searchable(query: string): string {
  return query.replaceAll(/[%=><]/g, ' ').trim()
}

function addressOf(row: unknown): Address[] {
  const bcode = textOf(row, 'admCd')
  const region = regionByCode(bcode.slice(0, 5))
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
