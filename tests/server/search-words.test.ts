import { expect, test } from 'vitest'
import { headlineFacts } from '../../src/contract/work/headline-texts.ts'
import { interfaceLanguages } from '../../src/reference/interface-languages.ts'
import { searchConditions } from '../../src/reference/search-conditions.ts'
import { readQuery } from '../../src/server/features/search/read-query.ts'
import { textIn } from '../../src/server/i18n/text-in.ts'
import type { Words } from '../../src/server/features/search/word-meanings.ts'
import { lettersIn, scopeQueryOf } from '../../src/server/features/search/scope-query.ts'

const conditionsIn = (query: string) =>
  readQuery(query).parts.flatMap(({ terms }) =>
    terms.flatMap((term) => (term.kind === 'CONDITION' ? [term.number] : [])),
  )

const weekendsOff = searchConditions.find(({ phrase }) => phrase === 'WEEKENDS_OFF')?.number

test.each(['주 5일', '주5일근무', '주5일근므'])(
  'A five-day week means that weekends are off: %s',
  (query) => {
    expect(weekendsOff).toBeDefined()
    expect(conditionsIn(query)).toEqual([weekendsOff])
  },
)

test.each(['주 6일', '주 3일', '주 2일', '주 6일 근무'])(
  'Another number of days is not a five that was mistyped: %s',
  (query) => {
    expect(conditionsIn(query)).not.toContain(weekendsOff)
  },
)

test.each(['다이소', '쿠팡', '스타벅스'])('The name of a firm is looked for as it is: %s', (query) => {
  expect(readQuery(query)).toMatchObject({ parts: [], rest: query })
})

test('A list without a query is answered before the words are read', () => {
  const words = new Proxy({} as Words, {
    get() {
      throw new Error('a word was looked up')
    },
  })
  expect(readQuery('  ', words)).toEqual({ parts: [], rest: '  ', unread: '' })
})

test('A posting is found by the words of its title as they are spelt, a query also by similar ones', () => {
  const welder = scopeQueryOf(readQuery('용접공'), []).words
  expect(lettersIn('용접공 구함')).toEqual(expect.arrayContaining(welder))
  expect(scopeQueryOf(readQuery('용접곤'), []).words).toEqual(welder)
  expect(lettersIn('용접곤 구함')).toEqual([])
})

test.each(['현장', '작업', '인턴', '생산', '어학원'])('A word of its own is no misspelt one: %s', (query) => {
  expect(readQuery(query)).toMatchObject({ parts: [], rest: query })
})

test.each(['용졉기능공', '요접기능공', 'wedler', 'wwelder'])(
  'A slip of the pen is read over: %s',
  (query) => {
    expect(scopeQueryOf(readQuery(query), []).words).toEqual(scopeQueryOf(readQuery('용접공'), []).words)
  },
)

const numberOf = (wanted: string) => searchConditions.find(({ phrase }) => phrase === wanted)?.number

test.each([
  ['bus', 'COMPANY_BUS'],
  ['visa', 'VISA_HELP'],
  ['noKorean', 'NO_KOREAN'],
  ['night', 'NIGHT_SHIFT'],
  ['housing', 'DORMITORY'],
] as const)('What headlines say of a posting is a condition of a query: %s', (fact, phrase) => {
  for (const { code } of interfaceLanguages)
    expect([code, ...conditionsIn(textIn(code)(headlineFacts[fact]))]).toEqual([code, numberOf(phrase)])
})

/** A sector and fifteen short words that postings may have in their text: as many as are read. */
const SIXTEEN = '공장 가 나 다 라 마 바 사 아 자 차 카 타 파 하 거'

test.each(['너', '더', '용접'])('The seventeenth word of a query narrows it, as text: %s', (word) => {
  const read = readQuery(SIXTEEN)
  const longer = readQuery(`${SIXTEEN} ${word}`)
  expect(longer.parts.map(({ terms }) => terms)).toEqual(read.parts.map(({ terms }) => terms))
  expect(longer.rest.split(' ')).toEqual([...read.rest.split(' '), word])
  const wordsOf = (query: string) => scopeQueryOf(readQuery(query), []).words
  expect(new Set(wordsOf(`${SIXTEEN} ${word}`))).toEqual(new Set([...wordsOf(SIXTEEN), word]))
})

test('The sixteenth word of a query is still interpreted, and later words narrow it as text', () => {
  const fifteen = SIXTEEN.split(' ').slice(0, 15).join(' ')
  const termsOf = (query: string) => readQuery(query).parts.map(({ text }) => text)
  expect(termsOf(`${fifteen} 기숙사`)).toContain('기숙사')
  const behind = ['너', '더', '러', '머', '버']
  expect(readQuery([SIXTEEN, ...behind].join(' ')).rest).toMatch(/ 너 더 러 머 버$/)
})

test('A province and its city of the same name are the whole province', () => {
  const places = (query: string) => readQuery(query).parts.flatMap(({ terms }) => terms)
  expect(places('제주')).toEqual(places('济州'))
  expect(places('제주시')).not.toEqual(places('제주'))
})

test.each(['사무직', 'office', 'văn phòng', 'ရုံး', 'कार्यालय'])('Office work is a sector: %s', (query) => {
  expect(readQuery(query).parts).toMatchObject([{ terms: [{ kind: 'SECTOR', code: 'OFFICE' }] }])
})

test('Korean words are understood wherever the blank between them stands', () => {
  const terms = (query: string) => readQuery(query).parts.map((part) => part.terms)
  expect(terms('자동차부품 공장').length).toBeGreaterThan(0)
  expect(terms('자동차 부품공장')).toEqual(terms('자동차부품 공장'))
  expect(readQuery('한국 용접산업')).toMatchObject({ parts: [], rest: '한국 용접산업' })
})

test.each(["o'brien", 'wldeer'])('A word that differs in more than a slip is text: %s', (query) => {
  expect(readQuery(query)).toMatchObject({ parts: [], rest: query })
})
