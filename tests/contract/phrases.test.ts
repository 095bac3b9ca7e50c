import { expect, test } from 'vitest'
import { isPhrase, PHRASES, phraseOf, wrongParam } from '../../src/contract/message/phrases.ts'

const withDay = Object.keys(PHRASES)
  .filter(isPhrase)
  .filter((code) => Object.values(phraseOf(code).params ?? {}).includes('DATE'))

test('Some phrases have a day', () => expect(withDay).toContain('CAN_START_ON'))

test.each(withDay)('The phrase %s is not complete before its day is chosen', (code) => {
  expect(wrongParam(code, { date: '' })).toBe('date')
  expect(wrongParam(code, { date: '2026-11-30' })).toBeNull()
})
