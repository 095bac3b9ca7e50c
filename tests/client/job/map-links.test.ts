import { expect, test } from 'vitest'
import { mapLinks } from '../../../src/client/entities/job/map-links.ts'

const place = { address: '경기도 화성시 동탄대로 1 & 2, #3', latitude: 37.2, longitude: 127.07 }
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

test('An address cannot add parts to the links', () => {
  for (const link of [...linksOf(true), ...linksOf(false)]) {
    expect(['map.naver.com', 'map.kakao.com', 'www.google.com']).toContain(link.hostname)
    expect(link.hash).toBe('')
    expect(decodeURIComponent(link.pathname).split('/')).toHaveLength(4)
  }
})
