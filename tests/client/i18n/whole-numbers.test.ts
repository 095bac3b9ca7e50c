import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withCommas, writeWholeNumbers } from '../../../src/client/i18n/whole-numbers.ts'
import { interfaceLanguages, localeOf } from '../../../src/reference/interface-languages.ts'
import { CATALOGUES, readCatalogue } from '../../../src/server/i18n/read-catalogue.ts'

const newTexts = (code: string, messages: Record<string, string>) => {
  const compiled = Object.fromEntries(
    Object.entries(messages).map(([id, text]) => [id, compileMessage(text)]),
  )
  return setupI18n({ locale: code, locales: localeOf(code), messages: { [code]: compiled } })
}

const COUNTS = [0, 1, 2, 3, 5, 11, 21, 22, 100, 999]
/** The same number for every name in a text. */
const allEqual = (text: string, value: number) =>
  Object.fromEntries(Array.from(text.matchAll(/\{(\w+)/g), ([, name = '']) => [name, value]))

test.each(interfaceLanguages.map(({ code }) => code))(
  'a count below a thousand is written in %s as Lingui writes it',
  (code) => {
    const plurals = [...readCatalogue(code, CATALOGUES)].filter(([, text]) => text.includes(', plural,'))
    const usual = newTexts(code, Object.fromEntries(plurals))
    const own = writeWholeNumbers(newTexts(code, Object.fromEntries(plurals)))
    expect(plurals.length).toBeGreaterThan(0)
    for (const [id, text] of plurals)
      for (const count of COUNTS)
        expect(own._(id, allEqual(text, count))).toBe(usual._(id, allEqual(text, count)))
  },
)

test('a count has commas in every language, by whichever name a text is asked for', () => {
  const id = '{count, plural, one {# job in {place}} other {# jobs in {place}}}'
  for (const code of ['en', 'vi', 'ne']) {
    const i18n = writeWholeNumbers(newTexts(code, { [id]: id }))
    const values = { count: 12_345, place: 'Suwon' }
    expect(i18n._(id, values)).toBe('12,345 jobs in Suwon')
    expect(i18n.t({ id, values })).toBe('12,345 jobs in Suwon')
  }
})

test('a count that is not whole keeps its decimals, and other texts are as Lingui writes them', () => {
  const hours = '{hours, plural, one {# hour} other {# hours}}'
  const i18n = writeWholeNumbers(
    newTexts('en', { [hours]: hours, Save: 'Save', 'Hello {name}': 'Hello {name}' }),
  )
  expect(i18n._(hours, { hours: 7.5 })).toBe('7.5 hours')
  expect(i18n._('Save')).toBe('Save')
  expect(i18n._('Hello {name}', { name: 'An' })).toBe('Hello An')
})

test('a whole number has commas as the platform writes them', () => {
  const platform = new Intl.NumberFormat('en')
  fc.assert(
    fc.property(fc.oneof(fc.integer(), fc.maxSafeInteger()), (value) => {
      expect(withCommas(value)).toBe(platform.format(value))
    }),
  )
})
