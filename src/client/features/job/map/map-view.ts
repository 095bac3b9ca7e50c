import { cellWidth, type ClusterFilter, type JobCluster } from '../../../../contract/job/cluster.ts'
import { type Coordinates, KOREA } from '../../../../contract/place/distance.ts'

export interface Size {
  width: number
  height: number
}

/** What a map shows: its centre, and how often the first scale was doubled. */
export interface View {
  centre: Coordinates
  zoom: number
}

export type Bounds = NonNullable<ClusterFilter['bounds']>

/** Beyond this the drawn map has nothing more to show: the list of the area is next. */
export const MAX_DRAWN_ZOOM = 5

/** The country without the remote islands. */
const MAINLAND = { south: 33.1, north: 38.65, west: 125.9, east: 129.65 }
export const WHOLE: View = {
  centre: {
    latitude: (MAINLAND.south + MAINLAND.north) / 2,
    longitude: (MAINLAND.west + MAINLAND.east) / 2,
  },
  zoom: 0,
}

/** A degree of longitude in degrees of latitude, in the middle of Korea (entities/region/korea-map.ts draws so, too). */
export const LONGITUDE_SCALE = Math.cos((36.5 * Math.PI) / 180)

/** Pixels per degree of latitude. At the first zoom the mainland fits the map. */
export function scaleOf({ width, height }: Size, zoom: number): number {
  const { south, north, west, east } = MAINLAND
  return Math.min(width / ((east - west) * LONGITUDE_SCALE), height / (north - south)) * 2 ** zoom
}

export const pixelOf =
  (view: View, size: Size) =>
  ({ latitude, longitude }: Coordinates): readonly [x: number, y: number] => {
    const scale = scaleOf(size, view.zoom)
    return [
      size.width / 2 + (longitude - view.centre.longitude) * LONGITUDE_SCALE * scale,
      size.height / 2 - (latitude - view.centre.latitude) * scale,
    ]
  }

const between = (low: number, high: number, value: number) => Math.min(high, Math.max(low, value))

/** Moves the map by pixels; its centre stays on the mainland. */
export function moved(view: View, size: Size, right: number, down: number): View {
  const scale = scaleOf(size, view.zoom)
  return centredOn(view, {
    latitude: view.centre.latitude - down / scale,
    longitude: view.centre.longitude + right / scale / LONGITUDE_SCALE,
  })
}

export function centredOn(view: View, { latitude, longitude }: Coordinates): View {
  return {
    ...view,
    centre: {
      latitude: between(MAINLAND.south, MAINLAND.north, latitude),
      longitude: between(MAINLAND.west, MAINLAND.east, longitude),
    },
  }
}

export const zoomedTo = (view: View, zoom: number): View => ({
  ...view,
  zoom: between(0, MAX_DRAWN_ZOOM, zoom),
})

/** The bounds of what is seen, outward to whole steps, so that small moves ask for what is already known. */
export function boundsOf(view: View, size: Size): Bounds {
  const scale = scaleOf(size, view.zoom)
  const [high, wide] = [size.height / 2 / scale, size.width / 2 / scale / LONGITUDE_SCALE]
  const { latitude, longitude } = view.centre
  return steppedBounds([latitude - high, longitude - wide, latitude + high, longitude + wide], view.zoom)
}

/** Metres of a degree of latitude. */
const DEGREE = 111_195

export function steppedBounds([south, west, north, east]: Bounds, zoom: number): Bounds {
  const step = cellWidth(zoom) / DEGREE
  const down = (value: number) => rounded(Math.floor(value / step) * step)
  const up = (value: number) => rounded(Math.ceil(value / step) * step)
  const latitude = (value: number) => between(KOREA.south, KOREA.north, value)
  const longitude = (value: number) => between(KOREA.west, KOREA.east, value)
  return [latitude(down(south)), longitude(down(west)), latitude(up(north)), longitude(up(east))]
}

const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5

export interface PlacedCluster extends JobCluster {
  x: number
  y: number
}

/** A button needs 44 px. */
const APART = 46

/** Clusters at their pixels; those that would cover another are added to the larger one. */
export function placeClusters(
  clusters: readonly JobCluster[],
  place: (point: Coordinates) => readonly [number, number],
  { width, height }: Size,
): PlacedCluster[] {
  const placed: PlacedCluster[] = []
  for (const cluster of clusters.toSorted((a, b) => b.count - a.count)) {
    const [x, y] = place(cluster)
    if (x < 0 || y < 0 || x > width || y > height) continue
    const covered = placed.find((other) => Math.hypot(other.x - x, other.y - y) < APART)
    if (covered) covered.count += cluster.count
    else placed.push({ ...cluster, x: between(24, width - 24, x), y: between(24, height - 24, y) })
  }
  return placed
}

/** Few jobs are better read than looked at on a map. */
const FEW = 10

/** The view that a press on a cluster leads to; null where its jobs are listed instead. */
export function insideOf(view: View, cluster: JobCluster): View | null {
  if (view.zoom >= MAX_DRAWN_ZOOM || cluster.count <= FEW) return null
  return zoomedTo(centredOn(view, cluster), view.zoom + 2)
}
