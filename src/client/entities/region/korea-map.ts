import { feature, type GeometryCollection, type Topology } from 'topojson-client'
import source from '../../../reference/korea-map.json?raw'
import { nameIn, readsKorean } from '../../../reference/name-in.ts'

/** Attribution required on every map drawn from these boundaries (KOGL Type 1). */
export const MAP_ATTRIBUTION = '통계청 통계지리정보서비스(SGIS)'

interface PlaceProperties {
  /** Id of the region. */
  id: number
  /** Id of the province. */
  pid: number
  name: string
  nameEn: string
}

interface ProvinceProperties {
  id: number
  short: string
  nameEn: string
}

type Point = readonly [x: number, y: number]
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Area {
  id: number
  provinceId: number
  name: string
  nameInEnglish: string
  rings: readonly (readonly Point[])[]
  box: Box
}

/** Projects degrees to a plane in which one degree of latitude is one unit; precise enough for the size of Korea. */
const LONGITUDE_SCALE = Math.cos((36.5 * Math.PI) / 180)
export const project = (longitude: number, latitude: number): Point => [
  longitude * LONGITUDE_SCALE,
  -latitude,
]

const topology: Topology<{
  sigungu: GeometryCollection<PlaceProperties>
  sido: GeometryCollection<ProvinceProperties>
}> = JSON.parse(source)

/** Every city, county and district. */
export const districts: readonly Area[] = feature(topology, topology.objects.sigungu).features.map(
  ({ geometry, properties: { id, pid, name, nameEn } }) => areaOf(geometry, id, pid, name, nameEn),
)

export const provinces: readonly Area[] = feature(topology, topology.objects.sido).features.map(
  ({ geometry, properties: { id, short, nameEn } }) => areaOf(geometry, id, id, short, nameEn),
)

type Geometry = ReturnType<typeof feature>['features'][number]['geometry']

function areaOf(
  geometry: Geometry,
  id: number,
  provinceId: number,
  name: string,
  nameInEnglish: string,
): Area {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  const rings = polygons
    .flat()
    .map((ring) => ring.map(([longitude = 0, latitude = 0]) => project(longitude, latitude)))
  return { id, provinceId, name, nameInEnglish, rings, box: boxOf(rings.flat()) }
}

export function boxOf(points: readonly Point[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const [x, y] of points) {
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
  }
  return box
}

export const overlaps = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Whether a point is inside, considering islands and holes (even-odd rule). */
export function contains(area: Area, [x, y]: Point): boolean {
  let inside = false
  for (const ring of area.rings)
    for (const [index, [ax, ay]] of ring.entries()) {
      const [bx, by] = ring[index === 0 ? ring.length - 1 : index - 1] ?? [ax, ay]
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
    }
  return inside
}

/** Position of the label: the centre of the largest polygon. */
export function labelPosition(area: Area): Point {
  const largest = area.rings.toSorted((a, b) => ringBoxArea(b) - ringBoxArea(a))[0] ?? []
  const { left, right, top, bottom } = boxOf(largest)
  return [(left + right) / 2, (top + bottom) / 2]
}

const ringBoxArea = (ring: readonly Point[]) => boxArea(boxOf(ring))

/** SVG path of an area, transformed by `place`. */
export function pathOf(area: Area, place: (point: Point) => Point): string {
  return area.rings
    .map(
      (ring) =>
        `M${ring
          .map((point) =>
            place(point)
              .map((value) => value.toFixed(1))
              .join(' '),
          )
          .join('L')}Z`,
    )
    .join('')
}

/** Scales a box to fit the picture, centred in the space below `top`. */
export function fit(
  box: Box,
  width: number,
  height: number,
  maxScale = Infinity,
  top = 0,
): (point: Point) => Point {
  const scale = Math.min(width / (box.right - box.left), height / (box.bottom - box.top), maxScale)
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  return (point) => [(point[0] - x) * scale + width / 2, (point[1] - y) * scale + height / 2 + top]
}

interface PlacedName {
  id: number
  name: string
  x: number
  y: number
}

/** Labels that do not overlap each other or `taken`, larger areas first. */
export function namesThatFit(
  areas: readonly Area[],
  place: (point: Point) => Point,
  langCode: string,
  taken: readonly Box[] = [],
): PlacedName[] {
  const boxes = [...taken]
  const bySize = areas.toSorted((a, b) => boxArea(b.box) - boxArea(a.box))
  return bySize.flatMap((area) => {
    const [x, y] = place(labelPosition(area))
    const name = mapName(area, langCode)
    const half = (name.length * (readsKorean(langCode) ? 12 : 7)) / 2
    const box = { left: x - half, right: x + half, top: y - 12, bottom: y + 6 }
    if (boxes.some((other) => overlaps(box, other))) return []
    boxes.push(box)
    return [{ id: area.id, name, x, y }]
  })
}

/** `수원시 장안구`, `Jangan-gu, Suwon-si`, is drawn inside Suwon: the district is enough. So is `Gangwon` of `Gangwon State`. */
export function mapName(area: Pick<Area, 'name' | 'nameInEnglish'>, langCode: string): string {
  const parts = nameIn(area, langCode).split(/,? /)
  return (readsKorean(langCode) ? parts.at(-1) : parts[0]) ?? ''
}

const boxArea = ({ left, right, top, bottom }: Box) => (right - left) * (bottom - top)
