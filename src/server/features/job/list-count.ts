import type { Db } from '../../db/database.ts'
import { countListings, readListingVersion, type ScopeCount } from './list-queries.ts'
import type { ListScope } from './list-scope.ts'
import { Remembered } from '../../remembered.ts'

/** Below this, a total is exact; from here on it may be half a minute old (domain rules, lists). */
export const EXACT_BELOW = 10_000
const TERMS = { maxAge: 30_000, renewAfter: 15_000 }
/** A count that took longer (milliseconds) is kept for as long as the lists do not change. */
const SLOW = 4

interface Known extends ScopeCount {
  milliseconds: number
}

const remembered = new WeakMap<Db, Remembered<Known>>()

/** How many open postings a filter without text finds. */
export async function totalOf(db: Db, scope: ListScope, now: Date): Promise<number> {
  const counts = countsOf(db)
  const key = JSON.stringify(scope)
  const count = () => measured(() => countListings(db, scope, now))
  const known = counts.peek(key)
  if (known && known.total >= EXACT_BELOW) return (await counts.get(key, count)).total
  // Quick counts are not shared: a reader who has just changed something must not join an older query.
  if (known && known.milliseconds <= SLOW) return (await countListings(db, scope, now)).total
  if (known && (await stillHolds(db, known, now))) return known.total
  return (await counts.find(key, count)).total
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

function countsOf(db: Db): Remembered<Known> {
  const known = remembered.get(db)
  if (known) return known
  const made = new Remembered<Known>(TERMS)
  remembered.set(db, made)
  return made
}
