import { expect, test } from 'vitest'
import { countryName } from '../../../src/client/entities/country/countries-query.ts'
import { nameIn } from '../../../src/reference/name-in.ts'

const SUWON = { name: '수원시', nameInEnglish: 'Suwon-si' }
const VIETNAM = { countryIsoCode: 'vn', nameInKorean: '베트남', nameInEnglish: 'Vietnam' }

test.each([
  ['ko', '수원시'],
  ['en', 'Suwon-si'],
  ['vi', 'Suwon-si'],
])('an area is named for a reader of %s as %s', (language, name) => {
  expect(nameIn(SUWON, language)).toBe(name)
})

test.each([
  ['ko', '베트남'],
  ['en', 'Vietnam'],
  ['th', 'เวียดนาม'],
  ['ru', 'Вьетнам'],
])('a country is named for a reader of %s as %s', (language, name) => {
  expect(countryName(VIETNAM, language)).toBe(name)
})

test('a country without an ISO code has its English name in other languages', () => {
  expect(countryName({ countryIsoCode: 'etc', nameInKorean: '기타', nameInEnglish: 'Other' }, 'th')).toBe(
    'Other',
  )
})
