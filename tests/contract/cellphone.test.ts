import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { Cellphone, cellphoneDigits } from '../../src/contract/account/cellphone.ts'

test.each([
  '+82 10-1234-5678',
  '+82 (0)10-1234-5678',
  '0082 10 1234 5678',
  '821012345678',
  '+၈၂ ၁၀ ၁၂၃၄ ၅၆၇၈',
  '+८२ १०-१२३४-५६७८',
  '＋８２ １０ １２３４ ５６７８',
  '010-1234-5678',
  // Copied from a spreadsheet.
  '1012345678',
  '10-1234-5678',
])('a cellphone number written as %s is the one dialled in Korea', (typed) => {
  expect(cellphoneDigits(typed)).toBe('01012345678')
  expect(z.parse(Cellphone, typed)).toBe('01012345678')
})

test('a number with the country code is understood while it is typed letter by letter', () => {
  for (const typed of ['+82 10-1234-5678', '00821012345678', '+82 010 1234 5678']) {
    let shown = ''
    for (const letter of typed) shown = cellphoneDigits(shown + letter)
    expect(shown).toBe('01012345678')
  }
})

test('a number of another country stays what it is, and is refused', () => {
  expect(cellphoneDigits('+84 91 234 56 78')).toBe('84912345678')
  for (const typed of [
    '+84 91 234 56 78',
    '+1 010 1234 5678',
    '+10 1234 5678',
    '101234567',
    '01012345678x',
    '+8221234567',
  ])
    expect(z.safeParse(Cellphone, typed).success).toBe(false)
})
