import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { countSuggested, type SuggestingSearch } from '../../../contract/job/suggestion.ts'
import { queryFor } from '../../api/query-for.ts'
import type { Suggested } from './suggest.ts'

/** Milliseconds without a letter after which the jobs are counted. */
const REST = 400

const ALL: SuggestingSearch = { jobCategories: [], regionIds: [] }

/**
 * The number of jobs that each suggestion leads to; undefined while it is not known, without a network too.
 * @param search what the suggestions are added to: all jobs by default; null if the jobs cannot be counted
 */
export function useSuggestionCounts(
  found: readonly Suggested[],
  search: SuggestingSearch | null = ALL,
): (suggestion: Suggested) => number | undefined {
  const [settled] = useDebouncedValue(found.map(codeOf).join(','), REST)
  const suggestions = settled.split(',')
  const { data } = useQuery({
    ...queryFor(countSuggested, { query: { ...(search ?? ALL), suggestions } }, { shared: true }),
    enabled: search !== null && settled !== '',
  })
  return (suggestion) => data?.data[suggestions.indexOf(codeOf(suggestion))]
}

const codeOf = ({ filters: { occupation, regionIds, keywordType } }: Suggested) =>
  [occupation, regionIds, keywordType].join('.')
