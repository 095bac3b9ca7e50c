import { JOB_KEYWORDS } from '../../../contract/base/enums.ts'
import { fieldError } from '../../../contract/base/errors.ts'
import type { SuggestingSearch } from '../../../contract/job/suggestion.ts'
import type { Db } from '../../db/database.ts'
import { listsAt } from './count-cache.ts'
import { totalOf } from './list-count.ts'
import { scopeOf } from './list-scope.ts'

/**
 * The number of open jobs that a search with each suggestion has.
 * @throws AppError VALIDATION for an unknown region, occupation or benefit
 */
export async function countSuggestions(
  db: Db,
  { suggestions, ...search }: SuggestingSearch & { suggestions: readonly string[] },
  now: Date,
): Promise<number[]> {
  const scopes = suggestions.map((code) => scopeOf({ ...search, ...filtersOf(code) }))
  const lists = await listsAt(db, now)
  return Promise.all(scopes.map((scope) => totalOf(lists, scope)))
}

function filtersOf(code: string): Partial<SuggestingSearch> {
  const [occupation, region, keyword] = code.split('.')
  const keywordType = JOB_KEYWORDS.find((each) => each === keyword)
  if (keyword && !keywordType) throw fieldError('suggestions', 'UNKNOWN', `no benefit is called ${keyword}`)
  return {
    ...(occupation && { occupation }),
    ...(region && { regionIds: [Number(region)] }),
    ...(keywordType && { keywordType }),
  }
}
