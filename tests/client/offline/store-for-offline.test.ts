import { onlineManager, QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { storeForOffline } from '../../../src/client/offline/cache/store-for-offline.ts'
import { eventually } from '../../support/eventually.ts'

afterEach(() => {
  onlineManager.setOnline(true)
  vi.unstubAllGlobals()
})

const job = (queryFn: () => Promise<{ imageUrl: string | null }>) => ({
  query: { queryKey: ['jobs.get', 'job-1'], queryFn, retry: false, networkMode: 'always' as const },
  imagesOf: (data: { imageUrl: string | null }) => [data.imageUrl],
})

test('storing a job for offline fetches its details and image', async () => {
  const fetched = vi.fn<(address: string) => Promise<Response>>(() => Promise.resolve(new Response('bytes')))
  vi.stubGlobal('fetch', fetched)
  const queries = new QueryClient()
  await storeForOffline(
    queries,
    job(() => Promise.resolve({ imageUrl: '/files/picture' })),
  )
  expect(queries.getQueryData(['jobs.get', 'job-1'])).toEqual({ imageUrl: '/files/picture' })
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/files/picture'])
})

test('an image that is cached already is not fetched again', async () => {
  const fetched = vi.fn<(address: string) => Promise<Response>>(() => Promise.resolve(new Response('bytes')))
  vi.stubGlobal('fetch', fetched)
  const cached = new Map([['/files/picture', new Response('bytes')]])
  vi.stubGlobal('caches', { match: (address: string) => Promise.resolve(cached.get(address)) })
  for (const imageUrl of ['/files/picture', '/files/other'])
    await storeForOffline(
      new QueryClient(),
      job(() => Promise.resolve({ imageUrl })),
    )
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/files/other'])
})

test('a job stored while offline is fetched after reconnecting', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('bytes')))
  onlineManager.setOnline(false)
  const queries = new QueryClient()
  const answers = [() => Promise.reject(new Error('no network')), () => Promise.resolve({ imageUrl: null })]
  await storeForOffline(
    queries,
    job(() => (answers.shift() ?? answers[0])?.() ?? Promise.reject(new Error('asked again'))),
  )
  expect(queries.getQueryData(['jobs.get', 'job-1'])).toBeUndefined()
  onlineManager.setOnline(true)
  await eventually(() => expect(queries.getQueryData(['jobs.get', 'job-1'])).toEqual({ imageUrl: null }))
})

test('a stored job is fetched again only where it is outdated', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('bytes')))
  const queries = new QueryClient()
  const read = vi.fn<() => Promise<{ imageUrl: string | null }>>(() =>
    Promise.resolve({ imageUrl: '/files/new' }),
  )
  queries.setQueryData(['jobs.get', 'job-1'], { imageUrl: '/files/old' })
  await storeForOffline(queries, { ...job(read), isOutdated: () => false })
  expect(read).not.toHaveBeenCalled()
  await storeForOffline(queries, { ...job(read), isOutdated: ({ imageUrl }) => imageUrl === '/files/old' })
  expect(queries.getQueryData(['jobs.get', 'job-1'])).toEqual({ imageUrl: '/files/new' })
})
