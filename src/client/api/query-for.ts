import { onlineManager, type QueryClient, queryOptions, type QueryKey } from '@tanstack/react-query'
import type { DataOf, Endpoint } from '../../contract/base/endpoint.ts'
import { BACKGROUND_TIMEOUT, call, type CallInput, type Envelope } from './api.ts'
import { ApiProblem, NetworkFailure } from './problem.ts'
import { currentSession } from './session.ts'

/** Query options for data that others change meanwhile: refetches every minute while visible, and on focus. */
export const live = { refetchInterval: 60_000, refetchOnWindowFocus: 'always' } as const

export interface QueryForOptions {
  /** Whether the query is restored before the very first frame of the next visit. */
  boot?: boolean
  /** Whether the answer is the same for everybody: it is read without the token and shared between members. */
  shared?: boolean
  staleTime?: number
}

export interface Snapshot<Data> extends Envelope<Data> {
  /** When it was requested (epoch ms): a command answered later may not be included yet. */
  askedAt: number
}

type ReadEndpoint = Endpoint & { kind: string }

const FRESH_FOR = 30_000
/**
 * Milliseconds for each attempt of a read. A connection that died silently is replaced after ten seconds; a slower
 * server or network gets more time with each further attempt.
 */
const ATTEMPTS = [10_000, 30_000, 90_000] as const
/** Milliseconds until an answer that came from the cache is refetched. */
const STAND_IN = 10_000

/**
 * Always tries the network: the other modes pause a query without a result, and its screen without a message, when the
 * network drops while it waits for its retry.
 */
export const NETWORK = { networkMode: 'always', refetchOnReconnect: true } as const

/**
 * Query options of one read, for loaders and screens. The data is the answer's envelope. While a member is signed in,
 * reads carry their token, and the key contains the member's id.
 */
export function queryFor<E extends ReadEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: QueryForOptions = {},
) {
  const session = options.shared ? null : currentSession()
  return queryOptions({
    queryKey: keyOf(endpoint, input, session?.memberId),
    queryFn: async (context): Promise<Snapshot<DataOf<E>>> => {
      const askedAt = Date.now()
      const limits = { signal: context.signal, timeout: timeoutOf(context) }
      return { ...(await ask(endpoint, input, session?.token ?? null, limits)), askedAt }
    },
    ...(options.boot ? { gcTime: Infinity } : {}),
    // An answer from a cache is already old, however recently it was taken out.
    staleTime: (query) => (query.state.data?.asOf ? 0 : (options.staleTime ?? FRESH_FOR)),
    // A cached answer stood in although the network is there: nothing else would refetch it while the screen is open.
    refetchInterval: ({ state }) =>
      state.data?.asOf !== undefined && onlineManager.isOnline() ? STAND_IN : false,
    ...NETWORK,
    retry: (failures, error) =>
      failures < ATTEMPTS.length - 1 &&
      onlineManager.isOnline() &&
      !(error instanceof ApiProblem && error.status < 500),
    meta: { boot: options.boot === true, personal: session !== null },
  })
}

/**
 * Reads with the token. If nothing answers, falls back to what this phone read as a visitor before the sign-in and the
 * worker cached. A fresh visitor's answer would lack the member's own marks, so that is not used.
 */
async function ask<E extends ReadEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  token: string | null,
  limits: { signal: AbortSignal; timeout: number },
): Promise<Envelope<DataOf<E>>> {
  try {
    return await call(endpoint, { ...input, ...limits, token })
  } catch (error) {
    const isElsewhere = token !== null && endpoint.by === 'anyone' && error instanceof NetworkFailure
    if (!isElsewhere || limits.signal.aborted) throw error
    const kept = await call(endpoint, { ...input, ...limits, timeout: BACKGROUND_TIMEOUT })
    if (kept.asOf === undefined) throw error
    return kept
  }
}

/** Milliseconds for the current attempt of a query. */
export function timeoutOf({ client, queryKey }: { client: QueryClient; queryKey: QueryKey }): number {
  return ATTEMPTS[client.getQueryState(queryKey)?.fetchFailureCount ?? 0] ?? ATTEMPTS[0]
}

/** Server time (epoch ms) of what is shown. */
export function serverTimeOf(result: { data?: { asOf?: number }; dataUpdatedAt: number }): number {
  return result.data?.asOf ?? result.dataUpdatedAt
}

/** Time (epoch ms) up to which the data can include commands that were sent; unsent work is overlaid from then on. */
export function dataTimeOf(result: { data?: { asOf?: number; askedAt: number } }): number {
  return result.data?.asOf ?? result.data?.askedAt ?? 0
}

function keyOf(
  endpoint: Endpoint,
  input: { params?: unknown; query?: unknown; body?: unknown },
  memberId: string | undefined,
): QueryKey {
  const parts = {
    ...(input.params ? { params: input.params } : {}),
    ...(input.query ? { query: input.query } : {}),
    ...(input.body ? { body: input.body } : {}),
  }
  return [endpoint.name, parts, ...(memberId === undefined ? [] : [memberId])]
}
