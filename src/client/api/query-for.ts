import { onlineManager, queryOptions } from '@tanstack/react-query'
import type { QueryKey } from '@tanstack/react-query'
import type { DataOf, Endpoint } from '../../contract/base/endpoint.ts'
import { call } from './api.ts'
import type { CallInput, Envelope } from './api.ts'
import { ApiProblem, NetworkFailure } from './problem.ts'
import { currentSession } from './session.ts'

export interface QueryForOptions {
  /** Among the few queries that are there in the very first frame of the next visit. */
  boot?: boolean
  /** The answer is the same for everybody, so it is read without the token and shared between members. */
  shared?: boolean
  staleTime?: number
}

export interface Snapshot<Data> extends Envelope<Data> {
  /** When it was asked for: a command answered later may not be in it yet. */
  askedAt: number
}

type ReadEndpoint = Endpoint & { kind: string }

const FRESH_FOR = 30_000
/** Milliseconds until the network is asked again for what a cached answer stood in for. */
const STAND_IN = 10_000

/**
 * Every read is tried, whatever is known of the network: any other mode leaves a read without an end, and its screen
 * without a word, where the network goes while it waits for its next try.
 */
export const NETWORK = { networkMode: 'always', refetchOnReconnect: true } as const

/**
 * Query options of one read, for loaders and screens alike. Its data is the answer's envelope. While somebody is
 * signed in, reads carry their token, and are kept apart from everybody else's by the member in the key.
 */
export function queryFor<E extends ReadEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: QueryForOptions = {},
) {
  const session = options.shared ? null : currentSession()
  return queryOptions({
    queryKey: keyOf(endpoint, input, session?.memberId),
    queryFn: async ({ signal }): Promise<Snapshot<DataOf<E>>> => {
      const askedAt = Date.now()
      return { ...(await ask(endpoint, input, session?.token ?? null, signal)), askedAt }
    },
    ...(options.boot ? { gcTime: Infinity } : {}),
    // What came out of a cache is already old, however recently it was taken out.
    staleTime: (query) => (query.state.data?.asOf ? 0 : (options.staleTime ?? FRESH_FOR)),
    // It took too long, though the network is there: nothing else would ask again while the screen is looked at.
    refetchInterval: ({ state }) =>
      state.data?.asOf !== undefined && onlineManager.isOnline() ? STAND_IN : false,
    ...NETWORK,
    retry: (failures, error) =>
      failures < 2 && onlineManager.isOnline() && !(error instanceof ApiProblem && error.status < 500),
    meta: { boot: options.boot === true, personal: session !== null },
  })
}

/**
 * With the token; where nothing answers, what this phone read as a visitor before the sign-in, which the worker keeps,
 * is better than nothing. A fresh answer without the member's own marks is not.
 */
async function ask<E extends ReadEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  token: string | null,
  signal: AbortSignal,
): Promise<Envelope<DataOf<E>>> {
  try {
    return await call(endpoint, { ...input, signal, token })
  } catch (error) {
    const isElsewhere = token !== null && endpoint.by === 'anyone' && error instanceof NetworkFailure
    if (!isElsewhere || signal.aborted) throw error
    const kept = await call(endpoint, { ...input, signal })
    if (kept.asOf === undefined) throw error
    return kept
  }
}

/** When the server gave what is shown: epoch milliseconds. */
export function asOf(result: { data?: { asOf?: number }; dataUpdatedAt: number }): number {
  return result.data?.asOf ?? result.dataUpdatedAt
}

/** Until when the server's data can know what was sent: the time to overlay unsent work with. */
export function seenAt(result: { data?: { asOf?: number; askedAt: number } }): number {
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
