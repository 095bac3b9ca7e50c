import { expect, test } from 'vitest'
import { suggest, suggestionIndex } from '../../../src/client/entities/job-suggestion/suggest.ts'
import { occupationOf } from '../../../src/client/entities/job-suggestion/job-suggestions.tsx'
import { regionOf } from '../../../src/client/entities/region/suggestible-region.ts'
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
  return suggest(index, typed).map(({ filters }) =>
    Object.entries(filters)
      .map(([filter, value]) => `${filter}=${value}`)
      .join('&'),
  )
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

test.each([
  ['en', 'weldr', 'occupation=WELDER'],
  ['en', 'wleder', 'occupation=WELDER'],
  ['en', 'welderr', 'occupation=WELDER'],
  ['ko', '용졉공', 'occupation=WELDER'],
  ['en', 'anssan', 'regionIds=115'],
  ['ru', 'сварщек', 'occupation=WELDER'],
  ['vi', 'tho hna', 'occupation=WELDER'],
])('in %s, `%s` with a wrong letter suggests %s', (langCode, typed, meant) => {
  expect(suggested(typed, langCode)).toContain(meant)
})

test.each([
  ['en', 'welder ansan'],
  ['en', 'Ansan welder'],
  ['en', 'welder in ansan'],
  ['en', 'weldr anssan'],
  ['ko', '안산 용접'],
  ['vi', 'thợ hàn ansan'],
  ['my', 'ဂဟေဆော် ansan'],
])('in %s, `%s` suggests the welder in that city first', (langCode, typed) => {
  expect(suggested(typed, langCode)[0]).toBe('occupation=WELDER&regionIds=115')
})

test('a word that is spelled well is not taken for another one', () => {
  expect(suggested('welder', 'en')).toEqual(expect.arrayContaining(['occupation=WELDER']))
  expect(suggested('seoul', 'en').every((each) => !each.includes('occupation'))).toBe(true)
})

test('letters that are in no word suggest nothing', () => {
  expect(suggested('qxzvkj', 'en')).toEqual([])
})
