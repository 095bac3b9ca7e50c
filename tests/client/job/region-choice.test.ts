import { expect, test } from 'vitest'
import { countIn, isCovered, press } from '../../../src/client/features/job/search/region-choice.ts'
import { regionName } from '../../../src/client/entities/region/region-names.ts'
import { type RegionRecord, regions } from '../../../src/reference/regions.ts'

function named(sigungu: string): RegionRecord {
  const region = regions.find((each) => each.sigungu === sigungu)
  if (!region) throw new Error(`no region ${sigungu}`)
  return region
}

const gyeonggi = regions.find(({ parent, sidoInSummary }) => parent === null && sidoInSummary === '경기')
if (!gyeonggi) throw new Error('no Gyeonggi')
const [suwon, jangan, paldal, ansan] = ['수원시', '수원시 장안구', '수원시 팔달구', '안산시'].map(named) as [
  RegionRecord,
  RegionRecord,
  RegionRecord,
  RegionRecord,
]

test('a chosen city covers its own districts', () => {
  expect(isCovered(jangan, [suwon.id], regions)).toBe(true)
  expect(isCovered(ansan, [suwon.id], regions)).toBe(false)
})

test('choosing a city removes its chosen districts', () => {
  expect(press(suwon, [jangan.id, paldal.id, ansan.id], regions)).toEqual([ansan.id, suwon.id])
})

test('removing a district from a chosen city keeps its other districts', () => {
  const rest = press(jangan, [suwon.id], regions)
  expect(rest).not.toContain(suwon.id)
  expect(isCovered(jangan, rest, regions)).toBe(false)
  expect(isCovered(paldal, rest, regions)).toBe(true)
  expect(rest).toHaveLength(3)
})

test('removing a district from a chosen province keeps the rest of the province', () => {
  const rest = press(jangan, [gyeonggi.id], regions)
  expect(isCovered(jangan, rest, regions)).toBe(false)
  expect(isCovered(paldal, rest, regions)).toBe(true)
  expect(isCovered(ansan, rest, regions)).toBe(true)
})

test('pressing a chosen region again removes it', () => {
  expect(press(ansan, [suwon.id, ansan.id], regions)).toEqual([suwon.id])
})

test('a province counts the regions chosen in it', () => {
  expect(countIn(gyeonggi, [suwon.id, ansan.id, 1], regions)).toBe(2)
})

test('a region is named in the language of the interface', () => {
  expect(regionName(ansan, 'ko')).toBe('경기 안산시')
  expect(regionName(ansan, 'en')).toBe('Ansan-si, Gyeonggi')
})
