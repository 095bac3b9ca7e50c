import type { Query, QueryClient } from '@tanstack/react-query'
import { beginWait } from './waits.ts'

/**
 * Notes as a wait every read that a screen has no answer to show for. Cancelling it ends it with an error, from which the
 * screen offers to try again.
 * @returns stops it
 */
export function followPageWaits(queries: QueryClient): () => void {
  const cache = queries.getQueryCache()
  const waits = new Map<string, () => void>()
  const follow = (query: Query) => {
    const { queryHash } = query
    const end = waits.get(queryHash)
    if (isAwaited(query) === (end !== undefined)) return
    end?.()
    if (end) waits.delete(queryHash)
    else
      waits.set(
        queryHash,
        beginWait('PAGE', () => void query.cancel({ revert: false })),
      )
  }
  cache.getAll().forEach(follow)
  return cache.subscribe(({ query }) => follow(query))
}

const isAwaited = (query: Query) =>
  query.isActive() && query.state.fetchStatus === 'fetching' && query.state.data === undefined
