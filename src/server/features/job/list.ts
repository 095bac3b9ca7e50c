import type { JobFilter } from '../../../contract/job.ts'
import type { Db } from '../../db/database.ts'
import { type CardRow, findCards } from './card-queries.ts'
import { countOf, isQuick, shortList } from './list-count.ts'
import { findPage, findTextPage, rangesOf } from './list-queries.ts'
import { type ListPage, type ListScope, scopeOf } from './list-scope.ts'

export interface FoundJobs {
  rows: CardRow[]
  total: number
}

/** Looking into the text of one posting takes about so many milliseconds. */
const LOOK = 0.008

/** @throws AppError VALIDATION where a region is not known */
export async function findJobs(db: Db, filter: JobFilter, now: Date): Promise<FoundJobs> {
  const scope = scopeOf(filter)
  const page = { sort: filter.sort, limit: filter.pageSize, offset: filter.pageNumber * filter.pageSize }
  const short = await shortList(db, scope, page, now)
  if (short) return { rows: await findCards(db, short.ids), total: short.total }
  if (scope.words.length > 0) return searchJobs(db, scope, page, now)
  const [rows, { total }] = await Promise.all([findPage(db, scope, page, now), countOf(db, scope, now)])
  return { rows, total }
}

/**
 * Two ways lead to a page of a text search: the index of character pairs visits every posting that has the words, and
 * reading from the list's head looks into every posting until the page is full. The cheaper one is taken.
 */
async function searchJobs(db: Db, scope: ListScope, page: ListPage, now: Date): Promise<FoundJobs> {
  if (isQuick(db, scope)) return findTextPage(db, scope, page, now)
  const [found, all] = await Promise.all([countOf(db, scope, now), countOf(db, { ...scope, words: [] }, now)])
  const looks = (rangesOf(scope, page) * (page.offset + page.limit) * all.total) / Math.max(found.total, 1)
  if (looks * LOOK > found.milliseconds) return findTextPage(db, scope, page, now)
  return { rows: await findPage(db, scope, page, now), total: found.total }
}
