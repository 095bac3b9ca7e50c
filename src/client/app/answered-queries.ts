import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { addressOf } from '../../contract/base/endpoint.ts'
import { endpoints } from '../../contract/endpoints.ts'
import type { PageToRender } from '../../contract/public-pages.ts'
import { firstSnapshot } from '../api/first-answer.ts'
import { ApiProblem, isProblem } from '../api/problem.ts'

const byName = new Map(endpoints.map((endpoint) => [endpoint.name, endpoint]))

/**
 * Creates a query client that never uses the network: a query has its answer, if there is one, as soon as it is
 * created, so that a single render produces the complete screen. A query without an answer stays pending.
 */
export function answeredQueries(answers: PageToRender['answers'], now: number) {
  /** Query keys by request address, including error responses. */
  const queryKeys: Record<string, QueryKey> = {}
  const problems = new Map<string, ApiProblem>()
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        // Runs instead of the network request.
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

/** Inverts the key made by `queryFor`: the endpoint's name and its input. A third part would be a member's. */
function addressOfKey([name, input, ...own]: QueryKey): string | null {
  const endpoint = typeof name === 'string' ? byName.get(name) : undefined
  if (!endpoint || own.length > 0 || typeof input !== 'object' || input === null) return null
  return addressOf(endpoint, input)
}
