import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { firstAnswer, firstKeys } from '../api/first-data.ts'
import { firstSnapshot } from '../api/first-answer.ts'
import { ApiProblem, isProblem } from '../api/problem.ts'
import { storedFirst } from '../offline/cache/stored-queries.ts'

/**
 * Puts the answers embedded in a server-rendered page into the query cache, so that the first client render matches it
 * and nothing shifts.
 */
export function takeFirstAnswers(queries: QueryClient): void {
  for (const [address, key] of firstKeys()) {
    const answer = firstAnswer(address)
    const reading = firstSnapshot(answer, Date.now())
    if (reading) queries.setQueryData(key, reading)
    else if (isProblem(answer)) refuseOnce(queries, key, new ApiProblem(answer.status, answer))
  }
}

/**
 * Makes the page's loader fail as the server's request did; the screen shows that error and does not refetch on its
 * own.
 */
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
