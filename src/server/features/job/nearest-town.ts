import { type PlanePoint, toPlane } from '../../../contract/place/distance.ts'
import { towns, type TownRecord } from '../../../reference/towns.ts'

/** Wider than any town's distance to the next, except at sea. */
const CELL = 10_000

interface Placed {
  town: TownRecord
  point: PlanePoint
}

let placed: { all: Placed[]; byCell: Map<string, Placed[]> } | null = null

const keyOf = (column: number, row: number) => `${column},${row}`

function load() {
  const all = towns.map((town) => ({ town, point: toPlane(town) }))
  const byCell = Map.groupBy(all, ({ point }) =>
    keyOf(Math.floor(point.x / CELL), Math.floor(point.y / CELL)),
  )
  return { all, byCell }
}

/** The town whose centre is nearest. */
export function nearestTown(point: PlanePoint): TownRecord {
  placed ??= load()
  const { all, byCell } = placed
  const [column, row] = [Math.floor(point.x / CELL), Math.floor(point.y / CELL)]
  const around = [-1, 0, 1].flatMap((dx) =>
    [-1, 0, 1].flatMap((dy) => byCell.get(keyOf(column + dx, row + dy)) ?? []),
  )
  const near = nearestOf(around, point)
  // One that is farther than a cell away need not be the nearest: there may be a nearer one outside the nine cells.
  const found = near && near.distance <= CELL ? near : nearestOf(all, point)
  if (!found) throw new Error('the reference data has no towns')
  return found.town
}

function nearestOf(candidates: readonly Placed[], { x, y }: PlanePoint) {
  let best: { town: TownRecord; distance: number } | null = null
  for (const { town, point } of candidates) {
    const distance = Math.hypot(point.x - x, point.y - y)
    if (!best || distance < best.distance) best = { town, distance }
  }
  return best
}
