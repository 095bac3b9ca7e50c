import { expect, test } from 'vitest'
import { offeredLanguages } from '../../src/reference/interface-languages.ts'
import { acceptedLanguage, preferredLanguage } from '../../src/reference/preferred-language.ts'

test.each([
  ['ko', 'ko'],
  ['en-GB,en;q=0.9,ko;q=0.8', 'en'],
  ['fr-FR, ko;q=0.4', 'ko'],
  ['en;q=0.2, ko;q=0.9', 'ko'],
  ['en;q=0, ko;q=0.1', 'ko'],
  ['KO-kr', 'ko'],
  ['xx;q=1, *;q=0.5', undefined],
  ['', undefined],
  [undefined, undefined],
  [';;;,,q=1;ko', undefined],
  ['ko;q=nonsense', 'ko'],
  ['ko;q=9', undefined],
  ['constructor, __proto__, ko', 'ko'],
])('the header %j asks for %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language)
})

test('a header of ten thousand characters is read to a bounded length', () => {
  expect(acceptedLanguage(`ko,${'x'.repeat(10_000)}`)).toBe('ko')
  expect(acceptedLanguage(`${'x-'.repeat(5_000)},ko`)).toBeUndefined()
  expect(acceptedLanguage(`${'xx,'.repeat(3_000)}ko`)).toBeUndefined()
})

test('the whole list of a browser is read, and languages that are not offered are skipped', () => {
  expect(preferredLanguage(['fr', 'xx-YY', 'ko-KR', 'en'])).toBe('ko')
  expect(preferredLanguage(['fr'])).toBeUndefined()
  for (const { code } of offeredLanguages) expect(preferredLanguage([`${code}-XX`])).toBe(code)
})
