import { expect, test } from 'vitest'
import { allMeant, suggestionIndex } from '../../../src/client/entities/job-suggestion/suggest.ts'
import { regionOf, widestFirst } from '../../../src/client/entities/region/suggestible-region.ts'
import { regions } from '../../../src/reference/regions.ts'

const index = suggestionIndex(widestFirst(regions).map((region) => regionOf(region, 'en')))
const koreanName = (id: string) => {
  const region = regions.find((each) => String(each.id) === id)
  return region?.sigungu ?? region?.sido
}
const found = (typed: string) => allMeant(index, typed).map(({ value }) => koreanName(value))

test.each([
  ['xe un', '서울특별시'],
  ['phu son', '부산광역시'],
  ['ансан', '안산시'],
  ['АНСАНЬ', '안산시'],
  ['安山', '안산시'],
  ['ซูวอน', '수원시'],
  ['हवासोङ', '화성시'],
  ['ဟွာဆောင်', '화성시'],
  ['ស៊ូវ៉ុន', '수원시'],
  ['xvason', '화성시'],
  ['данвон', '안산시 단원구'],
  ['hwaseng', '화성시'],
  ['안ㅅ', '안산시'],
])('`%s` finds the region first', (typed, name) => {
  expect(found(typed)[0]).toBe(name)
})

test('all districts of a city are found by its name, the city before them', () => {
  expect(found('Suwon')).toEqual([
    '수원시',
    '수원시 장안구',
    '수원시 권선구',
    '수원시 팔달구',
    '수원시 영통구',
  ])
})
