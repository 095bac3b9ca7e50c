import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { isOfFormerMember, STORED_SHAPE, storedEntries } from './stored-queries.ts'

/** Reads the stored answers of these reads in one language into the cache, but for those that it already has. */
export async function restoreAnswers(
  queryClient: QueryClient,
  names: readonly string[],
  langCode: string,
): Promise<void> {
  for (const [, { queryKey, state, buster }] of await storedEntries()) {
    const isWanted =
      names.some((name) => name === queryKey[0]) &&
      isInLanguage(queryKey, langCode) &&
      buster === STORED_SHAPE
    if (!isWanted || isOfFormerMember(queryKey) || queryClient.getQueryData(queryKey) !== undefined) continue
    queryClient.setQueryData(queryKey, state.data, { updatedAt: state.dataUpdatedAt })
  }
}

function isInLanguage([, input]: QueryKey, langCode: string): boolean {
  const query = typeof input === 'object' && input !== null && 'query' in input ? input.query : null
  return typeof query === 'object' && query !== null && 'langCode' in query && query.langCode === langCode
}
