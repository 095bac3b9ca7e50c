import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { addressOf } from '../../contract/base/endpoint.ts'
import { endpoints } from '../../contract/endpoints.ts'
import type { PageToDraw } from '../../contract/public-pages.ts'
import { firstSnapshot } from '../api/first-answer.ts'
import { ApiProblem, isProblem } from '../api/problem.ts'

const byName = new Map(endpoints.map((endpoint) => [endpoint.name, endpoint]))

/**
 * A query client that asks nobody: a query has its answer, where there is one, from the moment it comes into being, so
 * that a screen is whole when it is drawn once. A query without one stays pending.
 */
export function answeredQueries(answers: PageToDraw['answers'], now: number) {
  /** Of whatever has been answered, refusals too. */
  const queryKeys: Record<string, QueryKey> = {}
  const problems = new Map<string, ApiProblem>()
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        // In place of asking the network.
        persister: (_ask, _context, query) => {
          const problem = problems.get(query.queryHash)
          return problem ? Promise.reject(problem) : new Promise<never>(() => {})
        },
        refetchOnMount: false,
        retryOnMount: false,
        gcTime: Infinity,
      },
    },
  })
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'added') return
    const address = addressOfKey(event.query.queryKey)
    const answer = address === null ? undefined : answers[address]
    if (address === null || !answer) return
    const data = firstSnapshot(answer.body, now)
    queryKeys[address] = event.query.queryKey
    if (data) {
      event.query.setState({ status: 'success', data, dataUpdatedAt: now })
    } else if (isProblem(answer.body)) {
      const error = new ApiProblem(answer.status, answer.body)
      problems.set(event.query.queryHash, error)
      event.query.setState({ status: 'error', error, errorUpdatedAt: now })
    }
  })
  return { queries, queryKeys }
}

/** Keys are made by `reading`: the call's name and its input; a third part would be a member's. */
function addressOfKey([name, input, ...own]: QueryKey): string | null {
  const endpoint = typeof name === 'string' ? byName.get(name) : undefined
  if (!endpoint || own.length > 0 || typeof input !== 'object' || input === null) return null
  return addressOf(endpoint, input)
}
