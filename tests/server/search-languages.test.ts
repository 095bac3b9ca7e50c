import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { listJobs } from '../../src/contract/job/job.ts'
import { readJobQuery } from '../../src/contract/job/job-query.ts'
import { occupationName } from '../../src/contract/work/occupation-names.ts'
import { interfaceLanguages } from '../../src/reference/interface-languages.ts'
import { occupationByCode } from '../../src/reference/occupations.ts'
import { regionById, regions } from '../../src/reference/regions.ts'
import { searchConditions } from '../../src/reference/search-conditions.ts'
import { readCatalogue } from '../../src/server/i18n/read-catalogue.ts'
import { readQuery } from '../../src/server/features/search/read-query.ts'
import { aCompany, aJob, publish } from '../support/jobs.ts'
import { runServer, type RunningServer } from '../support/server.ts'

const NOW = new Date('2026-11-22T03:00:00Z')
const PAGE = 10

/** Regions by id: Seoul, Incheon, Gyeonggi, Ansan, Hwaseong, Busan. */
const PLACES = [1, 4, 9, 115, 138, 2]
const WORKS =
  'WELDER PACKER CNC_OPERATOR PRESS_OPERATOR INJECTION_MOLDER ASSEMBLER MACHINIST FOUNDRY_WORKER PLATING_WORKER QUALITY_INSPECTOR'
    .concat(
      ' GRINDER MOLD_MAKER SHEET_METAL_WORKER RUBBER_WORKER PLASTIC_WORKER LASER_CUTTER BATTERY_WORKER KIMCHI_WORKER COOK PLUMBER',
    )
    .split(' ')
    .filter((code) => occupationByCode(code))
const CONDITIONS = searchConditions.slice(0, 4)

interface Need {
  occupation: string
  place: number
  condition: number | null
}

/** Sixty needs: every occupation three times, with a place, and most with a condition. */
const needs: Need[] = Array.from({ length: 60 }, (_, at) => ({
  occupation: WORKS[at % WORKS.length] ?? 'WELDER',
  place: PLACES[(at * 5 + Math.floor(at / WORKS.length)) % PLACES.length] ?? 1,
  condition: at % 3 === 0 ? null : (CONDITIONS[at % CONDITIONS.length]?.number ?? null),
}))

/** A catalogue that a language does not have yet is left out. */
const namesOf = (code: string) => (code === 'en' ? null : readCatalogue(code, ['work']))
const languages = interfaceLanguages
  .map(({ code }) => ({ code, names: namesOf(code) }))
  .filter(({ code, names }) => code === 'en' || (names !== null && names.size > 0))

function queryOf(need: Need, code: string, names: ReadonlyMap<string, string> | null): string {
  const english = occupationName(need.occupation)?.message ?? ''
  const region = regionById(need.place)
  const korean = region?.sigungu ?? region?.sidoInSummary
  const latin = (region?.sigunguInEnglish ?? region?.sidoInEnglishShort)?.replace(/-si$/, '')
  const place = code === 'ko' ? korean : latin
  const condition = searchConditions.find(({ number }) => number === need.condition)?.words[code]?.[0] ?? ''
  return `${names?.get(english) ?? english} ${place} ${condition}`.trim()
}

let server: RunningServer

beforeAll(async () => {
  server = await runServer()
  server.clock.now = NOW
  const company = await aCompany(server.database.db, NOW)
  const jobs = [...new Set(needs.map(({ occupation }) => occupation))].flatMap((occupation) =>
    PLACES.flatMap((region_id) =>
      [[], [1], [2], [3], [4], [1, 2, 3, 4]].map((numbers) => ({
        ...aJob(company, NOW, {
          title: '사람을 찾습니다',
          occupations: [occupation],
          region_id,
          keywords: [],
        }),
        phrases: JSON.stringify(
          searchConditions
            .filter(({ number }) => numbers.includes(number))
            .map(({ phrase }) => ({ code: phrase, parameters: {} })),
        ),
      })),
    ),
  )
  await publish(server.database.db, ...jobs)
})

const firstPage = async (query: string) =>
  (await server.call(listJobs, { query: { query, pageSize: PAGE } })).data.map(({ id }) => id)

