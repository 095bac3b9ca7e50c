import { expect, test } from 'vitest'
import { mapLinks } from '../../../src/client/entities/job/map-links.ts'

const place = {
  address: '경기도 화성시 동탄대로 1 & 2, #3',
  addressDetails: '',
  latitude: 37.2,
  longitude: 127.07,
}
const linksOf = (isApproximate: boolean) =>
  mapLinks({ ...place, place: { ...place, isApproximate } }).map(({ href }) => new URL(href))

test('An exact place opens at its coordinates, an approximate one as a search for the address', () => {
  const [, kakao, google] = linksOf(false)
  expect(kakao?.pathname).toMatch(/^\/link\/map\/.*,37\.2,127\.07$/)
  expect(google?.searchParams.get('query')).toBe('37.2,127.07')
  const [, searchedKakao, searchedGoogle] = linksOf(true)
  expect(searchedKakao?.pathname).toMatch(/^\/link\/search\//)
  expect(searchedGoogle?.searchParams.get('query')).toBe(place.address)
})

test.each([
  ['발안로 123 2층', '경기도 화성시 향남읍 발안로 123'],
  ['발안로123번길 4-5, 가동', '경기도 화성시 향남읍 발안로123번길 4-5'],
  ['평리 12-3', '경기도 화성시 향남읍 평리 12-3'],
  ['2번 문, 3층', '경기도 화성시 향남읍'],
  ['101동 302호', '경기도 화성시 향남읍'],
])('The street and number in the second line, %s, are searched too', (addressDetails, searched) => {
  const [naver, , google] = mapLinks({
    ...place,
    address: '경기도 화성시 향남읍',
    addressDetails,
    place: { ...place, isApproximate: true },
  })
  expect(decodeURIComponent(naver?.href ?? '')).toBe(`https://map.naver.com/p/search/${searched}`)
  expect(new URL(google?.href ?? '').searchParams.get('query')).toBe(searched)
})

test('An address cannot add parts to the links', () => {
  for (const link of [...linksOf(true), ...linksOf(false)]) {
    expect(['map.naver.com', 'map.kakao.com', 'www.google.com']).toContain(link.hostname)
    expect(link.hash).toBe('')
    expect(decodeURIComponent(link.pathname).split('/')).toHaveLength(4)
  }
})
