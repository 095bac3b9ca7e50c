import { expect, test } from 'vitest'
import { type Located, locate } from '../../../src/client/entities/place/place-sheet.tsx'

const found = (latitude: number, longitude: number, accuracy: number) => ({
  coords: {
    latitude,
    longitude,
    accuracy,
    altitude: null,
    altitudeAccuracy: null,
    heading: null,
    speed: null,
    toJSON: () => ({}),
  },
  timestamp: 0,
  toJSON: () => ({}),
})

const answering = (position: GeolocationPosition): Pick<Geolocation, 'getCurrentPosition'> => ({
  getCurrentPosition: (success) => success(position),
})

const failing = (code: number): Pick<Geolocation, 'getCurrentPosition'> => ({
  getCurrentPosition: (_, failure) =>
    failure?.({ code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }),
})

test.each<[string, Pick<Geolocation, 'getCurrentPosition'>, Located]>([
  ['in Korea', answering(found(37.2, 127.07, 35)), { place: { latitude: 37.2, longitude: 127.07 } }],
  ['inexact by more than 20 km', answering(found(37.2, 127.07, 20_001)), { problem: 'INEXACT' }],
  ['outside Korea', answering(found(21.03, 105.85, 30)), { problem: 'OUTSIDE' }],
  ['outside Korea and inexact', answering(found(0, 0, 3_000_000)), { problem: 'OUTSIDE' }],
  ['without numbers', answering(found(Number.NaN, 127, 30)), { problem: 'UNAVAILABLE' }],
  ['refused by the reader', failing(1), { problem: 'REFUSED' }],
  ['unknown to the device', failing(2), { problem: 'UNAVAILABLE' }],
  ['too slow', failing(3), { problem: 'TIMEOUT' }],
])('A location that is %s is told apart', async (_, locator, expected) => {
  expect(await locate(locator)).toEqual(expected)
})

test('A browser without geolocation is told apart', async () => {
  expect(await locate(undefined)).toEqual({ problem: 'UNAVAILABLE' })
})
