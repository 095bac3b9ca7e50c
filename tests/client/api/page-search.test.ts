import { expect, test } from 'vitest'
import { pageFromSearch } from '../../../src/client/api/page-search.ts'

test('a page is a whole number above one, and the first page is left out of the address', () => {
  expect(pageFromSearch({ page: 3 })).toEqual({ page: 3 })
  expect(pageFromSearch({ page: '3' })).toEqual({ page: 3 })
  for (const page of [1, '1', '', null, undefined]) expect(pageFromSearch({ page })).toEqual({})
})

test('an invalid page becomes page 0, which no list has', () => {
  for (const page of [0, -2, 1.5, 'x', [], 1e20]) expect(pageFromSearch({ page })).toEqual({ page: 0 })
})
