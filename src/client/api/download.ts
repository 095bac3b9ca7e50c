import type { Endpoint } from '../../contract/base/endpoint.ts'
import { type CallInput, headersOf, refusalOf, urlOf } from './api.ts'
import { ApiProblem, NetworkFailure, UnexpectedAnswer } from './problem.ts'
import { isCancelled, startCallLimit } from './waits.ts'

export interface DownloadedFile {
  name: string
  content: Blob
  headers: Headers
}

/**
 * Downloads a file that an endpoint makes. The limits of a call apply until the answer begins; after that, only the
 * connection and `signal` end it.
 * @throws as `call`, NetworkFailure also if the file ends early
 */
export async function download<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> & { token: string | null; signal: AbortSignal },
): Promise<DownloadedFile> {
  const parts: { query?: unknown; body?: unknown; token: string | null; signal: AbortSignal } = input
  const limit = startCallLimit(parts)
  try {
    const response = await fetch(urlOf(endpoint, parts), {
      method: endpoint.method,
      headers: headersOf(parts),
      ...(endpoint.method === 'GET' ? {} : { body: JSON.stringify(parts.body ?? {}) }),
      signal: limit.signal,
    })
    limit.end()
    if (!response.ok) throw await refusalOf(response)
    const { headers } = response
    const name = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1]
    if (name === undefined) throw new UnexpectedAnswer(response.status)
    return { name, content: await response.blob(), headers }
  } catch (error) {
    if (error instanceof ApiProblem || error instanceof NetworkFailure || parts.signal.aborted) throw error
    throw isCancelled(limit.signal) ? limit.signal.reason : new NetworkFailure('No answer', { cause: error })
  } finally {
    limit.end()
  }
}
