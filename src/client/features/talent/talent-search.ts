import { isId } from '../../../contract/base/schema.ts'
import { pageFromSearch } from '../../api/page-search.ts'
import { type CandidateFilter, readCandidateFilter } from '../../entities/candidate/candidate-filter.ts'

const FILTER_NAMES = ['place', 'country', 'residence', 'work', 'occupation', 'korean'] as const
export type FilterName = (typeof FILTER_NAMES)[number]

export interface TalentSearch extends CandidateFilter {
  /** Id of the announcement to match candidates with; the newest by default. */
  posting?: string
  /** One-based; page one is left out. */
  page?: number
  /** The filter whose sheet is open on arrival. */
  filter?: FilterName
  /** Id of the resume whose details are open. */
  open?: string
}

export function readTalentSearch(search: Record<string, unknown>): TalentSearch {
  const { posting, open } = search
  const filter = FILTER_NAMES.find((name) => name === search['filter'])
  return {
    ...(typeof posting === 'string' && posting !== '' ? { posting } : {}),
    ...readCandidateFilter(search),
    ...(filter ? { filter } : {}),
    ...pageFromSearch(search),
    ...(isId(open) ? { open } : {}),
  }
}
