import { type Coordinates, isInKorea } from '../../../contract/place/distance.ts'

/** Why the device's location cannot be used. */
export type LocationProblem = 'REFUSED' | 'INEXACT' | 'OUTSIDE' | 'TIMEOUT' | 'UNAVAILABLE'

export type Located = { place: Coordinates } | { problem: LocationProblem }

/** Metres beyond which a location says little about which jobs are near. */
const MAX_ERROR = 20_000
/** Rough and recent is enough, and asks less of the battery. */
const OPTIONS: PositionOptions = { enableHighAccuracy: false, timeout: 15_000, maximumAge: 600_000 }

type Locator = Pick<Geolocation, 'getCurrentPosition'>

/** Asks the device where it is; the browser asks the reader for permission. Call it after a press only. */
export function locate(locator: Locator | undefined = globalThis.navigator?.geolocation): Promise<Located> {
  if (!locator) return Promise.resolve({ problem: 'UNAVAILABLE' })
  return new Promise((resolve) => {
    locator.getCurrentPosition(
      ({ coords }) => resolve(judged(coords)),
      ({ code }) => resolve({ problem: problemOf(code) }),
      OPTIONS,
    )
  })
}

function judged({ latitude, longitude, accuracy }: GeolocationCoordinates): Located {
  if (![latitude, longitude, accuracy].every(Number.isFinite)) return { problem: 'UNAVAILABLE' }
  // Far away and inexact: that it is too far is what helps to know.
  if (!isInKorea({ latitude, longitude })) return { problem: 'OUTSIDE' }
  if (accuracy > MAX_ERROR) return { problem: 'INEXACT' }
  return { place: { latitude, longitude } }
}

/** Codes of GeolocationPositionError, which not every browser has as a global. */
function problemOf(code: number): LocationProblem {
  if (code === 1) return 'REFUSED'
  return code === 3 ? 'TIMEOUT' : 'UNAVAILABLE'
}
