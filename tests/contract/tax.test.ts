import fc from 'fast-check'
import { expect, test } from 'vitest'
import { taxIn } from '../../src/contract/payment/tax.ts'

test('Supply and tax of any price are whole won and add up to it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (total) => {
      const { supply, tax } = taxIn(total)
      expect(Number.isSafeInteger(supply) && Number.isSafeInteger(tax)).toBe(true)
      expect(supply + tax).toBe(total)
      // The tax is a tenth of the supply, to the won.
      expect(Math.abs(tax * 10 - supply)).toBeLessThanOrEqual(5)
    }),
  )
})

test.each([
  [0, 0, 0],
  [1, 1, 0],
  [11, 10, 1],
  [10_000, 9_091, 909],
  [26_000, 23_636, 2_364],
  [35_900, 32_636, 3_264],
  [190_000, 172_727, 17_273],
])('A price of %i won is a supply of %i and a tax of %i', (total, supply, tax) => {
  expect(taxIn(total)).toEqual({ supply, tax })
})
