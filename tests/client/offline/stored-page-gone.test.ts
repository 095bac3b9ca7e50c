import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { eventually } from '../../support/eventually.ts'
import { memoryStorage } from './memory-storage.ts'

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('addEventListener', () => undefined)
})

describe('a stored page whose content is gone', () => {
  const article = new URL('https://ilteo.test/news/detail/1')
  const list = new URL('https://ilteo.test/news')

  test.each([
    [404, [list]],
    [410, [list]],
    [503, [article, list]],
  ])('a stored page is removed on 404 and 410 and kept on 503: %i', async (status, left) => {
    const { lastScreenKey } = await import('../../../src/client/offline/cache/last-screen-cache.ts')
    const kept = new Set([article, list].map(lastScreenKey))
    const cache = { delete: async (key: string) => kept.delete(key) }
    vi.stubGlobal('caches', { open: async () => cache })
    vi.stubGlobal('location', article)
    const { createQueryClient } = await import('../../../src/client/offline/cache/query-client.ts')
    const { ApiProblem } = await import('../../../src/client/api/problem.ts')
    const told = { type: 'about:blank', title: '', detail: '', instance: '' }
    const problem = { ...told, responseCode: 'NOT_FOUND', status } as const
    const queryFn = () => Promise.reject(new ApiProblem(status, problem))
    const asked = createQueryClient().fetchQuery({
      queryKey: ['news.get', { id: '1' }],
      queryFn,
      retry: false,
    })
    await expect(asked).rejects.toThrow('NOT_FOUND')
    await eventually(() => expect([...kept]).toEqual(left.map(lastScreenKey)))
  })
})
