import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PrecacheController } from 'workbox-precaching'
import { withDigest } from '../../../src/build/file-digests.ts'
import { isOwnFile } from '../../../src/sw/own-file.ts'
import { ORIGIN, stubWorkerScope, WaitingEvent, workerModule } from './memory-caches.ts'

let shell: typeof import('../../../src/sw/shell.ts')

beforeAll(async () => {
  // Globals of a worker that the modules read while they load.
  vi.stubGlobal('self', globalThis)
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true)
  vi.stubGlobal('location', new URL('https://ilteo.test/'))
  vi.stubGlobal('registration', { scope: 'https://ilteo.test/' })
  shell = await import('../../../src/sw/shell.ts')
})

const answer = (type: string, status = 200) =>
  new Response('text', { status, headers: { 'content-type': type } })

test.each([
  ['/assets/list-a1.js', 'text/javascript; charset=utf-8', true],
  ['/assets/list-a1.js', 'application/javascript', true],
  ['/assets/list-a1.js', 'text/html', false],
  ['/assets/list-a1.css', 'text/css', true],
  ['/assets/list-a1.css', 'text/html; charset=euc-kr', false],
  ['/icons/192.png', 'image/png', true],
  ['/icons/192.png', 'text/plain', false],
  ['/index.html?__WB_REVISION__=1', 'text/html', true],
])('%s with the type %s is a file of the build: %s', (address, type, isOurs) => {
  expect(isOwnFile(address, answer(type))).toBe(isOurs)
  expect(isOwnFile(address, answer(type, 511))).toBe(false)
})

const servesPage = (address: string) => !shell.NO_PAGES.some((pattern) => pattern.test(address))

test.each([
  '/',
  '/recruitinfo?query=Hanbit.Inc',
  '/news?utm_source=daum.net',
  '/recruitment/detail/1?from=a.js',
])('%s is answered with the shell', (address) => {
  expect(servesPage(address)).toBe(true)
})

test.each(['/robots.txt', '/assets/a.js?v=1', '/files/x?y', '/api/news?query=a', '/healthz', '/sitemap.xml'])(
  '%s is not answered with the shell',
  (address) => {
    expect(servesPage(address)).toBe(false)
  },
)

const SCRIPT = 'export const shown = (count) => count + 1'
const PAGE = '<!doctype html><title>Ilteo</title>'
const address = (path: string) => `${ORIGIN}${path}`

/** A worker of a build of two files, and what the network answers in their place. */
async function createWorker(network: Record<string, Response>) {
  const asked: [string, RequestCache | undefined][] = []
  vi.stubGlobal('fetch', async (request: Request | string, init?: RequestInit) => {
    const url = typeof request === 'string' ? request : request.url
    asked.push([new URL(url).pathname, init?.cache])
    const answered = network[new URL(url).pathname]
    if (!answered) throw new TypeError('Failed to fetch')
    return answered.clone()
  })
  const { readBuildFiles } =
    await workerModule<typeof import('../../../src/sw/build-files.ts')>('build-files.ts')
  const { heal, precache } = await workerModule<Precache>('precache.ts')
  const { OwnFiles } = await workerModule<typeof import('../../../src/sw/own-file.ts')>('own-file.ts')
  const build = readBuildFiles([
    withDigest('assets/count-c3.js', Buffer.from(SCRIPT)),
    withDigest('index.html', Buffer.from(PAGE)),
  ])
  const files = new OwnFiles(build)
  const worker = new EventTarget()
  const controller = precache(worker, build, files)
  return {
    asked,
    heal: () => heal(controller, files),
    async install() {
      const event = new WaitingEvent('install')
      worker.dispatchEvent(event)
      await event.done()
    },
    async open(path: string) {
      const event = new WaitingEvent('fetch')
      const request = new Request(address(path))
      const params = { cacheKey: controller.getCacheKeyForURL(address(path)) }
      return controller.strategy.handle({ request, event, params })
    },
  }
}

interface Precache {
  precache: (worker: EventTarget, build: unknown, files: unknown) => PrecacheController
  heal: (controller: PrecacheController, files: unknown) => Promise<void>
}

