import { useMyPlace } from '../../../entities/place/my-place.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { filterOf, type JobSearch, type ReadFilter } from './job-search.ts'

/** The filter of a search, with the reader's place where the search sorts by distance. */
export function useJobFilter(search: JobSearch): ReadFilter {
  return filterOf(search, useLanguage(), useMyPlace())
}
