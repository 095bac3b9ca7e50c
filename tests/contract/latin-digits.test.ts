import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { Cellphone } from '../../src/contract/account/cellphone.ts'
import { digitsOf, latinDigits } from '../../src/contract/base/latin-digits.ts'

test.each([
  ['Burmese', '၀၁၀၁၂၃၄၅၆၇၈'],
  ['Nepali', '०१०१२३४५६७८'],
  ['Khmer', '០១០១២៣៤៥៦៧៨'],
  ['Thai', '๐๑๐๑๒๓๔๕๖๗๘'],
  ['fullwidth', '０１０１２３４５６７８'],
  ['Latin', '010-1234 5678'],
])('a cellphone number typed in %s digits is stored in Latin ones', (_script, typed) => {
  expect(digitsOf(typed)).toBe('01012345678')
  expect(z.parse(Cellphone, typed)).toBe('01012345678')
})

test('other letters stay, and a digit of a script we do not know is no digit', () => {
  expect(latinDigits('၂ နာရီ')).toBe('2 နာရီ')
  expect(digitsOf('᭑1')).toBe('1')
})
