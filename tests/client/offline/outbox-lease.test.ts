import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addFavorite, language, MEMBER } from './outbox-device.ts'

const SECOND = 1_000
const UPLOAD = 'blob-1'

beforeEach(() => {
  vi.resetModules()
  // The simulated database keeps its real timers.
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('BroadcastChannel', undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A browser with two contexts of the app and without Web Locks to tell which of them is alive. */
async function createBrowser() {
  const { outboxDatabase } = await import('../../../src/client/browser/outbox-database.ts')
  const { writeCredentials } = await import('../../../src/client/browser/credentials.ts')
  const { browserEnvironment } = await import('../../../src/client/offline/outbox/browser-environment.ts')
  const { outboxEndpoint } = await import('../../../src/client/offline/outbox/endpoints.ts')
  const { drain } = await import('../../../src/client/offline/outbox/engine/drain.ts')
  const { enqueue } = await import('../../../src/client/offline/outbox/engine/enqueue.ts')
  await writeCredentials(outboxDatabase, { memberId: MEMBER, token: 'token-1' })
  const context = () => browserEnvironment(() => undefined, outboxEndpoint)
  return { tab: context(), worker: context(), drain, enqueue }
}

type Answer = () => void

/** A server that holds its first answer until released, and answers further requests at once. */
function startSlowServer() {
  const answers: Answer[] = []
  vi.stubGlobal('fetch', () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    answers.push(() => resolve(Response.json({ responseCode: 'SUCCESS', data: {} })))
    if (answers.length > 1) answers.at(-1)?.()
    return promise
  })
  return answers
}

test('a request that takes minutes keeps its lease and is sent once', async () => {
  const { tab, worker, drain, enqueue } = await createBrowser()
  const answers = startSlowServer()
  await enqueue(tab, addFavorite())
  const sending = drain(tab)
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  for (let seconds = 0; seconds < 180; seconds += 10) {
    await vi.advanceTimersByTimeAsync(10 * SECOND)
    // Runs after the lease was renewed at this moment.
    const { next } = await drain(worker)
    expect(next).toBeGreaterThan(Date.now())
  }
  answers[0]?.()
  expect(await sending).toEqual({ silent: false })
  expect(answers).toHaveLength(1)
})

test('a context frozen during a request loses its lease after a minute', async () => {
  const { tab, worker, drain, enqueue } = await createBrowser()
  const answers = startSlowServer()
  await enqueue(tab, addFavorite())
  void drain(tab)
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  vi.setSystemTime(Date.now() + 60 * SECOND)
  expect(await drain(worker)).toEqual({ silent: false })
  expect(answers).toHaveLength(2)
})

test('the timeout is twenty seconds plus the time the body takes at 64 kbit/s', async () => {
  const { tab, drain, enqueue } = await createBrowser()
  const timeouts = vi.spyOn(AbortSignal, 'timeout')
  vi.stubGlobal('fetch', async () => Response.json({ responseCode: 'SUCCESS', data: {} }))
  await enqueue(tab, addFavorite())
  await enqueue(tab, language('vi'))
  await enqueue(tab, {
    memberId: MEMBER,
    entity: 'photo',
    operation: 'files.upload',
    params: {},
    absolute: false,
    payload: {
      kind: 'multipart',
      parts: [{ name: 'file', blobId: UPLOAD, fileName: 'photo.jpg' }],
    },
    blobs: { [UPLOAD]: { bytes: new ArrayBuffer(1_600_000), type: 'image/jpeg', sha256: '' } },
  })
  await drain(tab)
  const [empty = 0, short = 0, photo = 0] = timeouts.mock.calls
    .map(([milliseconds]) => milliseconds)
    .filter((milliseconds) => milliseconds !== 5_000)
  expect(empty).toBe(20 * SECOND)
  // {"langCode":"vi"} has 17 bytes.
  expect(short).toBe(Math.ceil(20 * SECOND + (17 / 8_000) * SECOND))
  // The multipart form adds some hundred bytes to the image.
  expect(photo).toBeGreaterThan(220 * SECOND)
  expect(photo).toBeLessThan(221 * SECOND)
})
