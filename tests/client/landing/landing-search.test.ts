import { expect, test } from 'vitest'
import { landingSearch } from '../../../src/client/features/landing/landing-search.ts'

test('the view’s parameters are kept, as text or as a number', () => {
  const shown = { for: 'company', feature: 3, visa: 'E-9', work: 'FARM' }
  expect(landingSearch({ for: 'company', feature: '3', visa: 'E-9', work: 'FARM' })).toEqual(shown)
  expect(landingSearch(shown)).toEqual(shown)
})

test.each([
  { for: 'worker', feature: '1' },
  { for: 'COMPANY', feature: '0' },
  { for: ['company'], feature: '4', visa: 7 },
  { feature: 'x', visa: null, utm_source: 'mail' },
])('defaults and invalid values are left out: %j', (search) => {
  expect(landingSearch(search)).toEqual({})
})
