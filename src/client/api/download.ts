import type { Endpoint } from '../../contract/base/endpoint.ts'
import { CALL_TIMEOUT, type CallInput, headersOf, refusalOf, urlOf } from './api.ts'
import { ApiProblem, NetworkFailure, UnexpectedAnswer } from './problem.ts'

export interface DownloadedFile {
  name: string
  content: Blob
  headers: Headers
}

/**
 * Downloads a file that an endpoint makes. It must begin within the time of a call; how long it takes then is left to
 * the connection and to `signal`.
 * @throws ApiProblem, UnexpectedAnswer, NetworkFailure also if the file ends early, and an AbortError after `signal`
 */
export async function download<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> & { token: string | null; signal: AbortSignal },
): Promise<DownloadedFile> {
  const parts: { query?: unknown; body?: unknown; token: string | null; signal: AbortSignal } = input
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), CALL_TIMEOUT)
  try {
    const response = await fetch(urlOf(endpoint, parts), {
      method: endpoint.method,
      headers: headersOf(parts),
      ...(endpoint.method === 'GET' ? {} : { body: JSON.stringify(parts.body ?? {}) }),
      signal: AbortSignal.any([parts.signal, late.signal]),
    })
    clearTimeout(timer)
    if (!response.ok) throw await refusalOf(response)
    const { headers } = response
    const name = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1]
    if (name === undefined) throw new UnexpectedAnswer(response.status)
    return { name, content: await response.blob(), headers }
  } catch (error) {
    if (error instanceof ApiProblem || error instanceof NetworkFailure || parts.signal.aborted) throw error
    throw new NetworkFailure('No answer', { cause: error })
  } finally {
    clearTimeout(timer)
  }
}
