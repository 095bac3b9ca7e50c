import { beforeAll, describe, expect, test, vi } from 'vitest'

type Reads = typeof import('../../../src/sw/public-reads.ts')
type Images = typeof import('../../../src/sw/images.ts')
let reads: Reads
let images: Images

beforeAll(async () => {
  // Globals of a worker that the modules read while they load.
  vi.stubGlobal('self', globalThis)
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true)
  vi.stubGlobal('location', new URL('https://ilteo.test/'))
  reads = await import('../../../src/sw/public-reads.ts')
  images = await import('../../../src/sw/images.ts')
})

const read = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  reads.isPublicRead({ method, headers: new Headers(headers) }, new URL(path, 'https://ilteo.test'))

describe('public reads', () => {
  test('A list near the reader’s place does not enter the cache', () => {
    expect(read('/api/employee/jobs?near=37.2,127.07&sort=distance')).toBe(false)
  })

  test.each([
    '/api/employee/jobs?regionIds=18,19',
    '/api/jobs/01900000-0000-7000-8000-000000000001',
    '/api/news',
    '/api/news-mains',
    '/api/new-banners',
    '/api/advertisements-for-main',
    '/api/countries',
    '/api/regions?parentId=1',
    '/api/regions/job-counts',
    '/api/main/recommended-jobs',
  ])('the worker caches %s of a visitor', (path) => {
    expect(read(path)).toBe(true)
  })

  test.each([
    '/api/users/me',
    '/api/users/applications',
    '/api/jobs/1/favorites',
    '/healthz',
    '/readyz',
    '/api',
  ])('the worker does not cache %s', (path) => {
    expect(read(path)).toBe(false)
  })

  test('the worker caches no request with a token and no command', () => {
    expect(read('/api/employee/jobs', { authorization: 'Bearer token' })).toBe(false)
    expect(read('/api/news', {}, 'POST')).toBe(false)
  })
})

describe('a stored answer', () => {
  const json = { 'content-type': 'application/json; charset=utf-8' }

  test('a stored answer carries the time it was stored', async () => {
    const stored = reads.storable(new Response('{"data":[]}', { headers: json }), 1_700_000_000_000)
    expect(stored?.headers.get('x-ilteo-stored-at')).toBe('1700000000000')
    expect(await stored?.text()).toBe('{"data":[]}')
  })

  test('an error or a page of HTML is not stored', () => {
    expect(reads.storable(new Response('{}', { status: 404, headers: json }), 1)).toBeNull()
    expect(reads.storable(new Response('{}', { status: 500, headers: json }), 1)).toBeNull()
    expect(reads.storable(new Response('<html>', { headers: { 'content-type': 'text/html' } }), 1)).toBeNull()
  })

  test('a stored answer replaces a server failure, but not a 404', () => {
    expect(reads.isServerFailure(new Response('{}', { status: 503, headers: json }))).toBe(true)
    expect(reads.isServerFailure(new Response('<html>', { headers: { 'content-type': 'text/html' } }))).toBe(
      true,
    )
    expect(
      reads.isServerFailure(
        new Response('{}', { status: 404, headers: { 'content-type': 'application/problem+json' } }),
      ),
    ).toBe(false)
  })
})

describe('images', () => {
  const picture = (caching: string, type = 'image/webp', status = 200) =>
    images.isPublicImage(
      new Response(null, { status, headers: { 'content-type': type, 'cache-control': caching } }),
    )

  test('a public image is cached', () => {
    expect(picture('public, max-age=31536000, immutable')).toBe(true)
  })

  test('a private image, an error page or a failure is not cached', () => {
    expect(picture('private, no-store')).toBe(false)
    expect(picture('public', 'text/html')).toBe(false)
    expect(picture('public', 'image/webp', 404)).toBe(false)
  })
})
