import { QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiProblem } from '../lib/problem.ts'
import { NETWORK } from '../lib/reading.ts'
import { currentSession, sessionEnded } from '../lib/session.ts'
import { storedFirst } from './stored-queries.ts'

/** The one query client: everything read is stored on the device, and read from there before the network answers. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: endSessionOn401 }),
    defaultOptions: {
      queries: { ...NETWORK, persister: storedFirst },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}

function endSessionOn401(error: Error, query: { queryKey: readonly unknown[] }) {
  const session = currentSession()
  // An answer to somebody who signed out meanwhile says nothing about who is signed in now.
  if (!session || !query.queryKey.includes(session.memberId)) return
  if (error instanceof ApiProblem && error.code === 'UNAUTHENTICATED') void sessionEnded(session.token)
}
