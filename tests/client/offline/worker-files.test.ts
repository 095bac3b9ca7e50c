import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { isOwnFile, ownFilesOnly } from '../../../src/sw/own-file.ts'
import { memoryCaches } from './memory-caches.ts'

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

beforeEach(() => vi.stubGlobal('caches', memoryCaches()))

test('A stored page of a proxy is replaced when the script in whose place it is stored is requested', async () => {
  const cache = await caches.open('precache')
  const request = new Request('https://ilteo.test/assets/map-b2.js')
  await cache.put(request, answer('text/html'))
  const read = async () => {
    const cachedResponse = await cache.match(request)
    const used = ownFilesOnly.cachedResponseWillBeUsed
    return used?.({ request, cachedResponse, cacheName: 'precache', state: {} } as unknown as Parameters<
      typeof used
    >[0])
  }
  vi.stubGlobal('fetch', async () => answer('text/html'))
  expect(await read()).toBeNull()
  await cache.put(request, answer('text/html'))
  vi.stubGlobal('fetch', async () => answer('text/javascript'))
  expect((await read())?.headers.get('content-type')).toBe('text/javascript')
  expect((await cache.match(request))?.headers.get('content-type')).toBe('text/javascript')
})
