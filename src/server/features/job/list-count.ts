import { cachePerDatabase } from '../../ttl-cache.ts'
import { countCache, isLargeTotal, type Lists } from './count-cache.ts'
import { type Count, countListings, countText } from './list-queries.ts'
import { type ListPage, type ListScope, scopeOf } from './list-scope.ts'

const counts = countCache<Count>(({ total }) => isLargeTotal(total))
const pagesOf = cachePerDatabase<string[]>({ maxAge: 60_000, renewAfter: 60_000 })

export async function countOf(lists: Lists, scope: ListScope): Promise<Count> {
  const count = scope.words.length > 0 ? countText : countListings
  return counts(lists, scope, () => count(lists.db, scope, lists.now))
}

/** Number of open jobs that match a filter. */
export const totalOf = async (lists: Lists, scope: ListScope): Promise<number> =>
  (await countOf(lists, scope)).total

const EVERYTHING = scopeOf({})

/** Whether counts by place take long, whatever their filter: they read all jobs of an area. */
export const isLargeSite = async (_count: unknown, lists: Lists): Promise<boolean> =>
  isLargeTotal(await totalOf(lists, EVERYTHING))

/** The ids of a page, kept for the version of the lists: the languages share them. */
export async function keptPage(
  { db, version }: Lists,
  scope: ListScope,
  page: ListPage,
  find: () => Promise<string[]>,
): Promise<string[]> {
  return pagesOf(db).get(JSON.stringify([scope, page]), find, version)
}
