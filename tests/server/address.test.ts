import { beforeAll, describe, expect, test } from 'vitest'
import { searchAddresses } from '../../src/contract/place/address.ts'
import { getSettings } from '../../src/contract/site/settings.ts'
import { regionByCode } from '../../src/reference/regions.ts'
import { createAddresses } from '../../src/server/providers/address/create-addresses.ts'
import { createRateLimits } from '../../src/server/http/rate-limits.ts'
import { runServer, type RunningServer } from '../support/server.ts'
import { aVendor, type Vendor } from '../support/vendor.ts'

let server: RunningServer
let vendor: Vendor
let reports: string[]

beforeAll(async () => {
  server = await runServer()
  vendor = await aVendor()
})

const search = async (query: string) => (await server.call(searchAddresses, { query: { query } })).data
const named = async (query: string) => (await search(query)).map(({ address }) => address)

describe('Address search in the reference data', () => {
  test('The search matches prefixes of Korean names and lists a district before its towns', async () => {
    const found = await named('수원 영통')
    expect(found[0]).toBe('경기도 수원시 영통구')
    expect(found.slice(1, 4)).toEqual([
      '경기도 수원시 영통구 영통1동',
      '경기도 수원시 영통구 영통2동',
      '경기도 수원시 영통구 영통3동',
    ])
  })

  test('A town comes with its coordinates and a district code that an announcement accepts', async () => {
    const [town] = await search('화성 향남')
    expect(town).toEqual({
      address: '경기도 화성시 만세구 향남읍',
      addressEnglish: 'Manse-gu, Hwaseong-si, Gyeonggi-do',
      zonecode: '',
      bcode: '4159100000',
      sido: '경기도',
      sigungu: '화성시 만세구',
      sigunguCode: '41591',
      latitude: 37.11453,
      longitude: 126.9269,
    })
    expect(regionByCode('41591')?.parent).not.toBeNull()
  })

  test('The search matches English names and ignores an unknown street', async () => {
    expect((await named('hwaseong manse'))[0]).toBe('경기도 화성시 만세구')
    expect((await named('경기도 화성시 향남읍 발안로 12'))[0]).toBe('경기도 화성시 만세구 향남읍')
  })

  test('The search leads from a well-known street or an industrial complex to its district', async () => {
    expect(await named('대학로 12')).toEqual(['서울특별시 종로구'])
    expect(await named('동성로')).toEqual(['대구광역시 중구'])
    expect((await named('화성 향남'))[0]).toBe('경기도 화성시 만세구 향남읍')
  })

  test('The search lists Sejong once and returns at most twenty addresses', async () => {
    expect((await named('세종'))[0]).toBe('세종특별자치시')
    expect(await search('동')).toHaveLength(20)
  })

  test('The search returns nothing for words that name no place', async () => {
    expect(await search('qwertyuiop')).toEqual([])
    expect(await search("'; drop table jobs; --")).toEqual([])
  })

  test.each(['', '   ', '가'.repeat(81)])('The search rejects %j as a query', async (query) => {
    const { status } = await server.call(searchAddresses, { query: { query } })
    expect(status).toBe(400)
  })
})

test('GET /settings says whether the address search knows streets', async () => {
  expect((await server.call(getSettings)).data.searchesStreets).toBe(false)
  const addresses = createAddresses({ provider: 'juso', url: vendor.url, apiKey: 'key' }, () => undefined)
  const withStreets = await runServer({ services: { addresses } })
  expect((await withStreets.call(getSettings)).data.searchesStreets).toBe(true)
})

describe('Address search through a provider', () => {
  const juso = () => {
    reports = []
    return createAddresses({ provider: 'juso', url: vendor.url, apiKey: 'key' }, (line) => reports.push(line))
  }

  test('The juso.go.kr client sends the documented request and adds the coordinates of the town', async () => {
    vendor.answer = {
      status: 200,
      body: {
        results: {
          common: { errorCode: '0', errorMessage: '정상', totalCount: '1' },
          juso: [
            {
              roadAddr: '경기도 화성시 만세구 향남읍 발안로 12',
              engAddr: '12 Baran-ro, Hyangnam-eup, Manse-gu, Hwaseong-si, Gyeonggi-do',
              zipNo: '18593',
              admCd: '4159125300',
              siNm: '경기도',
              sggNm: '화성시 만세구',
              emdNm: '향남읍',
            },
          ],
        },
      },
    }
    const found = await juso().search('발안로 12 = %')
    const request = vendor.requests.at(-1)
    expect(request?.url.pathname).toBe('/addrlink/addrLinkApi.do')
    expect(Object.fromEntries(request?.url.searchParams ?? [])).toEqual({
      confmKey: 'key',
      currentPage: '1',
      countPerPage: '20',
      keyword: '발안로 12',
      resultType: 'json',
    })
    expect(found).toEqual([
      {
        address: '경기도 화성시 만세구 향남읍 발안로 12',
        addressEnglish: '12 Baran-ro, Hyangnam-eup, Manse-gu, Hwaseong-si, Gyeonggi-do',
        zonecode: '18593',
        bcode: '4159125300',
        sido: '경기도',
        sigungu: '화성시 만세구',
        sigunguCode: '41591',
        latitude: 37.11453,
        longitude: 126.9269,
      },
    ])
  })

  test('The Kakao Local client sends its key and returns the coordinates of the house', async () => {
    const kakao = createAddresses({ provider: 'kakao', url: vendor.url, apiKey: 'key' }, () => undefined)
    vendor.answer = {
      status: 200,
      body: {
        documents: [
          {
            address_name: '경기 화성시 만세구 향남읍 평리 1',
            x: '126.912345',
            y: '37.123456',
            address: { b_code: '4159125321' },
            road_address: { address_name: '경기 화성시 만세구 향남읍 발안로 12', zone_no: '18593' },
          },
          { address_name: '다른 나라', x: '1', y: '1', address: { b_code: '9999900000' } },
        ],
      },
    }
    const found = await kakao.search('발안로 12')
    expect(vendor.requests.at(-1)?.headers.authorization).toBe('KakaoAK key')
    expect(found).toMatchObject([
      {
        address: '경기 화성시 만세구 향남읍 발안로 12',
        zonecode: '18593',
        sigunguCode: '41591',
        latitude: 37.123456,
        longitude: 126.912345,
      },
    ])
  })

  test.each([
    ['is unavailable', { status: 503, body: 'busy' }],
    ['rejects the key', { status: 200, body: { results: { common: { errorCode: 'E0001' }, juso: null } } }],
    ['returns something else', { status: 200, body: '<p>향남</p>' }],
  ])(
    'A search falls back to the reference data when the provider %s, and its report omits the query',
    async (_, answer) => {
      vendor.answer = answer
      const found = await juso().search('화성 향남')
      expect(found[0]?.address).toBe('경기도 화성시 만세구 향남읍')
      expect(reports).toHaveLength(1)
      expect(reports[0]).not.toContain('향남')
    },
  )
})

test('GET /addresses is rate-limited', async () => {
  const limited = await runServer()
  limited.services.limits = createRateLimits(limited.database.pool, {
    'address-search': { uses: 2, seconds: 60 },
  })
  const statuses = []
  for (let count = 0; count < 3; count++)
    statuses.push((await limited.call(searchAddresses, { query: { query: '수원' } })).status)
  expect(statuses).toEqual([200, 200, 429])
})
