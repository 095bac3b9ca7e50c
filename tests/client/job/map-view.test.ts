import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ClusterFilter, type JobCluster, MAX_CELLS, cellWidth } from '../../../src/contract/job/cluster.ts'
import { KOREA, toPlane } from '../../../src/contract/place/distance.ts'
import {
  boundsOf,
  centredOn,
  insideOf,
  MAX_DRAWN_ZOOM,
  moved,
  pixelOf,
  placeClusters,
  WHOLE,
  zoomedTo,
} from '../../../src/client/features/job/map/map-view.ts'

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const place = fc.record({
  latitude: number(KOREA.south, KOREA.north),
  longitude: number(KOREA.west, KOREA.east),
})
const view = fc
  .record({ place, zoom: fc.integer({ min: 0, max: MAX_DRAWN_ZOOM }) })
  .map(({ place: centre, zoom }) => centredOn(zoomedTo(WHOLE, zoom), centre))
const size = fc.record({
  width: fc.integer({ min: 280, max: 1100 }),
  height: fc.integer({ min: 288, max: 576 }),
})
const cluster = fc
  .record({ place, count: fc.integer({ min: 1, max: 100_000 }) })
  .map(({ place: at, count }): JobCluster => ({ ...at, count, regionName: 'Suwon-si', townName: '' }))

describe('the view of the map', () => {
  test('asks for bounds that the server accepts, on every screen', () => {
    fc.assert(
      fc.property(view, size, (shown, screen) => {
        const bounds = boundsOf(shown, screen)
        const query = { bounds: bounds.join(','), zoom: String(shown.zoom) }
        expect(ClusterFilter.safeParse(query).success).toBe(true)
        const [south, west, north, east] = bounds
        const corners = [south, north].flatMap((latitude) =>
          [west, (west + east) / 2, east].map((longitude) => toPlane({ latitude, longitude })),
        )
        const spread = (values: number[]) =>
          Math.ceil((Math.max(...values) - Math.min(...values)) / cellWidth(shown.zoom)) + 1
        expect(spread(corners.map(({ x }) => x)) * spread(corners.map(({ y }) => y))).toBeLessThanOrEqual(
          MAX_CELLS,
        )
      }),
    )
  })

  test('asks for bounds that contain the corners of the screen, as far as they are in Korea', () => {
    fc.assert(
      fc.property(view, size, place, (shown, screen, point) => {
        const [x, y] = pixelOf(shown, screen)(point)
        fc.pre(x >= 0 && y >= 0 && x <= screen.width && y <= screen.height)
        const [south, west, north, east] = boundsOf(shown, screen)
        expect(point.latitude >= south && point.latitude <= north).toBe(true)
        expect(point.longitude >= west && point.longitude <= east).toBe(true)
      }),
    )
  })

  test('returns to its place after a move there and back, unless it met the edge', () => {
    const screen = { width: 360, height: 440 }
    const shown = { ...WHOLE, zoom: 3 }
    const back = moved(moved(shown, screen, 40, -25), screen, -40, 25)
    expect(back.centre.latitude).toBeCloseTo(shown.centre.latitude, 9)
    expect(back.centre.longitude).toBeCloseTo(shown.centre.longitude, 9)
    const far = moved(shown, screen, 1e9, 1e9)
    expect(far.centre.longitude).toBeLessThan(KOREA.east)
  })

  test('leads into clusters of many jobs, and to the list at the last zoom or for a few', () => {
    const many = { latitude: 37, longitude: 127, count: 500, regionName: '', townName: '' }
    expect(insideOf(WHOLE, many)?.zoom).toBe(2)
    expect(insideOf({ ...WHOLE, zoom: MAX_DRAWN_ZOOM - 1 }, many)?.zoom).toBe(MAX_DRAWN_ZOOM)
    expect(insideOf({ ...WHOLE, zoom: MAX_DRAWN_ZOOM }, many)).toBeNull()
    expect(insideOf(WHOLE, { ...many, count: 10 })).toBeNull()
  })
})

test('Placed clusters contain every job on the screen once', () => {
  const screen = { width: 360, height: 440 }
  fc.assert(
    fc.property(fc.array(cluster, { maxLength: 60 }), (clusters) => {
      const at = pixelOf(WHOLE, screen)
      const seen = clusters.filter((one) => {
        const [x, y] = at(one)
        return x >= 0 && y >= 0 && x <= screen.width && y <= screen.height
      })
      const total = (all: readonly JobCluster[]) => all.reduce((sum, { count }) => sum + count, 0)
      expect(total(placeClusters(clusters, at, screen))).toBe(total(seen))
    }),
  )
})
