import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { workerModule } from './memory-caches.ts'
import { memoryStorage } from './memory-storage.ts'
import { addFavorite, MEMBER } from './outbox-device.ts'

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

/** A worker with an unsent entry. @returns a function that dispatches a sync event */
async function createWorkerWithEntry() {
  const { writeCredentials } = await import('../../../src/client/browser/credentials.ts')
  const { outboxDatabase } = await import('../../../src/client/browser/outbox-database.ts')
  const { browserEnvironment } = await import('../../../src/client/offline/outbox/browser-environment.ts')
  const { outboxEndpoint } = await import('../../../src/client/offline/outbox/endpoints.ts')
  const { enqueue } = await import('../../../src/client/offline/outbox/engine/enqueue.ts')
  const { listenForSync } = await workerModule<Sender>('outbox-sender.ts')
  await writeCredentials(outboxDatabase, { memberId: MEMBER, token: 'token-1' })
  const page = browserEnvironment(() => undefined, outboxEndpoint)
  await enqueue(page, addFavorite())
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

test('a sync without an answer fails, so that the browser retries it', async () => {
  const { sync } = await createWorkerWithEntry()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(sync()).rejects.toThrow('Entries wait to be sent')
  vi.stubGlobal('fetch', async () => Response.json({ responseCode: 'SUCCESS', data: {} }))
  expect(await sync()).toBe('done')
})

test('a sync while a page holds the entry is reported as failed, because that page may be closed before it has sent', async () => {
  const { sync, page } = await createWorkerWithEntry()
  const { claim } = await import('../../../src/client/offline/outbox/engine/claim.ts')
  expect((await claim(page)).entry).toBeDefined()
  const fetched = vi.fn<() => Promise<Response>>()
  vi.stubGlobal('fetch', fetched)
  await expect(sync()).rejects.toThrow('Entries wait to be sent')
  expect(fetched).not.toHaveBeenCalled()
})

test('a sync that the server asked to repeat later is reported as failed', async () => {
  const { sync } = await createWorkerWithEntry()
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 503, headers: { 'retry-after': '30' } }))
  await expect(sync()).rejects.toThrow('Entries wait to be sent')
})

test('a sync that the server refused succeeds, as a retry would not help', async () => {
  const { sync } = await createWorkerWithEntry()
  vi.stubGlobal('fetch', async () => Response.json({ responseCode: 'JOB_CLOSED' }, { status: 409 }))
  expect(await sync()).toBe('done')
})

test('a sync of another tag sends nothing', async () => {
  const { sync } = await createWorkerWithEntry()
  const fetched = vi.fn<() => Promise<Response>>()
  vi.stubGlobal('fetch', fetched)
  expect(await sync('something-else')).toBe('not concerned')
  expect(fetched).not.toHaveBeenCalled()
})