describe('A need asked in different languages', () => {
  test('A posting is found by its title, also where its codes say something else', async () => {
    const now = new Date()
    const title = '안산 용접 야간 기숙사 4390호'
    const job = aJob(await aCompany(server.database.db, now), now, { title, occupations: [] })
    await publish(server.database.db, job)
    const { data } = await server.call(listJobs, { query: { query: title } })
    expect(data.map(({ id }) => id)).toEqual([job.id])
  })

  test('Sixty needs find the same first page in at least 95 of 100 languages and needs', async () => {
    const different: string[] = []
    for (const need of needs) {
      const expected = await firstPage(queryOf(need, 'ko', namesOf('ko')))
      expect(expected.length).toBeGreaterThan(0)
      for (const { code, names } of languages) {
        const query = queryOf(need, code, names)
        if (JSON.stringify(await firstPage(query)) !== JSON.stringify(expected))
          different.push(`${code}: ${query}`)
      }
    }
    expect(different.slice(0.05 * needs.length * languages.length)).toEqual([])
  })

  test.each([
    [['용접 안산', '안산 용접공', '안산용접', 'welder Ansan', 'Welders in Ansan-si', 'wedler ansan']],
    [
      [
        '용접 안산',
        'thợ hàn Ansan',
        'tho han ansan',
        'сварщик Ансан',
        '焊工 安山',
        'payvandchi Ansan',
        'пайвандчи Ансан',
      ],
    ],
    [['기숙사 포장 화성시', 'packing worker Hwaseong with housing', '포장 화성 숙소 제공']],
    [
      [
        '야간 공장 경기',
        'night shift factory Gyeonggi',
        'ca đêm nhà máy Gyeonggi-do',
        'ночная смена завод Кёнги',
      ],
    ],
    [['안산', 'Ansan', 'ANSAN', '안산시', '경기 안산시', 'Ansan, Gyeonggi']],
  ])('%j are the same search', (queries) => {
    const read = queries.map((query) => {
      const { parts, rest } = readQuery(query)
      const terms = parts
        .flatMap((part) => part.terms)
        .filter(({ kind }) => kind !== 'PLACE' || parts.length > 0)
      const places = terms.flatMap((term) => (term.kind === 'PLACE' ? term.ids : []))
      return {
        rest,
        others: terms
          .filter(({ kind }) => kind !== 'PLACE')
          .map((term) => JSON.stringify(term))
          .toSorted(),
        place: Math.max(0, ...places),
      }
    })
    for (const each of read) expect(each).toEqual(read[0])
  })
})

describe('A place name of several regions', () => {
  test('It finds the postings of each of them that have the other codes, whatever regions their title names', async () => {
    const [gwangju, gwangjuInGyeonggi, seoul] = [regionNamed('광주', null), regionNamed('경기', '광주시'), 1]
    const now = new Date()
    const company = await aCompany(server.database.db, now)
    const works = ['WELDER', 'PACKER']
    const jobs = [gwangju, gwangjuInGyeonggi, seoul].flatMap((region_id) =>
      works.map((code) => aJob(company, now, { title: '광주 사람', occupations: [code], region_id })),
    )
    await publish(server.database.db, ...jobs)
    const { data } = await server.call(listJobs, { query: { query: '광주 용접', pageSize: PAGE } })
    const welders = jobs.filter(({ occupations }) => occupations?.includes('WELDER')).slice(0, 2)
    expect(data.map(({ id }) => id).toSorted()).toEqual(welders.map(({ id }) => id).toSorted())
  })

  const regionNamed = (sido: string, sigungu: string | null) =>
    regions.find((region) => region.sidoInSummary === sido && region.sigungu === sigungu)?.id ?? 0
})

