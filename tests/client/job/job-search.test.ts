import { expect, test } from 'vitest'
import {
  countFilterOf,
  filterOf,
  narrowed,
  partsOf,
  readJobSearch,
  toggled,
  withoutFilters,
} from '../../../src/client/features/job/search/job-search.ts'
import { toggledWords } from '../../../src/client/features/job/search/hours-sheet.tsx'
import { parseSearchText, writeSearchText } from '../../../src/client/features/layout/search-text.ts'

test('a search survives being parsed and written, including commas and Korean', () => {
  const search = '?regionIds=96,139&query=%EC%9A%A9%EC%A0%91&page=2'
  expect(parseSearchText(search)).toEqual({ regionIds: '96,139', query: '용접', page: '2' })
  expect(writeSearchText(parseSearchText(search))).toBe(search)
})

test('empty and missing values are left out of the address', () => {
  expect(writeSearchText({ page: undefined, query: '', list: null })).toBe('')
})

test('the page is one-based in the address and zero-based in the call', () => {
  expect(filterOf({ page: '3' }, 'ko').filter).toMatchObject({ pageNumber: 2 })
})

test('a search covers every tier unless the address names one, ignoring case', () => {
  expect(filterOf({}, 'ko').filter?.productType).toBeUndefined()
  expect(filterOf({ tier: 'Premium' }, 'ko').filter?.productType).toBe('PREMIUM')
})

test.each([
  [{ list: 'local' }, { tier: 'local' }],
  [
    { list: 'life', lifePage: '2', page: '3' },
    { tier: 'life', page: '3' },
  ],
  [
    { list: 'life', lifePage: '2' },
    { tier: 'life', page: '2' },
  ],
  [{ list: 'grand', tier: 'premium' }, { tier: 'premium' }],
  [{ list: 'everything' }, {}],
])('the old address %j is read as %j', (old, search) => {
  expect(readJobSearch(old)).toEqual(search)
})

test('the filter of the counts per region has every filter except the regions', () => {
  const search = { regionIds: '96', tier: 'grand', query: '용접', sort: 'pay', page: '4', minPayAmount: '9' }
  expect(countFilterOf(search, 9, 'ko')).toEqual({
    jobCategories: [],
    productType: 'GRAND',
    query: '용접',
    minPayAmount: 9,
    provinceId: 9,
  })
})

test.each([
  [{ page: '0' }, 'page'],
  [{ page: 'two' }, 'page'],
  [{ jobCategories: 'FACTORY,CIRCUS' }, 'jobCategories'],
  [{ regionIds: 'Suwon' }, 'regionIds'],
  [{ sort: 'oldest' }, 'sort'],
  [{ tier: 'gold' }, 'productType'],
])('%j is reported as an invalid search', (search, error) => {
  expect(filterOf(search, 'ko').error).toBe(error)
})

test('unknown parameters of the address are dropped', () => {
  expect(readJobSearch({ regionIds: '96', utm_source: 'x', page: 2 })).toEqual({ regionIds: '96', page: '2' })
})

test('another filter resets the page, and keeps the tier and the order', () => {
  const search = { page: '4', tier: 'life', sort: 'pay', query: '용접' }
  expect(writeSearchText(narrowed(search, { visaAvailable: 'true' }))).toBe(
    '?tier=life&sort=pay&query=%EC%9A%A9%EC%A0%91&visaAvailable=true',
  )
  expect(writeSearchText(withoutFilters(search))).toBe('?sort=pay')
})

test('toggling a value adds it, and toggling it again removes it', () => {
  expect(toggled(undefined, 'FARM')).toBe('FARM')
  expect(toggled('FACTORY,FARM', 'FACTORY')).toBe('FARM')
  expect(toggled('FARM', 'FARM')).toBeUndefined()
})

test('repeated values are removed, and a search has at most 300', () => {
  expect(partsOf('96,'.repeat(7_000))).toEqual(['96'])
  expect(partsOf(Array.from({ length: 4_000 }, (_, id) => id).join(','))).toHaveLength(300)
})

test('the order by distance uses the place of the map, else the own one, and names what is missing', () => {
  const place = { latitude: 37.2, longitude: 127.07 }
  expect(filterOf({ sort: 'distance' }, 'ko', place).filter).toMatchObject({ near: [37.2, 127.07] })
  expect(filterOf({ sort: 'distance', near: '35.1,129' }, 'ko', place).filter?.near).toEqual([35.1, 129])
  expect(filterOf({ sort: 'distance' }, 'ko')).toEqual({ error: 'near' })
  expect(filterOf({ sort: 'distance', near: 'here' }, 'ko', place)).toEqual({ error: 'near' })
})

test('other orders do not send the place', () => {
  const place = { latitude: 37.2, longitude: 127.07 }
  expect(filterOf({ sort: 'pay' }, 'ko', place).filter?.near).toBeUndefined()
  expect(filterOf({ near: '35.1,129' }, 'ko', place).filter?.near).toBeUndefined()
})

test('Words are added to a typed search and taken out of it, and replace one that they would make too long', () => {
  expect(toggledWords(undefined, 'Weekends only')).toEqual({ isThere: false, next: 'Weekends only' })
  expect(toggledWords('cafe', 'Weekends only')).toEqual({ isThere: false, next: 'cafe Weekends only' })
  expect(toggledWords('cafe Weekends only', 'Weekends only')).toEqual({ isThere: true, next: 'cafe' })
  expect(toggledWords('Weekends only', 'Weekends only').next).toBeUndefined()
  expect(toggledWords('a'.repeat(50), 'Weekends only').next).toBe('Weekends only')
})
