import { expect, test } from 'vitest'
import {
  canBeConfirmed,
  canBeSent,
  cellphoneText,
  minutesText,
} from '../../../src/client/entities/certification/cellphone-text.ts'

test('eleven digits of a cellphone are shown as 3-4-4, fewer as they are', () => {
  expect(cellphoneText('01012345678')).toBe('010-1234-5678')
  expect(cellphoneText('0101234567')).toBe('0101234567')
})

test('a code can be asked for over eight characters, and confirmed over three', () => {
  expect([canBeSent('01012345'), canBeSent('010123456')]).toEqual([false, true])
  expect([canBeConfirmed('123'), canBeConfirmed('1234')]).toEqual([false, true])
})

test('seconds are counted in minutes', () => {
  expect([minutesText(180), minutesText(65), minutesText(0)]).toEqual(['3:00', '1:05', '0:00'])
})