describe('Reading a query', () => {
  test('The words are read in pieces, between which the process answers', async () => {
    let turns = 0
    const counting = setInterval(() => turns++, 0)
    vi.resetModules()
    const fresh = await import('../../src/server/features/search/query-words.ts')
    turns = 0
    await fresh.warmQueryWords()
    clearInterval(counting)
    expect(turns).toBeGreaterThan(5)
    expect(fresh.queryWords().get('welder')).toEqual([{ kind: 'OCCUPATION', code: 'WELDER' }])
  })

  test('Words that are part of another word stay text', () => {
    for (const query of ['한국용접', 'welderman', '(주)안산기공', 'xyz'])
      expect(readQuery(query)).toEqual({ parts: [], rest: query, unread: '' })
  })

  test('The rest is looked for as text', () => {
    expect(readQuery('가온테크 welder')).toMatchObject({ rest: '가온테크', parts: [{ without: '가온테크' }] })
  })

  test('A query of the longest size is read in bounded time, whatever it contains', () => {
    for (const letter of ['가', 'a', '1 ', 'ก', '焊', '일', '에서'])
      expect(readQuery(letter.repeat(60 / letter.length)).rest).toBeDefined()
  })

  test('The parts are named in the reader’s language, each with the query without it', async () => {
    const { data } = await server.call(readJobQuery, { query: { query: '용접 안산 기숙사', langCode: 'en' } })
    expect(data).toEqual({
      parts: [
        { kind: 'OCCUPATION', name: 'Welder', without: '안산 기숙사' },
        { kind: 'PLACE', name: 'Ansan-si, Gyeonggi', regionId: 115, without: '용접 기숙사' },
        { kind: 'CONDITION', name: 'Dormitory offered', without: '용접 안산' },
      ],
      rest: '',
      unread: '',
    })
  })

  test.each([
    ['ထူးဆန်း welder', 'ထူးဆန်း', ''],
    ['сварщик кувалда', 'кувалда', ''],
    ['thợ hàn đặcbiệt', 'đặcbiệt', ''],
    ['welder blimey', 'blimey', ''],
    ['welder LG 3d 가온테크', '', 'LG 3d 가온테크'],
  ])(
    'Of %s, words of languages that postings are not written in are not looked for',
    (query, unread, rest) => {
      expect(readQuery(query)).toMatchObject({ parts: [{}], unread, rest })
    },
  )

  test.each([
    ['xưởng giày', 'SHOE_MAKER'],
    ['xưởng giấy', 'PAPER_WORKER'],
  ])('In Vietnamese, %s is read by its tones where these decide', (query, code) => {
    const terms = readQuery(query).parts.flatMap((part) => part.terms)
    expect(terms).toEqual([{ kind: 'OCCUPATION', code }])
  })

  test('In Russian, a final d is a letter of the word in one case and an ending of none in another', () => {
    const factory = [{ kind: 'SECTOR', code: 'FACTORY' }]
    for (const query of ['завод', 'на заводе', 'заводу'])
      expect(readQuery(query).parts.flatMap((part) => part.terms)).toEqual(factory)
  })

  test('A status of residence is not read as another one that differs in its letter', () => {
    for (const query of ['c-4 visa', 'c4 visa']) expect(readQuery(query).parts).toEqual([])
  })

  test('Korean words that postings are not told apart by are text where nothing else is asked for', () => {
    expect(readQuery('한국어')).toEqual({ parts: [], rest: '한국어', unread: '' })
    const { parts, rest, unread } = readQuery('한국어 용접')
    expect([parts.length, rest, unread]).toEqual([1, '', '한국어'])
  })

  test.each([
    ['คนเก่งเชื่อมเหล็ก', 'WELDER'],
    ['中国小吃店厨师', 'KOREAN_COOK'],
    ['ကိုရီးယားမှာ သံဂဟေဆော်ချင်တယ်', 'WELDER'],
    ['ចង់ធ្វើការផ្សារដែក', 'WELDER'],
  ])('In %s, where words are not written apart, work is read among unknown words', (query, code) => {
    const terms = readQuery(query).parts.flatMap((part) => part.terms)
    expect(terms).toContainEqual({ kind: 'OCCUPATION', code })
  })

  test.each(['ข้าวต้มมัดใบตอง', '한국용접산업'])(
    '%s, in which a known word is a small part of unknown ones, is text',
    (query) => {
      expect(readQuery(query)).toMatchObject({ parts: [], rest: query })
    },
  )

  test('A sector is left out beside work of it', () => {
    const terms = readQuery('plating factory').parts.flatMap((part) => part.terms)
    expect(terms).toEqual([{ kind: 'OCCUPATION', code: 'PLATING_WORKER' }])
  })

  test('A query of which nothing is understood is looked for as it is', () => {
    expect(readQuery('кувалда')).toEqual({ parts: [], rest: 'кувалда', unread: '' })
  })

  test('Letters that stand for codes cannot be typed', async () => {
    expect(await firstPage('\u{e00d}')).toEqual(await firstPage(''))
  })

  test('Every place with other spellings exists', () => {
    const places = Object.keys(JSON.parse(readFileSync('src/reference/place-words.json', 'utf8')))
    for (const name of places) expect(readQuery(name).parts).toHaveLength(1)
  })
})
