import type { Query, QueryClient } from '@tanstack/react-query'
import { beginWait } from './waits.ts'

/**
 * Registers a wait for each read without data that a visible screen needs. Cancelling the wait ends the read with an
 * error, and the screen offers to try again.
 * @returns a function that stops following the queries
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
