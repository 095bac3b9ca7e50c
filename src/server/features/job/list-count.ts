import type { Db } from '../../db/database.ts'
import { TtlCache } from '../../ttl-cache.ts'
import {
  countListings,
  countText,
  type PageIds,
  readListingVersion,
  type ScopeCount,
} from './list-queries.ts'
import type { ListScope } from './list-scope.ts'

/** Totals below this are exact; larger ones may be half a minute old. */
export const EXACT_BELOW = 10_000
const TERMS = { maxAge: 30_000, renewAfter: 22_000 }
/** A count that took longer (ms) is reused while the lists are unchanged. */
const SLOW = 4

export interface Known extends ScopeCount {
  /** Duration of the count. */
  milliseconds: number
}

interface Memory {
  counts: TtlCache<Known>
  pages: TtlCache<PageIds>
}

const memories = new WeakMap<Db, Memory>()

/** Number of open jobs that match a filter. */
export async function countOf(db: Db, scope: ListScope, now: Date): Promise<Known> {
  const { counts } = memoryOf(db)
  const key = JSON.stringify(scope)
  const count = () => measured(() => counted(db, scope, now))
  const known = counts.peek(key)
  if (known && known.total >= EXACT_BELOW) return counts.get(key, count)
  // Fast counts are not shared: a member who has just changed something must not join an older query.
  if (known && known.milliseconds <= SLOW) return count()
  if (known && (await isStillValid(db, known, now))) return known
  return counts.find(key, count)
}

/** Whether the filter was counted recently and fast. */
export function wasCountedFast(db: Db, scope: ListScope): boolean {
  const known = memoryOf(db).counts.peek(JSON.stringify(scope))
  return known !== undefined && known.milliseconds <= SLOW
}

function counted(db: Db, scope: ListScope, now: Date): Promise<ScopeCount> {
  return scope.words.length > 0 ? countText(db, scope, now) : countListings(db, scope, now)
}

export interface Settled {
  total: number
  version: number
}

/** The total of a slow filter, with the version of the lists it belongs to; null if unknown or outdated. */
export async function cachedCount(db: Db, scope: ListScope, now: Date): Promise<Settled | null> {
  const { counts } = memoryOf(db)
  const known = counts.peek(JSON.stringify(scope))
  if (!known || known.milliseconds <= SLOW) return null
  const version = await readListingVersion(db)
  if (known.total >= EXACT_BELOW) return { total: (await countOf(db, scope, now)).total, version }
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
  const { pages } = memoryOf(db)
  const text = JSON.stringify(key)
  const known = pages.peek(text)
  const page = known && !isOver(known.earliestEnd, now) ? known : await pages.find(text, find)
  return page.ids
}

const isOver = (end: Date | null, now: Date) => end !== null && end <= now

/** Whether the lists are unchanged since, and none of the counted jobs has ended. */
async function isStillValid(db: Db, known: Known, now: Date): Promise<boolean> {
  return !isOver(known.earliestEnd, now) && (await readListingVersion(db)) === known.version
}

async function measured(count: () => Promise<ScopeCount>): Promise<Known> {
  const start = performance.now()
  const found = await count()
  return { ...found, milliseconds: performance.now() - start }
}

function memoryOf(db: Db): Memory {
  const known = memories.get(db)
  if (known) return known
  const made = {
    counts: new TtlCache<Known>(TERMS),
    pages: new TtlCache<PageIds>({ maxAge: 60_000, renewAfter: 60_000 }),
  }
  memories.set(db, made)
  return made
}
