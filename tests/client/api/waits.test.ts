import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signIn } from '../../../src/contract/account/member.ts'
import { listJobs } from '../../../src/contract/job/job.ts'

/** Fresh modules for each test: connectivity and waits are state of a page. */
async function aPage() {
  const [{ call }, waits, { NetworkFailure }, { queryFor }, { followPageWaits }, connectivity] =
    await Promise.all([
      import('../../../src/client/api/api.ts'),
      import('../../../src/client/api/waits.ts'),
      import('../../../src/client/api/problem.ts'),
      import('../../../src/client/api/query-for.ts'),
      import('../../../src/client/api/page-waits.ts'),
      import('../../../src/client/browser/connectivity.ts'),
    ])
  return { call, ...waits, NetworkFailure, queryFor, followPageWaits, ...connectivity }
}

const body = { authType: 'EMAIL', role: 'EMPLOYEE', email: 'worker@ilteo.test', password: 'secret' } as const
const list = { responseCode: 'SUCCESS', data: [], totalCount: 0, totalPages: 0 }

let isServerAlive: boolean
let requests: { resolve: (answer: Response) => void; signal: AbortSignal }[]

beforeEach(async () => {
  vi.resetModules()
  // Loaded before the timers are faked: on a page it is loaded before a form is sent.
  await import('ky')
  vi.useFakeTimers()
  vi.stubGlobal('location', new URL('http://127.0.0.1/'))
  vi.stubGlobal('navigator', { onLine: true, languages: ['en'] })
  isServerAlive = true
  requests = []
  vi.stubGlobal('fetch', (request: string | Request, init: RequestInit = {}) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    const { signal } = request instanceof Request ? request : init
    signal?.addEventListener('abort', () => reject(signal.reason))
    if (request === '/healthz') {
      if (isServerAlive) resolve(new Response())
    } else if (signal) requests.push({ resolve, signal })
    return promise
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000)

/** The outcome of a call that never rejects. */
const outcome = (work: Promise<unknown>) => work.catch((error: unknown) => error)

test('a sign-in that is answered after a minute succeeds, and counts as slow after ten seconds', async () => {
  const { call, currentSlowWait } = await aPage()
  const answer = outcome(call(signIn, { body }))
  await pass(9.9)
  expect(currentSlowWait()).toBe('NONE')
  await pass(0.2)
  expect(currentSlowWait()).toBe('COMMAND')
  await pass(50)
  requests[0]?.resolve(Response.json({ ...list, data: { accessToken: 'token' } }))
  expect(await answer).toMatchObject({ data: { accessToken: 'token' } })
  expect(currentSlowWait()).toBe('NONE')
})

test('a cancelled command aborts its request and fails with Cancelled, a NetworkFailure', async () => {
  const { call, Cancelled, cancelSlowWaits, currentSlowWait, NetworkFailure } = await aPage()
  const failure = outcome(call(signIn, { body }))
  await pass(11)
  cancelSlowWaits()
  expect(await failure).toBeInstanceOf(Cancelled)
  expect(await failure).toBeInstanceOf(NetworkFailure)
  expect(requests).toMatchObject([{ signal: { aborted: true } }])
  expect(currentSlowWait()).toBe('NONE')
})

test('cancelling slow waits does not abort a command that has just been sent', async () => {
  const { call, cancelSlowWaits } = await aPage()
  const slow = outcome(call(signIn, { body }))
  await pass(8)
  void outcome(call(signIn, { body }))
  await pass(3)
  cancelSlowWaits()
  await slow
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false])
})

test('a command fails after a minute in which nothing answers, not even a probe', async () => {
  const { call, NetworkFailure, currentConnectivity } = await aPage()
  isServerAlive = false
  const settled = vi.fn<(result: unknown) => void>()
  void outcome(call(signIn, { body })).then(settled)
  await pass(4)
  expect(currentConnectivity()).toBe('stalled')
  await pass(55)
  expect(settled).not.toHaveBeenCalled()
  await pass(15)
  expect(settled).toHaveBeenCalledWith(expect.any(NetworkFailure))
})

test('a call with a timeout registers no wait and fails after the timeout', async () => {
  const { call, NetworkFailure, currentSlowWait } = await aPage()
  const failure = outcome(call(signIn, { body, timeout: 20_000 }))
  await pass(15)
  expect(currentSlowWait()).toBe('NONE')
  await pass(6)
  expect(await failure).toBeInstanceOf(NetworkFailure)
})

test('a read that a screen waits for is retried with more time, and counts as slow until it is answered', async () => {
  const { queryFor, followPageWaits, currentSlowWait } = await aPage()
  const queries = new QueryClient()
  followPageWaits(queries)
  const observer = new QueryObserver(queries, queryFor(listJobs, {}))
  const stop = observer.subscribe(() => undefined)
  await pass(12)
  expect(currentSlowWait()).toBe('PAGE')
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false])
  await pass(20)
  requests[1]?.resolve(Response.json(list))
  await pass(0)
  expect(observer.getCurrentResult().data?.totalCount).toBe(0)
  expect(currentSlowWait()).toBe('NONE')
  stop()
})

test('an unanswered read fails after two retries while the server is alive, and without a retry while it is not', async () => {
  const { queryFor, NetworkFailure, currentConnectivity } = await aPage()
  const { onlineManager } = await import('@tanstack/react-query')
  const settled = vi.fn<(result: unknown) => void>()
  void outcome(new QueryClient().fetchQuery(queryFor(listJobs, {}))).then(settled)
  await pass(130)
  expect(settled).not.toHaveBeenCalled()
  await pass(5)
  expect(settled).toHaveBeenCalledWith(expect.any(NetworkFailure))
  expect(requests).toHaveLength(3)

  isServerAlive = false
  void outcome(new QueryClient().fetchQuery(queryFor(listJobs, {}))).then(settled)
  await pass(9)
  expect(currentConnectivity()).toBe('stalled')
  onlineManager.setOnline(false)
  await pass(1)
  expect(settled).toHaveBeenCalledTimes(2)
  onlineManager.setOnline(true)
})

test('a cancelled read ends with an error and is not retried', async () => {
  const { queryFor, followPageWaits, cancelSlowWaits, currentSlowWait } = await aPage()
  const queries = new QueryClient()
  followPageWaits(queries)
  const observer = new QueryObserver(queries, queryFor(listJobs, {}))
  const stop = observer.subscribe(() => undefined)
  await pass(12)
  cancelSlowWaits()
  await pass(300)
  expect(observer.getCurrentResult()).toMatchObject({ status: 'error', fetchStatus: 'idle' })
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, true])
  expect(currentSlowWait()).toBe('NONE')
  stop()
})

test('a read registers no wait if its screen shows an earlier answer or no screen needs it', async () => {
  const { queryFor, followPageWaits, currentSlowWait } = await aPage()
  const queries = new QueryClient()
  followPageWaits(queries)
  const shown = { ...queryFor(listJobs, {}), staleTime: 0 }
  queries.setQueryData(shown.queryKey, { ...list, askedAt: 0 })
  const stop = new QueryObserver(queries, shown).subscribe(() => undefined)
  void queries.prefetchQuery(queryFor(listJobs, { query: { pageNumber: 1 } }))
  await pass(9)
  expect(requests).toHaveLength(2)
  await pass(6)
  expect(currentSlowWait()).toBe('NONE')
  stop()
})
