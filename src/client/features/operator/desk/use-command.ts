import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { DataOf, Endpoint } from '../../../../contract/base/endpoint.ts'
import { listAdvertisements, listBanners, listMainNews, listNews } from '../../../../contract/site/news.ts'
import { listJobs } from '../../../../contract/job/job.ts'
import { call, type CallInput, type CallOptions, type Envelope } from '../../../api/api.ts'
import { currentSession } from '../../../api/session.ts'

export type CommandInput<E> = CallInput<E> & Pick<CallOptions, 'ifMatch' | 'timeout'>

/**
 * One act of an operator, sent at once and never queued: whoever decides must know whether it is done. Pressed again
 * after an answer that got lost, it is the same act.
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
      void readAgain(queries)
    },
    networkMode: 'always',
    retry: false,
  })
}

const PUBLIC = [listJobs, listNews, listMainNews, listBanners, listAdvertisements].map(({ name }) => name)

/** An act shows on several desks, in the audit trail, and on public pages that this browser has read before. */
export function readAgain(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({
    predicate: ({ queryKey: [name] }) =>
      typeof name === 'string' && (name.startsWith('operator.') || PUBLIC.includes(name)),
  })
}
