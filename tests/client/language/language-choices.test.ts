import { expect, test } from 'vitest'
import {
  countryChoices,
  languageChoices,
  matches,
} from '../../../src/client/features/language/language-screen.tsx'
import { languages } from '../../../src/client/i18n/languages.ts'
import type { Country } from '../../../src/contract/place/country.ts'
import { countries } from '../../../src/reference/countries.ts'

const all: Country[] = countries.map((country) => {
  const countryIsoCode = country.code.toLowerCase()
  const { langCode, nameInNative, nameInEnglish, nameInKorean } = country
  return {
    countryIsoCode,
    langCode,
    nameInNative,
    nameInEnglish,
    nameInKorean,
    flagImgUrl: `/flags/${countryIsoCode}.svg`,
  }
})
const etc: Country = { ...all[0]!, countryIsoCode: 'etc' }

test('the languages of the interface come first, Korean and English among them', () => {
  expect(languageChoices.map((choice) => choice.langCode)).toEqual(languages.map((language) => language.code))
  expect(languageChoices.map((choice) => choice.name)).toEqual(expect.arrayContaining(['한국어', 'English']))
})

test('all countries but Korea can be chosen, those that speak English included', () => {
  const shown = countryChoices([...all, etc], 'en').map((choice) => choice.countryIsoCode)
  for (const excluded of ['etc', 'kr']) expect(shown).not.toContain(excluded)
  for (const included of ['np', 'us', 'gb']) expect(shown).toContain(included)
  expect(shown).toHaveLength(all.length - 1)
})

test('the countries that send workers come first, both parts in the order of their names in the language of the screen', () => {
  const codes = countryChoices(all, 'en').map((choice) => choice.countryIsoCode)
  const others = codes.indexOf('af')
  expect(codes.slice(0, 2)).toEqual(['bd', 'kh'])
  for (const sending of ['cn', 'mm', 'uz']) expect(codes.indexOf(sending)).toBeLessThan(others)
  for (const language of ['ko', 'en']) {
    const names = countryChoices(all, language).map((choice) => choice.gloss ?? choice.name)
    const { compare } = new Intl.Collator(language)
    for (const part of [names.slice(0, others), names.slice(others)])
      expect(part).toEqual(part.toSorted(compare))
  }
})

test.each([
  ['vi', 'vn'],
  ['my', 'mm'],
  ['ru', 'ru'],
])('readers of %s find their country %s before all others', (language, home) => {
  const [first, second] = countryChoices(all, language).map((choice) => choice.countryIsoCode)
  expect(first).toBe(home)
  expect(second).not.toBe('af')
})

test('a country is found by its native, English and Korean name', () => {
  const nepal = countryChoices(all, 'en').find((choice) => choice.countryIsoCode === 'np')!
  for (const text of ['नेपाल', 'nepal', '네팔', ' NEP ']) expect(matches(nepal, text)).toBe(true)
  expect(matches(nepal, 'Viet')).toBe(false)
})
