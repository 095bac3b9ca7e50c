import type { Db } from '../../db/database.ts'
import { cachePerDatabase } from '../../ttl-cache.ts'
import {
  countListings,
  countText,
  type PageIds,
  readListingVersion,
  type ScopeCount,
} from './list-queries.ts'
import type { ListScope } from './list-scope.ts'
import { isSlow, slowCountCache, type Timed, timed } from './slow-counts.ts'

/** Totals below this are exact; larger ones may be half a minute old. */
export const EXACT_BELOW = 10_000

const countsOf = slowCountCache<ScopeCount>()
const pagesOf = cachePerDatabase<PageIds>({ maxAge: 60_000, renewAfter: 60_000 })

/** Number of open jobs that match a filter. */
export async function countOf(db: Db, scope: ListScope, now: Date): Promise<Timed<ScopeCount>> {
  const counts = countsOf(db)
  const key = JSON.stringify(scope)
  const count = () => timed(() => countJobs(db, scope, now))
  const known = counts.peek(key)
  if (known && known.value.total >= EXACT_BELOW) return counts.get(key, count)
  // Fast counts are not shared: a member who has just changed something must not join an older query.
  if (known && !isSlow(known)) return count()
  if (known && (await isStillValid(db, known.value, now))) return known
  return counts.find(key, count)
}

/** Whether the filter was counted recently and fast. */
export function wasCountedFast(db: Db, scope: ListScope): boolean {
  const known = countsOf(db).peek(JSON.stringify(scope))
  return known !== undefined && !isSlow(known)
}

function countJobs(db: Db, scope: ListScope, now: Date): Promise<ScopeCount> {
  return scope.words.length > 0 ? countText(db, scope, now) : countListings(db, scope, now)
}

export interface Settled {
  total: number
  version: number
}

/** The total of a slow filter, with the version of the lists it belongs to; null if unknown or outdated. */
export async function cachedCount(db: Db, scope: ListScope, now: Date): Promise<Settled | null> {
  const counted = countsOf(db).peek(JSON.stringify(scope))
  if (!counted || !isSlow(counted)) return null
  const known = counted.value
  const version = await readListingVersion(db)
  if (known.total >= EXACT_BELOW) return { total: (await countOf(db, scope, now)).value.total, version }
  return known.version === version && !isOver(known.earliestEnd, now) ? { total: known.total, version } : null
}

/**
 * A page of such a filter: the cached ids while the lists keep that version and no job on the page has ended. A page
 * read after its version can only be newer than stated, and the next reader compares versions again.
 */
export async function cachedPage(
  db: Db,
  key: readonly unknown[],
  now: Date,
  find: () => Promise<PageIds>,
): Promise<string[]> {
  const pages = pagesOf(db)
  const text = JSON.stringify(key)
  const known = pages.peek(text)
  const page = known && !isOver(known.earliestEnd, now) ? known : await pages.find(text, find)
  return page.ids
}

const isOver = (end: Date | null, now: Date) => end !== null && end <= now

/** Whether the lists are unchanged since, and none of the counted jobs has ended. */
async function isStillValid(db: Db, known: ScopeCount, now: Date): Promise<boolean> {
  return !isOver(known.earliestEnd, now) && (await readListingVersion(db)) === known.version
}
