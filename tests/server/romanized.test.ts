import { expect, test } from 'vitest'
import {
  addressInEnglish,
  readableName,
  romanizedName,
  townInEnglish,
  typedAddressInEnglish,
} from '../../src/server/i18n/romanized.ts'
import { towns } from '../../src/reference/towns.ts'
import { DONGTAN } from '../support/jobs.ts'

test.each([
  ['신라식품', 'Sillasikpum'],
  ['종로농장', 'Jongnonongjang'],
  ['독립문', 'Dongnimmun'],
  ['(주)맑은물', 'Malgeunmul'],
])('%s is written as it is spoken', (name, expected) => {
  expect(romanizedName(name)).toBe(expected)
})

test('A name without Hangul is not written twice', () => {
  expect(romanizedName('Ilteo Foods')).toBeUndefined()
})

test('Readers of Korean get a name as it is, others in Latin letters beside it', () => {
  expect(readableName('신라식품', 'ko')).toBe('신라식품')
  expect(readableName('신라식품', 'my')).toBe('신라식품 (Sillasikpum)')
  expect(readableName('Ilteo Foods', 'my')).toBe('Ilteo Foods')
})

test('An address begins with its smallest part, and the one of the form counts', () => {
  const job = { address: '경기도 화성시 동탄대로 1', region_id: DONGTAN, road_address_english: null }
  expect(addressInEnglish(job)).toMatch(/^1 Dongtan-daero, .*Hwaseong-si, Gyeonggi$/)
  expect(addressInEnglish({ ...job, road_address_english: '1, Dongtan-daero' })).toBe('1, Dongtan-daero')
})

test.each([
  ['경기도 화성시 동탄구 동탄대로 1', '1 Dongtan-daero, Dongtan-gu, Hwaseong-si, Gyeonggi'],
  ['경기 화성시 동탄구 동탄대로 1', '1 Dongtan-daero, Dongtan-gu, Hwaseong-si, Gyeonggi'],
  ['세종특별자치시 한누리대로 2130', '2130 Hannuri-daero, Sejong'],
  ['경기도 화성시 동탄구 향남로23번길 2', '2 Hyangnam-ro 23beon-gil, Dongtan-gu, Hwaseong-si, Gyeonggi'],
  ['경기도 화성시 동탄구 길음로 2', '2 Gireum-ro, Dongtan-gu, Hwaseong-si, Gyeonggi'],
  ['경기도 화성시 동탄구 향남길23 332', '332 Hyangnam-gil 23, Dongtan-gu, Hwaseong-si, Gyeonggi'],
  ['없는시 한빛로 3', '3 Hanbit-ro, Eomneun-si'],
])('%s is read without knowing its region', (address, expected) => {
  expect(typedAddressInEnglish(address)).toBe(expected)
})

test('An address without Hangul is not written twice', () => {
  expect(typedAddressInEnglish('1 Dongtan-daero, Hwaseong')).toBeUndefined()
})

test.each([
  ['자양2동', 'Jayang 2-dong'],
  ['성수1가2동', 'Seongsu 1ga 2-dong'],
  ['종로1·2·3·4가동', 'Jongno 1·2·3·4ga-dong'],
  ['향남읍', 'Hyangnam-eup'],
  ['장안면', 'Jangan-myeon'],
])('The town %s is written in Latin letters with a hyphen before its kind', (name, expected) => {
  expect(townInEnglish(name)).toBe(expected)
})

test('No town is left in Korean', () => {
  expect(
    towns
      .map(({ name }) => townInEnglish(name))
      .filter((name) => !/^[A-Z][a-z0-9 ·-]*-(dong|eup|myeon)$/.test(name)),
  ).toEqual([])
})
