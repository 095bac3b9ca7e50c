import { QueryClient, onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listJobs } from '../../../src/contract/job.ts'
import { NetworkFailure } from '../../../src/client/lib/problem.ts'
import { reading } from '../../../src/client/lib/reading.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', new URL('http://127.0.0.1/'))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  onlineManager.setOnline(true)
})

test('a read that fails ends with its error, also where the network goes while it waits for its next try', async () => {
  const asked = Promise.withResolvers<void>()
  vi.stubGlobal('fetch', () => {
    asked.resolve()
    return Promise.reject(new TypeError('Failed to fetch'))
  })
  const answer = new QueryClient().fetchQuery({ ...reading(listJobs, {}), retryDelay: 1_000 })
  const failure = answer.catch((error: unknown) => error)
  await asked.promise
  await vi.advanceTimersByTimeAsync(500)
  onlineManager.setOnline(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await failure).toBeInstanceOf(NetworkFailure)
})
