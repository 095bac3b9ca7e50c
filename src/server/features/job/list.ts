import type { JobFilter } from '../../../contract/job/job.ts'
import type { PlanePoint } from '../../../contract/place/distance.ts'
import type { Db } from '../../db/database.ts'
import { type CardRow, findCards } from './card-queries.ts'
import { type Lists, listsAt } from './count-cache.ts'
import { countOf, keptPage, totalOf } from './list-count.ts'
import { findNearestIds, findNearestTextIds, TEXT_REACH } from './list-near.ts'
import { findIds, findTextIds, rangesOf } from './list-queries.ts'
import { type ListPage, type ListScope, type ListWindow, originOf, scopeOfTyped } from './list-scope.ts'

export interface FoundJobs {
  rows: CardRow[]
  total: number
}

/** Up to this number of visits, the bigram index is read whatever the number of jobs. */
const FEW = 1_000
/** Matches that the bigram index visits in the time that one job of a list takes to be matched by its text. */
const VISITS_PER_LOOK = 4

/** @throws AppError VALIDATION for an unknown region, or for the order by distance without a place */
export async function findJobs(db: Db, filter: JobFilter, now: Date): Promise<FoundJobs> {
  const scope = await scopeOfTyped(db, filter)
  const window = { limit: filter.pageSize, offset: filter.pageNumber * filter.pageSize }
  const lists = await listsAt(db, now)
  const ids =
    filter.sort === 'distance'
      ? findNearest(lists, scope, window, originOf(filter))
      : findOrdered(lists, scope, { sort: filter.sort, ...window })
  const [found, total] = await Promise.all([ids, totalOf(lists, scope)])
  return { rows: await findCards(db, found), total }
}

async function findNearest(
  lists: Lists,
  scope: ListScope,
  window: ListWindow,
  origin: PlanePoint,
): Promise<string[]> {
  const { db, now } = lists
  const { total, visited } = await countOf(lists, scope)
  if (scope.words.length > 0 && visited <= TEXT_REACH)
    return findNearestTextIds(db, scope, window, origin, now)
  return findNearestIds(db, scope, window, origin, now, total)
}

async function findOrdered(lists: Lists, scope: ListScope, page: ListPage): Promise<string[]> {
  return keptPage(lists, scope, page, async () => {
    const isRead = scope.words.length === 0 || (await isFrequent(lists, scope, page))
    return (isRead ? findIds : findTextIds)(lists.db, scope, page, lists.now)
  })
}

async function isFrequent(lists: Lists, scope: ListScope, page: ListPage): Promise<boolean> {
  const { total: matches, visited } = await countOf(lists, scope)
  if (visited <= FEW) return false
  const all = await totalOf(lists, { ...scope, words: [] })
  const [depth, ranges] = [page.offset + page.limit, rangesOf(scope, page)]
  return isReadingCheaper({ matches, visited, all, depth, ranges })
}

/**
 * Compares two plans for a text search by the jobs that they look at: the bigram index visits every job with the words;
 * reading the list from its head matches each job until the page is full.
 */
export function isReadingCheaper(jobs: {
  matches: number
  /** With the words, whatever the other filters. */
  visited: number
  /** With the other filters, whatever the words. */
  all: number
  /** Matches up to the end of the page. */
  depth: number
  ranges: number
}): boolean {
  const { matches, visited, all, depth, ranges } = jobs
  const looks = (ranges * depth * all) / Math.max(matches, 1)
  return looks * VISITS_PER_LOOK <= visited
}
