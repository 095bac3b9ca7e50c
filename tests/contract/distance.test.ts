import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  distanceBetween,
  fromPlane,
  isInKorea,
  KOREA,
  roundedPlace,
  toPlane,
} from '../../src/contract/place/distance.ts'

const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const place = fc.record({
  latitude: degrees(KOREA.south, KOREA.north),
  longitude: degrees(KOREA.west, KOREA.east),
})

/** Great-circle distance in metres (haversine formula). */
function greatCircle(one: { latitude: number; longitude: number }, other: typeof one): number {
  const radians = (angle: number) => (angle * Math.PI) / 180
  const [a, b] = [radians(one.latitude), radians(other.latitude)]
  const half =
    Math.sin((b - a) / 2) ** 2 +
    Math.cos(a) * Math.cos(b) * Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  return 2 * 6_371_008.8 * Math.asin(Math.sqrt(half))
}

test('The distance between any two places in Korea is the great-circle distance within 0.4 % and 2 m', () => {
  fc.assert(
    fc.property(place, place, (one, other) => {
      const exact = greatCircle(one, other)
      expect(Math.abs(distanceBetween(one, other) - exact)).toBeLessThan(exact * 0.004 + 2)
    }),
    { numRuns: 2_000 },
  )
})

test('A distance is the same in both directions, and zero to the same place', () => {
  fc.assert(
    fc.property(place, place, (one, other) => {
      expect(distanceBetween(one, other)).toBe(distanceBetween(other, one))
      expect(distanceBetween(one, one)).toBe(0)
    }),
  )
})

test('From Seoul City Hall to Busan City Hall it is 325 km', () => {
  const seoul = { latitude: 37.5663, longitude: 126.9779 }
  const busan = { latitude: 35.1798, longitude: 129.075 }
  expect(Math.round(distanceBetween(seoul, busan) / 1000)).toBe(325)
})

test('Projecting a place onto the plane and back returns it within 2 m', () => {
  fc.assert(
    fc.property(place, (one) => {
      expect(greatCircle(fromPlane(toPlane(one)), one)).toBeLessThan(2)
    }),
  )
})

test('A rounded place is within 400 m of the exact one, and rounding it again changes nothing', () => {
  fc.assert(
    fc.property(place, (one) => {
      const rounded = roundedPlace(one)
      expect(greatCircle(rounded, one)).toBeLessThan(400)
      expect(roundedPlace(rounded)).toEqual(rounded)
    }),
  )
})

test('Exact places that are closer than the grid share one rounded place', () => {
  const [one, other] = [
    { latitude: 37.56631, longitude: 126.97791 },
    { latitude: 37.5659, longitude: 126.979 },
  ]
  expect(roundedPlace(one)).toEqual(roundedPlace(other))
})

test.each([
  ['Seoul', 37.57, 126.98, true],
  ['Jeju', 33.5, 126.5, true],
  ['Dokdo', 37.24, 131.87, true],
  ['Tokyo', 35.68, 139.69, false],
  ['Hanoi', 21.03, 105.85, false],
  ['nowhere', 0, 0, false],
])('%s is recognized as inside or outside of Korea', (_, latitude, longitude, expected) => {
  expect(isInKorea({ latitude, longitude })).toBe(expected)
})
