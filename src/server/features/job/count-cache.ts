import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { cachePerDatabase } from '../../ttl-cache.ts'

/** Totals below this are exact; larger ones may be half a minute old. */
const EXACT_BELOW = 10_000
export const isLargeTotal = (total: number): boolean => total >= EXACT_BELOW

/** The lists of a database at a time. */
export interface Lists {
  db: Db
  now: Date
  version: string
}

/** The lists, with a version that changes with every listed job and with every term that ends. */
export async function listsAt(db: Db, now: Date): Promise<Lists> {
  const { rows } = await sql<{ version: string }>`
    select concat_ws(' ', version, (
      select period_end from jobs where status = 'IN_PROGRESS' and period_end <= ${now} order by period_end desc limit 1
    )) as version from job_listing_version`.execute(db)
  return { db, now, version: rows[0]?.version ?? '' }
}

type CountCache<T> = (lists: Lists, filter: unknown, count: () => Promise<T>) => Promise<T>

/**
 * Caches counts per filter: large ones, which take long, for half a minute, and others for the version of the lists.
 * @param isLarge of a count
 */
export function countCache<T>(
  isLarge: (count: T, lists: Lists) => boolean | Promise<boolean>,
): CountCache<T> {
  const largeOf = cachePerDatabase<T>({ maxAge: 30_000, renewAfter: 22_000 })
  const exactOf = cachePerDatabase<T>({ maxAge: 60_000, renewAfter: 60_000 })
  return async (lists, filter, count) => {
    const key = JSON.stringify(filter)
    const large = largeOf(lists.db)
    const known = large.peek(key)
    if (known !== undefined && (await isLarge(known, lists))) return large.get(key, count)
    const exact = await exactOf(lists.db).get(key, count, lists.version)
    if (await isLarge(exact, lists)) await large.find(key, async () => exact)
    return exact
  }
}
