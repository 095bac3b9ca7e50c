import { beforeAll, describe, expect, test } from 'vitest'
import { searchAddresses } from '../../src/contract/place/address.ts'
import { regionByCode, regionById, regionName } from '../../src/reference/regions.ts'
import { regionByAnyCode } from '../../src/reference/former-regions.ts'
import formerRegions from '../../src/reference/former-regions.json' with { type: 'json' }
import { districtIn } from '../../src/server/features/arrears/district.ts'
import { readQuery } from '../../src/server/features/search/read-query.ts'
import { scopeQueryOf } from '../../src/server/features/search/scope-query.ts'
import { typedAddressInEnglish } from '../../src/server/i18n/romanized.ts'
import { createAddresses } from '../../src/server/providers/address/create-addresses.ts'
import { announcementActions, anAnnouncement, aVerifiedEmployer } from '../support/announcements.ts'
import { runServer, type RunningServer } from '../support/server.ts'
import { aVendor, type Vendor } from '../support/vendor.ts'

let server: RunningServer
let vendor: Vendor

beforeAll(async () => {
  server = await runServer()
  vendor = await aVendor()
})

const nameOf = (id: number | undefined) => (id === undefined ? null : regionName(id, 'ko'))

describe('Codes of regions since 2018', () => {
  test('Every former code and every code of July 2026 is one of today’s districts', () => {
    const codes = Object.entries(formerRegions.codes).flatMap(([code, now]) => [code, ...now])
    expect(codes.filter((code) => !regionByAnyCode(code)?.parent)).toEqual([])
  })

  test.each([
    ['12270', '광주 남구'],
    ['1281025021', '전남 무안군'],
    ['46110', '전남 목포시'],
    ['42150', '강원 강릉시'],
    ['45190', '전북 남원시'],
    ['45110', '전북 전주시'],
    ['28170', '인천 미추홀구'],
    ['28140', '인천 제물포구'],
    ['99999', null],
  ])('The code %s is that of %s', (code, name) => {
    expect(nameOf(regionByAnyCode(code)?.id)).toBe(name)
  })

  test.each([
    ['28110', { words: ['운서동'] }, '인천 영종구'],
    ['28110', { latitude: 37.4738, longitude: 126.6216 }, '인천 제물포구'],
    ['28260', { words: ['가정동'] }, '인천 서해구'],
    ['28260', { latitude: 37.5951, longitude: 126.6711 }, '인천 검단구'],
    ['41590', { words: ['경기도', '화성시', '봉담읍'] }, '경기 화성시 효행구'],
    ['41590', {}, '경기 화성시'],
    ['41190', { words: ['송내동'] }, '경기 부천시 소사구'],
  ])('The code %s of a split district means with %j %s', (code, where, name) => {
    expect(nameOf(regionByAnyCode(code, where)?.id)).toBe(name)
  })
})

describe('Addresses of providers with other codes than the product has', () => {
  test('The juso.go.kr client keeps an address with a code of July 2026, and one of a district that was split', async () => {
    const addresses = createAddresses({ provider: 'juso', url: vendor.url, apiKey: 'key' }, () => undefined)
    const row = (admCd: string, emdNm: string) => ({ roadAddr: emdNm, admCd, emdNm })
    vendor.answer = {
      status: 200,
      body: {
        results: {
          common: { errorCode: '0' },
          juso: [row('1224012000', '치평동'), row('2826011400', '당하동')],
        },
      },
    }
    const found = await addresses.search('길 1')
    expect(found.map(({ sigunguCode }) => regionByCode(sigunguCode)?.sigungu)).toEqual(['서구', '검단구'])
  })

  test('The Kakao client keeps an address with a code of July 2026, and one of a district that was split', async () => {
    const addresses = createAddresses({ provider: 'kakao', url: vendor.url, apiKey: 'key' }, () => undefined)
    const document = (b_code: string, x: string, y: string) => ({
      address_name: b_code,
      x,
      y,
      address: { b_code },
    })
    vendor.answer = {
      status: 200,
      body: {
        documents: [document('1213010100', '127.66', '34.76'), document('2811014700', '126.5', '37.49')],
      },
    }
    const found = await addresses.search('길 1')
    expect(found.map(({ sigunguCode }) => regionByCode(sigunguCode)?.sigungu)).toEqual(['여수시', '영종구'])
  })

  test.each([
    ['전남광주통합특별시 광산구', '광주광역시 광산구'],
    ['전라북도 군산시', '전북특별자치도 군산시'],
    ['강원도 속초', '강원특별자치도 속초시'],
    ['울산시 동구', '울산광역시 동구'],
    ['인천 남구 주안1동', '인천광역시 미추홀구 주안1동'],
    ['경북 군위군 효령면', '대구광역시 군위군 효령면'],
  ])('The reference data finds %s as %s', async (query, address) => {
    const { data } = await server.call(searchAddresses, { query: { query } })
    expect(data[0]?.address).toBe(address)
  })
})

