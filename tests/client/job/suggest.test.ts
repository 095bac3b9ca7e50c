import { expect, test } from 'vitest'
import { suggest, suggestionIndex } from '../../../src/client/entities/job-suggestion/suggest.ts'
import { occupationOf, regionOf } from '../../../src/client/entities/job-suggestion/suggestible.ts'
import { occupationName } from '../../../src/contract/work/occupation-names.ts'
import { occupations } from '../../../src/reference/occupations.ts'
import { regions } from '../../../src/reference/regions.ts'
import { textIn } from '../../../src/server/i18n/text-in.ts'

function suggested(typed: string, langCode: string) {
  const say = textIn(langCode)
  const index = suggestionIndex([
    ...occupations.flatMap(({ code }) => {
      const name = occupationName(code)
      return name ? [occupationOf(code, say(name))] : []
    }),
    ...regions.map((region) => regionOf(region, langCode)),
  ])
  return suggest(index, typed).map(({ filter, value }) => `${filter}=${value}`)
}

test.each([
  ['en', 'weld'],
  ['en', '용접'],
  ['ko', '요'],
  ['ko', '용 접'],
  ['vi', 'Thợ hàn'],
  ['vi', 'tho han'],
  ['vi', 'hàn'],
  ['en', 'thohan'],
  ['ru', 'СВАРЩ'],
  ['zh', '焊工'],
  ['th', 'ช่างเชื่อม'],
  ['my', 'ဂဟေဆော်'],
  ['km', 'ជាងផ្សារ'],
])('in %s, `%s` suggests the welder', (langCode, typed) => {
  expect(suggested(typed, langCode)).toContain('occupation=WELDER')
})

test.each([
  ['en', 'ansan'],
  ['ko', '안산'],
  ['my', 'Ansan si'],
])('in %s, `%s` suggests the city before its districts', (langCode, typed) => {
  expect(suggested(typed, langCode)[0]).toBe('regionIds=115')
})

test.each([
  ['my', 'ဆိုးလ်'],
  ['ru', 'сеул'],
  ['vi', 'xe un'],
])('in %s, `%s` suggests Seoul', (langCode, typed) => {
  expect(suggested(typed, langCode)).toContain('regionIds=1')
})

test('at most six are suggested, and nothing without letters', () => {
  expect(suggested('work', 'en')).toHaveLength(6)
  expect(suggested(' - ', 'en')).toEqual([])
})
