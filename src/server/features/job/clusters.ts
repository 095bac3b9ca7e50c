import { sql } from 'kysely'
import { cellWidth, type ClusterFilter, type JobCluster, MAX_CELLS } from '../../../contract/job/cluster.ts'
import { fieldError } from '../../../contract/base/errors.ts'
import { fromPlane, KOREA, toPlane } from '../../../contract/place/distance.ts'
import { readsKorean } from '../../../reference/name-in.ts'
import { regionName } from '../../../reference/regions.ts'
import type { Db } from '../../db/database.ts'
import { townInEnglish } from '../../i18n/romanized.ts'
import { FLAG } from './codes.ts'
import { countCache, listsAt } from './count-cache.ts'
import { isLargeSite } from './list-count.ts'
import { lanesOf } from './list-near.ts'
import { and, conditions, hits } from './list-queries.ts'
import { type ListScope, scopeOfTyped } from './list-scope.ts'
import { nearestTown } from './nearest-town.ts'

/** Cells from `left` and `bottom` to before `right` and `top`, counted in cells from the origin of the plane. */
interface CellRange {
  width: number
  left: number
  bottom: number
  right: number
  top: number
}

interface Cell {
  x: number
  y: number
  count: number
}

const keptCells = countCache<Cell[]>(isLargeSite)

/**
 * Open jobs that fit a filter, by cell. Counts are kept per filter and range of whole cells.
 *
 * @throws AppError VALIDATION for an unknown region, or bounds that are the wrong way around or of too many cells
 */
export async function countClusters(db: Db, filter: ClusterFilter, now: Date): Promise<JobCluster[]> {
  const { bounds, zoom, langCode, ...others } = filter
  const scope = await scopeOfTyped(db, others)
  const range = rangeOf(bounds ?? [KOREA.south, KOREA.west, KOREA.north, KOREA.east], zoom)
  const lists = await listsAt(db, now)
  const cells = await keptCells(lists, [scope, range], () => countCells(db, scope, range, now))
  return cells.map((cell) => clusterOf(cell, langCode))
}

function clusterOf({ x, y, count }: Cell, langCode: string): JobCluster {
  const town = nearestTown({ x, y })
  const { latitude, longitude } = fromPlane({ x, y })
  return {
    latitude: rounded(latitude),
    longitude: rounded(longitude),
    count,
    regionName: regionName(town.regionId, langCode),
    townName: readsKorean(langCode) ? town.name : townInEnglish(town.name),
  }
}

const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5

/** The whole cells around bounds: neighbouring views ask for the same cells. */
function rangeOf([south, west, north, east]: NonNullable<ClusterFilter['bounds']>, zoom: number): CellRange {
  if (south >= north || west >= east) throw fieldError('bounds', 'INVALID', 'must be south,west,north,east')
  const width = cellWidth(zoom)
  // Parallels are curves on the plane: their lowest and highest points are at the corners and at the middle.
  const corners = [south, north].flatMap((latitude) =>
    [west, (west + east) / 2, east].map((longitude) => toPlane({ latitude, longitude })),
  )
  const [xs, ys] = [corners.map(({ x }) => x / width), corners.map(({ y }) => y / width)]
  const range = {
    width,
    left: Math.floor(Math.min(...xs)),
    bottom: Math.floor(Math.min(...ys)),
    right: Math.floor(Math.max(...xs)) + 1,
    top: Math.floor(Math.max(...ys)) + 1,
  }
  if ((range.right - range.left) * (range.top - range.bottom) > MAX_CELLS)
    throw fieldError('bounds', 'TOO_LARGE', `at most ${MAX_CELLS} cells of this zoom`)
  return range
}

async function countCells(db: Db, scope: ListScope, range: CellRange, now: Date): Promise<Cell[]> {
  const found = scope.words.length > 0 ? textPlaces(scope, range, now) : listedPlaces(scope, range, now)
  // Counting distinct jobs sorts all rows, and only several regions may list a job more than once.
  const count =
    scope.words.length > 0 || scope.regionIds.length === 1
      ? sql`count(*)`
      : sql`count(*) filter (where not shared) + count(distinct job_id) filter (where shared)`
  const { rows } = await sql<Cell>`
    select avg(x) as x, avg(y) as y, ${count} as count
    from (${found}) places
    group by floor(x / ${range.width}::float8), floor(y / ${range.width}::float8)
    order by 3 desc, 1, 2`.execute(db)
  return rows
}

function listedPlaces(scope: ListScope, range: CellRange, now: Date) {
  return sql`
    select l.place[0] - lane.shift as x, l.place[1] as y, l.job_id, l.flags & ${FLAG.shared} <> 0 as shared
    from unnest(${lanesOf(scope)}::float8[]) lane (shift) join job_listings l on l.place <@ ${boxOf(range)}
    where ${and(conditions(scope, now))}`
}

function textPlaces(scope: ListScope, range: CellRange, now: Date) {
  return sql`
    select l.place[0] as x, l.place[1] as y, l.job_id, false as shared
    from (${hits(scope, now)}) l cross join (select 0::float8 as shift) lane where l.place <@ ${boxOf(range)}`
}

/** A box contains its edges: the right and upper ones belong to the next cells. */
const EDGE = 0.5

const boxOf = ({ left, bottom, right, top, width }: CellRange) => sql`box(
  point(lane.shift + ${left * width}::float8, ${bottom * width}::float8),
  point(lane.shift + ${right * width - EDGE}::float8, ${top * width - EDGE}::float8))`