const script = (text: string) => new Response(text, { headers: { 'content-type': 'text/javascript' } })
const page = (text: string) => new Response(text, { headers: { 'content-type': 'text/html' } })
const intact = () => ({ '/assets/count-c3.js': script(SCRIPT), '/index.html': page(PAGE) })

async function stored() {
  const { cacheNames } = await import('workbox-core')
  const cache = await caches.open(cacheNames.precache)
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  const texts = await Promise.all((await cache.matchAll()).map((response) => response.text()))
  return Object.fromEntries(paths.map((path, index) => [path, texts[index]]))
}

const WHOLE = { '/assets/count-c3.js': SCRIPT, '/index.html': PAGE }

describe('a precached file', () => {
  beforeEach(() => {
    vi.resetModules()
    stubWorkerScope()
  })

  test.each([
    ['cut off', script(SCRIPT.slice(0, -6))],
    ['another file', script('var portal = true')],
    ['empty', script('')],
    ['a page', page(PAGE)],
  ])('that arrives %s fails the installation, and another one stores it', async (_what, answered) => {
    const network = { ...intact(), '/assets/count-c3.js': answered }
    const worker = await createWorker(network)
    await expect(worker.install()).rejects.toThrow('precaching request')
    expect(await stored()).not.toHaveProperty('/assets/count-c3.js')
    network['/assets/count-c3.js'] = script(SCRIPT)
    await worker.install()
    expect(await stored()).toEqual(WHOLE)
  })

  test('that the browser’s own cache has damaged is fetched past that cache', async () => {
    const worker = await createWorker(intact())
    const fetchIntact = globalThis.fetch
    vi.stubGlobal('fetch', async (request: Request | string, init?: RequestInit) => {
      const response = await fetchIntact(request, init)
      return init?.cache === 'reload' ? response : script('damaged')
    })
    await worker.install()
    expect(await stored()).toEqual(WHOLE)
  })

  test('of an earlier build is fetched again with an installation if its bytes are wrong', async () => {
    const worker = await createWorker(intact())
    await worker.install()
    const { cacheNames } = await import('workbox-core')
    const cache = await caches.open(cacheNames.precache)
    await cache.put(address('/assets/count-c3.js'), script(`${SCRIPT} // injected`))
    await worker.install()
    expect(await stored()).toEqual(WHOLE)
  })

  test('that is intact is not fetched again', async () => {
    const worker = await createWorker(intact())
    await worker.install()
    worker.asked.length = 0
    await worker.heal()
    await worker.install()
    expect(worker.asked).toEqual([])
  })

  test.each([
    ['missing', null],
    ['empty', script('')],
    ['a page of a proxy', page('Sign in to the network')],
  ])('that is %s in the cache is stored again when the app starts', async (_what, damage) => {
    const worker = await createWorker(intact())
    await worker.install()
    const { cacheNames } = await import('workbox-core')
    const cache = await caches.open(cacheNames.precache)
    if (damage) await cache.put(address('/assets/count-c3.js'), damage)
    else await cache.delete(address('/assets/count-c3.js'))
    await worker.heal()
    expect(await stored()).toEqual(WHOLE)
    expect(worker.asked.at(-1)).toEqual(['/assets/count-c3.js', 'reload'])
  })

  test('that is a page of a proxy in the cache is replaced when it is requested, by an intact one only', async () => {
    const network = intact()
    const worker = await createWorker(network)
    await worker.install()
    const { cacheNames } = await import('workbox-core')
    const cache = await caches.open(cacheNames.precache)
    await cache.put(address('/assets/count-c3.js'), page('Sign in to the network'))
    network['/assets/count-c3.js'] = script('damaged')
    await worker.open('/assets/count-c3.js')
    expect(await stored()).not.toHaveProperty('/assets/count-c3.js')
    network['/assets/count-c3.js'] = script(SCRIPT)
    expect(await (await worker.open('/assets/count-c3.js')).text()).toBe(SCRIPT)
    expect(await stored()).toEqual(WHOLE)
  })
})
