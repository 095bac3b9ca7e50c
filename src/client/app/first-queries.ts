import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { firstAnswer, firstKeys } from '../api/first-data.ts'
import { firstSnapshot } from '../api/first-answer.ts'
import { ApiProblem, isProblem } from '../api/problem.ts'
import { storedFirst } from '../offline/cache/stored-queries.ts'

/**
 * Puts the answers that a drawn page came with into the cache: the app's own first drawing then shows the same, and
 * nothing moves as it takes the page over. Returns what to store on the device, once there is time.
 */
export function takeFirstAnswers(queries: QueryClient): QueryKey[] {
  return firstKeys()
    .filter(([address, key]) => {
      const answer = firstAnswer(address)
      const reading = firstSnapshot(answer, Date.now())
      if (reading) queries.setQueryData(key, reading)
      else if (isProblem(answer)) refuseOnce(queries, key, new ApiProblem(answer.status, answer))
      return reading !== null
    })
    .map(([, key]) => key)
}

/** The page's loader is refused as the server was, and its screen, which shows that, does not ask again by itself. */
function refuseOnce(queries: QueryClient, key: QueryKey, problem: ApiProblem): void {
  let isRefused = false
  queries.setQueryDefaults(key, {
    persister: (ask, context, query) => {
      if (isRefused) return storedFirst(ask, context, query)
      isRefused = true
      return Promise.reject(problem)
    },
    retryOnMount: false,
  })
}
