import { pageFromSearch } from '../../api/page-search.ts'

export interface TalentSearch {
  /** Id of the announcement to match candidates with; the newest by default. */
  posting?: string
  /** One-based; page one is left out. */
  page?: number
}

export function readTalentSearch(search: Record<string, unknown>): TalentSearch {
  const { posting } = search
  return { ...(typeof posting === 'string' && posting !== '' ? { posting } : {}), ...pageFromSearch(search) }
}
