import { expect, test } from 'vitest'
import { offeredLanguages } from '../../src/reference/interface-languages.ts'
import { smsText } from '../../src/server/features/certification/sms-text.ts'

/** Of one text message: 90 bytes, two for each letter that is not ASCII, or 70 letters of any script. */
const bytesOf = (text: string) =>
  Array.from(text).reduce((sum, letter) => sum + (letter < '\u0080' ? 1 : 2), 0)

test.each(offeredLanguages.map(({ code }) => code))('a code in %s fits in one text message', (langCode) => {
  const text = smsText(langCode, '123456')
  expect(text).toMatch(/^\[일터\] .*123456/)
  expect(text.length).toBeLessThanOrEqual(70)
  expect(bytesOf(text)).toBeLessThanOrEqual(90)
})
