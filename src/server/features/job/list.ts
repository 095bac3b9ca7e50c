import type { JobFilter } from '../../../contract/job/job.ts'
import type { PlanePoint } from '../../../contract/place/distance.ts'
import type { Db } from '../../db/database.ts'
import { type CardRow, findCards } from './card-queries.ts'
import { cachedCount, cachedPage, countOf, EXACT_BELOW, wasCountedFast } from './list-count.ts'
import { findNearestIds, findNearestTextIds } from './list-near.ts'
import {
  findIds,
  findPage,
  findTextIds,
  findTextPage,
  type PageIds,
  rangesOf,
  type ScopeCount,
} from './list-queries.ts'
import { type ListPage, type ListScope, type ListWindow, originOf, scopeOfTyped } from './list-scope.ts'
import type { Timed } from './slow-counts.ts'

export interface FoundJobs {
  rows: CardRow[]
  total: number
}

/** Approximate milliseconds to match the text of one job. */
const LOOK = 0.008

/** @throws AppError VALIDATION for an unknown region, or for the order by distance without a place */
export async function findJobs(db: Db, filter: JobFilter, now: Date): Promise<FoundJobs> {
  const scope = await scopeOfTyped(db, filter)
  const window = { limit: filter.pageSize, offset: filter.pageNumber * filter.pageSize }
  if (filter.sort === 'distance') return findNearestJobs(db, scope, window, originOf(filter), now)
  const page: ListPage = { sort: filter.sort, ...window }
  const settled = await findCachedJobs(db, scope, page, now)
  if (settled) return settled
  if (scope.words.length > 0) return searchJobs(db, scope, page, now)
  const [rows, counted] = await Promise.all([findPage(db, scope, page, now), countOf(db, scope, now)])
  return { rows, total: counted.value.total }
}

async function findNearestJobs(
  db: Db,
  scope: ListScope,
  window: ListWindow,
  origin: PlanePoint,
  now: Date,
): Promise<FoundJobs> {
  const settled = await cachedCount(db, scope, now)
  const total = settled?.total ?? (await countOf(db, scope, now)).value.total
  const find = (): Promise<PageIds> =>
    scope.words.length > 0 && wasCountedFast(db, scope)
      ? findNearestTextIds(db, scope, window, origin, now)
      : findNearestIds(db, scope, window, origin, now, total)
  const ids =
    settled !== null && total < EXACT_BELOW
      ? await cachedPage(db, [scope, window, origin, settled.version], now, find)
      : (await find()).ids
  return { rows: await findCards(db, ids), total }
}

/** The cached result of a slow filter, while the lists are unchanged; otherwise null. */
async function findCachedJobs(
  db: Db,
  scope: ListScope,
  page: ListPage,
  now: Date,
): Promise<FoundJobs | null> {
  const settled = await cachedCount(db, scope, now)
  if (!settled) return null
  const isText = scope.words.length > 0
  // A large result without text is read fastest from the head of a range.
  if (!isText && settled.total >= EXACT_BELOW) return null
  const find = async () => {
    const reads = !isText || (await isReadingCheaper(db, scope, page, now, await countOf(db, scope, now)))
    return (reads ? findIds : findTextIds)(db, scope, page, now)
  }
  const ids = await cachedPage(db, [scope, page, settled.version], now, find)
  return { rows: await findCards(db, ids), total: settled.total }
}

async function searchJobs(db: Db, scope: ListScope, page: ListPage, now: Date): Promise<FoundJobs> {
  if (wasCountedFast(db, scope)) return findTextPage(db, scope, page, now)
  const known = await countOf(db, scope, now)
  if (!(await isReadingCheaper(db, scope, page, now, known))) return findTextPage(db, scope, page, now)
  return { rows: await findPage(db, scope, page, now), total: known.value.total }
}

/**
 * Compares two plans for a text search: the bigram index visits every match, as counting did; reading the list from
 * its head matches each job until the page is full.
 */
async function isReadingCheaper(
  db: Db,
  scope: ListScope,
  page: ListPage,
  now: Date,
  known: Timed<ScopeCount>,
): Promise<boolean> {
  const all = await countOf(db, { ...scope, words: [] }, now)
  const looks =
    (rangesOf(scope, page) * (page.offset + page.limit) * all.value.total) / Math.max(known.value.total, 1)
  return looks * LOOK <= known.milliseconds
}