describe('Postings with other codes than the product has', () => {
  test.each([
    ['12330', {}, '광주 광산구'],
    ['42130', {}, '강원 원주시'],
    ['28260', { address: '인천광역시 서구 원당동 1', latitude: null, longitude: null }, '인천 검단구'],
    ['47720', {}, '대구 군위군'],
  ])('sigunguCode %s with %j is published in %s', async (sigunguCode, place, name) => {
    const employer = await aVerifiedEmployer(server)
    const acts = announcementActions(server)
    const { status, data } = await acts.publish(employer, { ...anAnnouncement(), ...place, sigunguCode })
    expect(status).toBe(201)
    const { region_id: id, sigungu_code: code } = await acts.stored(data.id)
    expect([nameOf(id), code]).toEqual([name, regionById(id)?.sigunguCode])
  })
})

describe('Names of regions since 2018', () => {
  const meant = (query: string) => {
    const { regionIds, words } = scopeQueryOf(readQuery(query), [])
    return regionIds.length > 0 ? regionIds.map(nameOf) : words
  }

  test.each([
    ['전남광주통합특별시', ['광주', '전남']],
    ['전남광주', ['광주', '전남']],
    ['인천 중구', ['인천 제물포구', '인천 영종구']],
    ['Seo-gu Incheon', ['인천 서해구', '인천 검단구']],
  ])('A search for %s means %j', (query, names) => {
    expect(meant(query)).toEqual(names)
  })

  test.each([
    ['전라북도', '전북'],
    ['인천 남구', '미추홀구'],
    ['경상북도 군위군', '군위군'],
    ['전남광주통합특별시 동구', '광주 동구'],
    ['북구 대구', '대구 북구'],
    ['Ulsan Jung-gu', '울산 중구'],
  ])('A search for %s means the same as one for %s', (query, same) => {
    expect(meant(query)).toHaveLength(1)
    expect(meant(query)).toEqual(meant(same))
  })

  test.each([
    ['전남광주통합특별시 담양군 1', '전라남도 담양군'],
    ['전남광주통합특별시 서구 1', '광주 서구'],
    ['서울시 강북구 1', '서울특별시 강북구'],
    ['대전시 유성구 1', '대전 유성구'],
    ['인천광역시 서구 1', '인천 검단구'],
    ['인천 동구 1', '인천광역시 제물포구'],
    ['경상북도 군위군 1', '대구광역시 군위군'],
  ])('%s in the arrears list and %s in a company’s address are the same district', (listed, registered) => {
    expect(districtIn(listed)).not.toBeNull()
    expect(districtIn(listed)).toBe(districtIn(registered))
  })

  test('Districts of the same name in two provinces stay apart', () => {
    expect(districtIn('전남광주통합특별시 북구 1')).not.toBe(districtIn('부산시 북구 1'))
    expect(districtIn('경기 광주시 1')).toBe('경기 광주시')
  })

  test.each([
    ['전라북도 전주시 덕진구 건지로 1', '1 Geonji-ro, Deokjin-gu, Jeonju-si, Jeonbuk'],
    ['부산시 사상구 가야대로 1', '1 Gaya-daero, Sasang-gu, Busan'],
    ['경북 군위군 군위읍 중앙길 1', '1 Jungang-gil, Gunwi-eup, Gunwi-gun, Daegu'],
  ])('The address %s is %s in English', (address, english) => {
    expect(typedAddressInEnglish(address)).toBe(english)
  })
})
