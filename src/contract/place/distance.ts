/** A point on the earth, in degrees. */
export interface Coordinates {
  latitude: number
  longitude: number
}

/** A point on a plane, in metres. */
export interface PlanePoint {
  x: number
  y: number
}

/** Where coordinates of this site may lie: Korea with its remote islands. */
export const KOREA = { south: 32, north: 40, west: 123, east: 133 } as const

export const isInKorea = ({ latitude, longitude }: Coordinates): boolean =>
  latitude >= KOREA.south && latitude <= KOREA.north && longitude >= KOREA.west && longitude <= KOREA.east

/** Mean radius of the earth in metres. */
const RADIUS = 6_371_008.8
const CENTRAL_MERIDIAN = 127.5

const radians = (degrees: number) => (degrees * Math.PI) / 180
const degrees = (angle: number) => (angle * 180) / Math.PI

/**
 * Transverse Mercator projection of the sphere. In Korea, distances on this plane differ from those on the earth by less
 * than 0.4 %, so that jobs are sorted, grouped and measured by the same figures on the server and on the device.
 */
export function toPlane({ latitude, longitude }: Coordinates): PlanePoint {
  const angle = radians(longitude - CENTRAL_MERIDIAN)
  return {
    x: Math.round(RADIUS * Math.atanh(Math.cos(radians(latitude)) * Math.sin(angle))),
    y: Math.round(RADIUS * Math.atan2(Math.tan(radians(latitude)), Math.cos(angle))),
  }
}

export function fromPlane({ x, y }: PlanePoint): Coordinates {
  const [east, north] = [x / RADIUS, y / RADIUS]
  return {
    latitude: degrees(Math.asin(Math.sin(north) / Math.cosh(east))),
    longitude: CENTRAL_MERIDIAN + degrees(Math.atan2(Math.sinh(east), Math.cos(north))),
  }
}

/** Metres between two places in Korea. */
export function distanceBetween(one: Coordinates, other: Coordinates): number {
  const [from, to] = [toPlane(one), toPlane(other)]
  return Math.hypot(from.x - to.x, from.y - to.y)
}

/** Steps of a rounded place in degrees: about 500 m. */
const STEPS_PER_DEGREE = 200

/** A reader's place as it is stored and sent: too coarse to tell the building. */
export const roundedPlace = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: Math.round(latitude * STEPS_PER_DEGREE) / STEPS_PER_DEGREE,
  longitude: Math.round(longitude * STEPS_PER_DEGREE) / STEPS_PER_DEGREE,
})
