import type { DataOf, Endpoint } from '../../contract/base/endpoint.ts'
import { headersOf, refusalOf, urlOf } from './api.ts'
import { ApiProblem, NetworkFailure } from './problem.ts'
import { currentSession } from './session.ts'
import { trackRequest } from '../browser/connectivity.ts'

/** Milliseconds for the answer, besides the time that sending the bytes takes, as in the outbox. */
const TIMEOUT = 60_000
const BYTES_PER_SECOND = 8_000

/**
 * Sends a file with the other parts of its form, at once or not at all.
 * @throws ApiProblem, NetworkFailure
 */
export async function postForm<E extends Endpoint>(
  endpoint: E,
  parts: Record<string, string>,
  file: { bytes: Blob; name: string },
): Promise<DataOf<E>> {
  const body = new FormData()
  for (const [name, value] of Object.entries(parts)) body.set(name, value)
  body.set(endpoint.file ?? 'file', file.bytes, file.name)
  const exchange = trackRequest()
  try {
    const response = await fetch(urlOf(endpoint, {}), {
      method: endpoint.method,
      body,
      headers: headersOf({
        token: currentSession()?.token ?? null,
        idempotencyKey: crypto.randomUUID(),
      }),
      signal: AbortSignal.timeout(TIMEOUT + (file.bytes.size / BYTES_PER_SECOND) * 1_000),
    })
    if (!response.ok) throw await refusalOf(response)
    const answer = (await response.json()) as { data: DataOf<E> }
    exchange.arrived()
    return answer.data
  } catch (error) {
    if (error instanceof ApiProblem) exchange.arrived()
    else await exchange.failed()
    if (error instanceof ApiProblem) throw error
    throw new NetworkFailure('No answer', { cause: error })
  }
}
