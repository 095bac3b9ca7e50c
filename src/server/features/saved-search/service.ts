import { AppError, fieldError } from '../../../contract/base/errors.ts'
import { JobFilter } from '../../../contract/job/job.ts'
import { MOST_SAVED_SEARCHES, type SearchTerms } from '../../../contract/job/saved-search.ts'
import type { Tx } from '../../db/database.ts'
import { matchOf, scopeOfTyped } from '../job/service.ts'
import { countOthers, lockOwner, type NewSearch, upsertSearch } from './queries.ts'

/**
 * Call it in a transaction.
 * @throws AppError VALIDATION for terms that no search has, SEARCH_LIMIT
 */
export async function storeSearch(tx: Tx, search: NewSearch, now: Date): Promise<void> {
  const match = matchOf(await scopeOfTyped(tx, filterOf(search.terms)))
  await lockOwner(tx, search.memberId)
  const others = await countOthers(tx, search.memberId, search.id)
  if (others >= MOST_SAVED_SEARCHES) throw new AppError('SEARCH_LIMIT')
  await upsertSearch(tx, search, match, now)
}

function filterOf(terms: SearchTerms): JobFilter {
  if (Object.values(terms).every((term) => term === undefined))
    throw fieldError('terms', 'REQUIRED', 'a saved search has at least one term')
  const { data, error } = JobFilter.safeParse(terms)
  if (data) return data
  const field = String(error.issues[0]?.path[0] ?? 'query')
  throw fieldError(`terms.${field}`, 'INVALID', `the search has an invalid ${field}`)
}
