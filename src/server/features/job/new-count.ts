import type { Db } from '../../db/database.ts'
import { TtlCache } from '../../ttl-cache.ts'
import { seoulMidnight } from '../../seoul-day.ts'
import { countListedSince } from './queries.ts'

const TERMS = { maxAge: 30_000, renewAfter: 22_000 }

const counts = new WeakMap<Db, TtlCache<number>>()

/** Jobs listed since midnight in Seoul; at most half a minute old. */
export async function countNew(db: Db, now: Date): Promise<number> {
  const midnight = seoulMidnight(now)
  const known = counts.get(db) ?? new TtlCache<number>(TERMS)
  counts.set(db, known)
  return known.get(midnight.toISOString(), () => countListedSince(db, midnight, now))
}
