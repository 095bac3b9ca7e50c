import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Endpoint } from '../../../contract/base/endpoint.ts'
import { BACKGROUND_TIMEOUT, call, type CallInput } from '../../api/api.ts'
import { ApiProblem } from '../../api/problem.ts'
import { currentSession } from '../../api/session.ts'
import { EmptyState } from '../../ui/page/states.tsx'

/**
 * Reads what a mailed link stands for when its page opens, so that an expired one is refused before anything is typed.
 * Without an answer the page shows its form.
 */
export function useMailedLink<E extends Endpoint>(endpoint: E, token: string) {
  const input = { params: { token } } as CallInput<E>
  return useQuery({
    queryKey: [endpoint.name, token],
    queryFn: ({ signal }) =>
      call(endpoint, {
        ...input,
        signal,
        token: currentSession()?.token ?? null,
        timeout: BACKGROUND_TIMEOUT,
      }),
    // Token and answer must not be stored on the device.
    meta: { stored: false },
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  })
}

export const isLinkExpired = (error: unknown) => error instanceof ApiProblem && error.code === 'LINK_EXPIRED'

/** @param action the way to a new link; `children` say how long and how often a link works */
export function LinkExpired({ action, children }: { action: ReactNode; children: ReactNode }) {
  return (
    <div role="alert">
      <EmptyState title={<Trans>This link is no longer valid</Trans>} action={action}>
        {children}
      </EmptyState>
    </div>
  )
}
