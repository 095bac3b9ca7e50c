import { useQuery } from '@tanstack/react-query'
import type { DataOf } from '../../../../contract/base/endpoint.ts'
import { readJobQuery } from '../../../../contract/job/job-query.ts'
import { queryFor } from '../../../api/query-for.ts'
import { useLanguage } from '../../../i18n/use-language.ts'

export type QueryPart = DataOf<typeof readJobQuery>['parts'][number]

/** What a query is read as; undefined until that is known. */
export function useQueryParts(query: string | undefined) {
  const langCode = useLanguage()
  return useQuery({
    ...queryFor(readJobQuery, { query: { query: query ?? '', langCode } }, { shared: true }),
    enabled: query !== undefined,
  }).data?.data
}

/** The query without some of its words. */
export function withoutWords(query: string, text: string): string {
  const words = new Set(text.split(/\s+/u))
  return query
    .split(/\s+/u)
    .filter((word) => !words.has(word))
    .join(' ')
}
