import type { JobFilter } from '../../../contract/job.ts'
import type { Db } from '../../db/database.ts'
import { type CardRow, findCards } from './card-queries.ts'
import { EXACT_BELOW, shortList, totalOf } from './list-count.ts'
import { countText, findPage, findTextPage } from './list-queries.ts'
import { type ListPage, type ListScope, scopeOf } from './list-scope.ts'
import { Remembered } from '../../remembered.ts'

export interface FoundJobs {
  rows: CardRow[]
  total: number
}

const TEXT_TERMS = { maxAge: 30_000, renewAfter: 15_000 }
/**
 * Reading the newest postings one by one until enough have the words costs about 8 µs a posting; the index of character
 * pairs costs tens of milliseconds for a word that everybody uses. With one posting in so many on the page, reading wins.
 */
const READING_WINS = 250

const textTotals = new WeakMap<Db, Remembered<number>>()

/** @throws AppError VALIDATION where a region is not known */
export async function findJobs(db: Db, filter: JobFilter, now: Date): Promise<FoundJobs> {
  const scope = scopeOf(filter)
  const page = { sort: filter.sort, limit: filter.pageSize, offset: filter.pageNumber * filter.pageSize }
  if (scope.words.length > 0) return searchJobs(db, scope, page, now)
  const short = await shortList(db, scope, page, now)
  if (short) return { rows: await findCards(db, short.ids), total: short.total }
  const [rows, total] = await Promise.all([findPage(db, scope, page, now), totalOf(db, scope, now)])
  return { rows, total }
}

async function searchJobs(db: Db, scope: ListScope, page: ListPage, now: Date): Promise<FoundJobs> {
  const totals = totalsOf(db)
  const key = JSON.stringify(scope)
  const total = await totals.get(key, () => countText(db, scope, now))
  const isCommon = total >= EXACT_BELOW && page.offset + page.limit <= total / READING_WINS
  if (isCommon) return { rows: await findPage(db, scope, page, now), total }
  return findTextPage(db, scope, page, now)
}

function totalsOf(db: Db): Remembered<number> {
  const known = textTotals.get(db)
  if (known) return known
  const made = new Remembered<number>(TEXT_TERMS)
  textTotals.set(db, made)
  return made
}
