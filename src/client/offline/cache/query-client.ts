import { type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiProblem } from '../../api/problem.ts'
import { NETWORK } from '../../api/query-for.ts'
import { currentSession, sessionEnded } from '../../api/session.ts'
import { forgetCurrentScreen } from './last-screen-cache.ts'
import { forgetQuery, storedFirst } from './stored-queries.ts'

/** Creates the query client: every answer is stored on the device and read from there before the network answers. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: handleRefusal }),
    defaultOptions: {
      queries: { ...NETWORK, persister: storedFirst },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}

function handleRefusal(error: Error, { queryHash, queryKey }: Query<unknown, unknown>) {
  if (!(error instanceof ApiProblem)) return
  // What was deleted, or is no longer open to this employer, must not reappear offline.
  if (error.status === 404 || error.status === 410 || error.code === 'BUSINESS_NOT_VERIFIED') {
    void forgetQuery(queryHash)
    void forgetCurrentScreen()
  }
  const session = currentSession()
  // An answer to somebody who has signed out since says nothing about the current session.
  if (session && queryKey.includes(session.memberId) && error.code === 'UNAUTHENTICATED')
    void sessionEnded(session.token)
}
