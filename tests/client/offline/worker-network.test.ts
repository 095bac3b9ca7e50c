import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Route } from 'workbox-routing'
import { ORIGIN, stubWorkerScope, WaitingEvent, workerModule, type memoryCaches } from './memory-caches.ts'

interface OldBuild {
  keepOldBuild: (worker: EventTarget, build: readonly { url: string }[]) => void
  oldBuildRoute: Route
}

let caches: ReturnType<typeof memoryCaches>

beforeEach(() => {
  vi.resetModules()
  vi.useRealTimers()
  caches = stubWorkerScope()
})

describe('a public read of a visitor', () => {
  const json = { 'content-type': 'application/json' }
  const answer = (text: string) => new Response(JSON.stringify(text), { headers: json })

  async function createReader() {
    const { publicReadRoute } = await import('../../../src/sw/public-reads.ts')
    const request = new Request(`${ORIGIN}/api/news`)
    return async () => {
      const event = new WaitingEvent('fetch')
      const response = await publicReadRoute.handler.handle({
        request,
        event,
        url: new URL(request.url),
      })
      return (await response.json()) as unknown
    }
  }

  test('a public read without an answer after three seconds gets the stored answer', async () => {
    const read = await createReader()
    vi.stubGlobal('fetch', async () => answer('kept'))
    expect(await read()).toBe('kept')
    const isKept = async () => (await caches.open('ilteo-public-reads')).match(`${ORIGIN}/api/news`)
    await vi.waitFor(async () => expect(await isKept()).toBeDefined())

    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    const shown = vi.fn<(text: unknown) => void>()
    const reading = read().then(shown)
    await vi.advanceTimersByTimeAsync(2_999)
    expect(shown).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await reading
    expect(shown).toHaveBeenCalledWith('kept')
  })

  test('a public read without a stored answer waits for the network', async () => {
    const read = await createReader()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.stubGlobal(
      'fetch',
      () => new Promise((resolve) => void setTimeout(() => resolve(answer('late')), 30_000)),
    )
    const reading = read()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await reading).toBe('late')
  })
})

describe('a page of the previous build', () => {
  const OLD = `${ORIGIN}/assets/old-1111.js`
  const BOTH = `${ORIGIN}/assets/both-2222.js`

  /** Installs a build over the precached one, which is removed as Workbox does. */
  async function update(own: readonly string[]) {
    const { cacheNames } = await import('workbox-core')
    const { keepOldBuild, oldBuildRoute } = await workerModule<OldBuild>('old-build.ts')
    const worker = new EventTarget()
    keepOldBuild(
      worker,
      own.map((url) => ({ url })),
    )
    const install = new WaitingEvent('install')
    worker.dispatchEvent(install)
    await install.done()
    const precached = await caches.open(cacheNames.precache)
    for (const { url } of await precached.keys()) await precached.delete(url)
    return async (address: string) => {
      const request = new Request(address)
      const event = new WaitingEvent('fetch')
      const response = await oldBuildRoute.handler.handle({
        request,
        event,
        url: new URL(address),
      })
      return response.text()
    }
  }

  async function precache(...addresses: string[]) {
    const { cacheNames } = await import('workbox-core')
    const precached = await caches.open(cacheNames.precache)
    for (const address of addresses) {
      const headers = { 'content-type': address.endsWith('.js') ? 'text/javascript' : 'text/html' }
      await precached.put(address, new Response(`precached ${address}`, { headers }))
    }
  }

  beforeEach(() => {
    vi.stubGlobal('fetch', async ({ url }: Request) => new Response(`fetched ${url}`))
  })

  test('a page of the previous build still loads its own files, and only those are kept', async () => {
    await precache(OLD, BOTH, `${ORIGIN}/index.html`)
    const load = await update(['/assets/new-3333.js', '/assets/both-2222.js'])
    expect(await load(OLD)).toBe(`precached ${OLD}`)
    expect(await load(BOTH)).toBe(`fetched ${BOTH}`)
    expect(await (await caches.open('ilteo-old-build')).keys()).toHaveLength(1)
  })

  test('files of the previous build stay when the same build is installed again', async () => {
    await precache(OLD)
    await update(['/assets/new-3333.js'])
    await precache(`${ORIGIN}/assets/new-3333.js`)
    const load = await update(['/assets/new-3333.js'])
    expect(await load(OLD)).toBe(`precached ${OLD}`)
  })

  test('files of the previous build are removed with the second build after it', async () => {
    await precache(OLD)
    await update(['/assets/new-3333.js'])
    await precache(`${ORIGIN}/assets/new-3333.js`)
    const load = await update(['/assets/newer-4444.js'])
    expect(await load(OLD)).toBe(`fetched ${OLD}`)
    expect(await load(`${ORIGIN}/assets/new-3333.js`)).toBe(`precached ${ORIGIN}/assets/new-3333.js`)
  })
})
