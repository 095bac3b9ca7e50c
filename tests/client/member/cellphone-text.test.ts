import { expect, test } from 'vitest'
import {
  canBeConfirmed,
  canBeSent,
  cellphoneText,
  minutesText,
} from '../../../src/client/entities/certification/cellphone-text.ts'

test('a cellphone of eleven digits is formatted as 3-4-4, and a shorter one is not', () => {
  expect(cellphoneText('01012345678')).toBe('010-1234-5678')
  expect(cellphoneText('0101234567')).toBe('0101234567')
})

test('a code can be requested from nine characters and confirmed from four', () => {
  expect([canBeSent('01012345'), canBeSent('010123456')]).toEqual([false, true])
  expect([canBeConfirmed('123'), canBeConfirmed('1234')]).toEqual([false, true])
})

test('seconds are formatted as minutes', () => {
  expect([minutesText(180), minutesText(65), minutesText(0)]).toEqual(['3:00', '1:05', '0:00'])
})
