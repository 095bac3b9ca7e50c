import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { DataOf, Endpoint } from '../../../../contract/base/endpoint.ts'
import type { ErrorCode } from '../../../../contract/base/errors.ts'
import { listAdvertisements, listBanners, listMainNews, listNews } from '../../../../contract/site/news.ts'
import { getJob, listJobs } from '../../../../contract/job/job.ts'
import { call, type CallInput, type CallOptions, type Envelope } from '../../../api/api.ts'
import { ApiProblem } from '../../../api/problem.ts'
import { currentSession } from '../../../api/session.ts'

export type CommandInput<E> = CallInput<E> & Pick<CallOptions, 'ifMatch'>

/**
 * Sends an operator's command directly, never through the outbox: the operator must know whether it was done.
 * A retry after a lost answer carries the same idempotency key.
 */
export function useCommand<E extends Endpoint>(endpoint: E) {
  const queries = useQueryClient()
  const attempt = useRef<{ input: string; key: string } | null>(null)
  return useMutation<Envelope<DataOf<E>>, Error, CommandInput<E>>({
    mutationFn: (input) => {
      const text = JSON.stringify(input)
      if (attempt.current?.input !== text) attempt.current = { input: text, key: crypto.randomUUID() }
      const token = currentSession()?.token ?? null
      return call(endpoint, { ...input, token, idempotencyKey: attempt.current.key })
    },
    onSuccess: () => {
      attempt.current = null
      void refetchAll(queries)
    },
    onError: (error) => {
      if (error instanceof ApiProblem && STALE.includes(error.code)) void refetchAll(queries)
    },
    networkMode: 'always',
    retry: false,
  })
}

/** The case or list that the operator saw is no longer as it was. */
const STALE: readonly ErrorCode[] = ['JOB_STATE', 'PRECONDITION_FAILED', 'UNDO_REFUSED']

const PUBLIC = [getJob, listJobs, listNews, listMainNews, listBanners, listAdvertisements].map(
  ({ name }) => name,
)

/** Refetches all queries: an act affects several sections, the audit trail, and cached public pages. */
export function refetchAll(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({
    predicate: ({ queryKey: [name] }) =>
      typeof name === 'string' && (name.startsWith('operator.') || PUBLIC.includes(name)),
  })
}
