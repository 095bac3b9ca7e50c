import type { Db } from '../../db/database.ts'
import { Remembered } from '../../remembered.ts'
import { countListings, countText, findIds, readListingVersion, type ScopeCount } from './list-queries.ts'
import type { ListPage, ListScope } from './list-scope.ts'

/** Below this, a total is exact; from here on it may be half a minute old (domain rules, lists). */
const EXACT_BELOW = 10_000
const TERMS = { maxAge: 30_000, renewAfter: 15_000 }
/** A count that took longer (milliseconds) is used again while the lists have not changed. */
const SLOW = 4
/** So few postings among very many are found slowly: their ids are remembered as well. */
const FEW = 500

export interface Known extends ScopeCount {
  /** What counting took. */
  milliseconds: number
}

interface Memory {
  counts: Remembered<Known>
  ids: Remembered<string[]>
}

const memories = new WeakMap<Db, Memory>()

/** How many open postings a filter finds. */
export async function countOf(db: Db, scope: ListScope, now: Date): Promise<Known> {
  const { counts } = memoryOf(db)
  const key = JSON.stringify(scope)
  const count = () => measured(() => counted(db, scope, now))
  const known = counts.peek(key)
  if (known && known.total >= EXACT_BELOW) return counts.get(key, count)
  // Quick counts are not shared: a reader who has just changed something must not join an older query.
  if (known && known.milliseconds <= SLOW) return count()
  if (known && (await stillHolds(db, known, now))) return known
  return counts.find(key, count)
}

/** Whether the filter was counted lately, and at once. */
export function isQuick(db: Db, scope: ListScope): boolean {
  const known = memoryOf(db).counts.peek(JSON.stringify(scope))
  return known !== undefined && known.milliseconds <= SLOW
}

function counted(db: Db, scope: ListScope, now: Date): Promise<ScopeCount> {
  return scope.words.length > 0 ? countText(db, scope, now) : countListings(db, scope, now)
}

export interface ShortList {
  total: number
  ids: string[]
}

/**
 * The page's ids and the exact total of a filter that was slow to answer and found few, while that answer still holds;
 * null where the lists must be read.
 */
export async function shortList(
  db: Db,
  scope: ListScope,
  page: ListPage,
  now: Date,
): Promise<ShortList | null> {
  const { counts, ids } = memoryOf(db)
  const known = counts.peek(JSON.stringify(scope))
  if (!known || known.total > FEW || known.milliseconds <= SLOW || !(await stillHolds(db, known, now)))
    return null
  // A list that is made later than the version was read can only be newer: the next reader compares versions again.
  const key = JSON.stringify([scope, page.sort, known.version])
  const all = await ids.get(key, () => findIds(db, scope, { sort: page.sort, offset: 0, limit: FEW }, now))
  return { total: known.total, ids: all.slice(page.offset, page.offset + page.limit) }
}

/** Nothing was listed, changed or taken down since, and none of the counted postings has ended. */
async function stillHolds(db: Db, known: Known, now: Date): Promise<boolean> {
  if (known.earliestEnd && known.earliestEnd <= now) return false
  return (await readListingVersion(db)) === known.version
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
    counts: new Remembered<Known>(TERMS),
    ids: new Remembered<string[]>({ maxAge: 60_000, renewAfter: 60_000 }),
  }
  memories.set(db, made)
  return made
}
