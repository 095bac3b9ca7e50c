import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { workerModule } from './memory-caches.ts'
import { memoryStorage } from './memory-storage.ts'
import { bookmark, MEMBER } from './outbox-bench.ts'

interface Sender {
  listenForSync: (worker: EventTarget) => void
}

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('BroadcastChannel', undefined)
})

/** The worker of a phone on which a member has something to send, and where it listens. */
async function aWorkerWithWork() {
  const { writeCredentials } = await import('../../../src/client/browser/credentials.ts')
  const { outboxDatabase } = await import('../../../src/client/browser/outbox-database.ts')
  const { browserEnvironment } = await import('../../../src/client/offline/outbox/browser-environment.ts')
  const { outboxEndpoint } = await import('../../../src/client/offline/outbox/endpoints.ts')
  const { enqueue } = await import('../../../src/client/offline/outbox/engine/enqueue.ts')
  const { listenForSync } = await workerModule<Sender>('outbox-sender.ts')
  await writeCredentials(outboxDatabase, { memberId: MEMBER, token: 'token-1' })
  const page = browserEnvironment(() => undefined, outboxEndpoint)
  await enqueue(page, bookmark())
  const worker = new EventTarget()
  listenForSync(worker)
  const sync = async (tag = 'ilteo-outbox') => {
    let outcome: Promise<void> | undefined
    const waitUntil = (work: Promise<void>) => void (outcome = work)
    worker.dispatchEvent(Object.assign(new Event('sync'), { tag, waitUntil }))
    await outcome
    return outcome === undefined ? 'not concerned' : 'done'
  }
  return { sync, page }
}

test('a sync that nothing answered is reported as failed, so that the browser wakes the worker again', async () => {
  const { sync } = await aWorkerWithWork()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(sync()).rejects.toThrow('Entries wait to be sent')
  vi.stubGlobal('fetch', async () => Response.json({ responseCode: 'SUCCESS', data: {} }))
  expect(await sync()).toBe('done')
})

test('a sync while a page holds the entry is reported as failed, because that page may be closed before it has sent', async () => {
  const { sync, page } = await aWorkerWithWork()
  const { claim } = await import('../../../src/client/offline/outbox/engine/claim.ts')
  expect((await claim(page)).entry).toBeDefined()
  const fetched = vi.fn<() => Promise<Response>>()
  vi.stubGlobal('fetch', fetched)
  await expect(sync()).rejects.toThrow('Entries wait to be sent')
  expect(fetched).not.toHaveBeenCalled()
})

test('a sync that the server asked to repeat later is reported as failed', async () => {
  const { sync } = await aWorkerWithWork()
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 503, headers: { 'retry-after': '30' } }))
  await expect(sync()).rejects.toThrow('Entries wait to be sent')
})

test('a sync that the server refused is done: waking again would not help', async () => {
  const { sync } = await aWorkerWithWork()
  vi.stubGlobal('fetch', async () => Response.json({ responseCode: 'JOB_CLOSED' }, { status: 409 }))
  expect(await sync()).toBe('done')
})

test('a sync of another tag sends nothing', async () => {
  const { sync } = await aWorkerWithWork()
  const fetched = vi.fn<() => Promise<Response>>()
  vi.stubGlobal('fetch', fetched)
  expect(await sync('something-else')).toBe('not concerned')
  expect(fetched).not.toHaveBeenCalled()
})
