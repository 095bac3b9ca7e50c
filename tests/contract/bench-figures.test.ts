import { expect, test } from 'vitest'
import { isMet, shareOf } from '../bench/figure.ts'

test('a page that blocks as little as the other has the share 1, also if neither blocks at all', () => {
  expect(shareOf(0, 0)).toBe(1)
  expect(shareOf(30, 60)).toBe(0.5)
})

test('a figure without a value misses its budget', () => {
  expect(isMet({ what: 'a', value: Number.NaN, unit: 'ms', budget: 200 })).toBe(false)
  expect(isMet({ what: 'a', value: 0, unit: 'ms', failure: 'the page did not open' })).toBe(false)
  expect(isMet({ what: 'a', value: 200, unit: 'ms', budget: 200 })).toBe(true)
})
