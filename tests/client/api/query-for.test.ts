import { environmentManager, QueryClient, QueryObserver, onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listJobs } from '../../../src/contract/job/job.ts'
import { NetworkFailure } from '../../../src/client/api/problem.ts'
import { queryFor } from '../../../src/client/api/query-for.ts'
import { STORED_AT } from '../../../src/client/browser/stored-at.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', new URL('http://127.0.0.1/'))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  onlineManager.setOnline(true)
  environmentManager.setIsServer(() => true)
})

test('a failing query rejects although the device goes offline before its next attempt', async () => {
  const asked = Promise.withResolvers<void>()
  vi.stubGlobal('fetch', () => {
    asked.resolve()
    return Promise.reject(new TypeError('Failed to fetch'))
  })
  const answer = new QueryClient().fetchQuery({ ...queryFor(listJobs, {}), retryDelay: 1_000 })
  const failure = answer.catch((error: unknown) => error)
  await asked.promise
  await vi.advanceTimersByTimeAsync(500)
  onlineManager.setOnline(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await failure).toBeInstanceOf(NetworkFailure)
})

/** A service worker that gives its stored answer the first time, and the server's from then on. */
function stubSlowNetwork() {
  const network = vi.fn<(address: string) => Response>(() => answered({}))
  network.mockImplementationOnce(() => answered({ [STORED_AT]: '1767225600000' }))
  vi.stubGlobal('fetch', (request: string | Request) => {
    const address = request instanceof Request ? request.url : request
    return Promise.resolve(address === '/healthz' ? new Response() : network(address))
  })
  return network
}

const answered = (headers: Record<string, string>) =>
  Response.json({ responseCode: 'SUCCESS', data: [], totalCount: 0, totalPages: 0 }, { headers })

test('an observed query with a stored answer is fetched again', async () => {
  // Queries refetch at intervals only in a browser.
  environmentManager.setIsServer(() => false)
  const network = stubSlowNetwork()
  const observer = new QueryObserver(new QueryClient(), queryFor(listJobs, {}))
  const stop = observer.subscribe(() => undefined)
  await vi.waitFor(() => expect(observer.getCurrentResult().data?.asOf).toBe(1_767_225_600_000))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(observer.getCurrentResult().data?.asOf).toBeUndefined()
  expect(network).toHaveBeenCalledTimes(2)
  stop()
})

test('an observed query with a stored answer is not fetched again while offline', async () => {
  environmentManager.setIsServer(() => false)
  const network = stubSlowNetwork()
  onlineManager.setOnline(false)
  const observer = new QueryObserver(new QueryClient(), queryFor(listJobs, {}))
  const stop = observer.subscribe(() => undefined)
  await vi.waitFor(() => expect(observer.getCurrentResult().data?.asOf).toBe(1_767_225_600_000))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(network).toHaveBeenCalledTimes(1)
  stop()
})
