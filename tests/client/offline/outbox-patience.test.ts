import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bookmark, language, MEMBER } from './outbox-bench.ts'

const SECOND = 1_000
const UPLOAD = 'blob-1'

beforeEach(() => {
  vi.resetModules()
  // The simulated database has timers of its own, which go on.
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('BroadcastChannel', undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A browser with two of the app's contexts, on a platform that cannot tell which of them is alive. */
async function aBrowser() {
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

/** A server that answers its first request only when told to, and each further one at once. */
function aSlowServer() {
  const answers: Answer[] = []
  vi.stubGlobal('fetch', () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    answers.push(() => resolve(Response.json({ responseCode: 'SUCCESS', data: {} })))
    if (answers.length > 1) answers.at(-1)?.()
    return promise
  })
  return answers
}

test('a request that takes minutes keeps its lease: nobody else sends it meanwhile, and it is sent once', async () => {
  const { tab, worker, drain, enqueue } = await aBrowser()
  const answers = aSlowServer()
  await enqueue(tab, bookmark())
  const sending = drain(tab)
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  for (let seconds = 0; seconds < 180; seconds += 10) {
    await vi.advanceTimersByTimeAsync(10 * SECOND)
    // Behind whatever was written at this moment.
    const { next } = await drain(worker)
    expect(next).toBeGreaterThan(Date.now())
  }
  answers[0]?.()
  expect(await sending).toEqual({ silent: false })
  expect(answers).toHaveLength(1)
})

test('a context that is frozen in the middle of a request loses its lease after a minute', async () => {
  const { tab, worker, drain, enqueue } = await aBrowser()
  const answers = aSlowServer()
  await enqueue(tab, bookmark())
  void drain(tab)
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  vi.setSystemTime(Date.now() + 60 * SECOND)
  expect(await drain(worker)).toEqual({ silent: false })
  expect(answers).toHaveLength(2)
})

test('an answer is waited for twenty seconds, and as long again as the body takes at 64 kbit/s', async () => {
  const { tab, drain, enqueue } = await aBrowser()
  const patience = vi.spyOn(AbortSignal, 'timeout')
  vi.stubGlobal('fetch', async () => Response.json({ responseCode: 'SUCCESS', data: {} }))
  await enqueue(tab, bookmark())
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
  const [empty = 0, short = 0, photo = 0] = patience.mock.calls
    .map(([milliseconds]) => milliseconds)
    .filter((milliseconds) => milliseconds !== 5_000)
  expect(empty).toBe(20 * SECOND)
  // {"langCode":"vi"} has 17 bytes.
  expect(short).toBe(20 * SECOND + (17 / 8_000) * SECOND)
  // Of the form around the picture are some hundred bytes more.
  expect(photo).toBeGreaterThan(220 * SECOND)
  expect(photo).toBeLessThan(221 * SECOND)
})
