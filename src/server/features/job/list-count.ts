import type { Db } from '../../db/database.ts'
import { Remembered } from '../../remembered.ts'
import { countListings, findIds, readListingVersion, type ScopeCount } from './list-queries.ts'
import type { ListPage, ListScope } from './list-scope.ts'

/** Below this, a total is exact; from here on it may be half a minute old (domain rules, lists). */
export const EXACT_BELOW = 10_000
const TERMS = { maxAge: 30_000, renewAfter: 15_000 }
/** A count that took longer (milliseconds) is used again while the lists have not changed. */
const SLOW = 4
/** So few postings among very many are found slowly: their ids are remembered as well. */
const FEW = 500

interface Known extends ScopeCount {
  milliseconds: number
}

interface Memory {
  counts: Remembered<Known>
  ids: Remembered<string[]>
}

const memories = new WeakMap<Db, Memory>()

/** How many open postings a filter without text finds. */
export async function totalOf(db: Db, scope: ListScope, now: Date): Promise<number> {
  const { counts } = memoryOf(db)
  const key = JSON.stringify(scope)
  const count = () => measured(() => countListings(db, scope, now))
  const known = counts.peek(key)
  if (known && known.total >= EXACT_BELOW) return (await counts.get(key, count)).total
  // Quick counts are not shared: a reader who has just changed something must not join an older query.
  if (known && known.milliseconds <= SLOW) return (await countListings(db, scope, now)).total
  if (known && (await stillHolds(db, known, now))) return known.total
  return (await counts.find(key, count)).total
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
  const counted = await count()
  return { ...counted, milliseconds: performance.now() - start }
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
