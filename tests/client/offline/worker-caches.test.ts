import { beforeAll, describe, expect, test, vi } from 'vitest'

type Reads = typeof import('../../../src/sw/public-reads.ts')
type Images = typeof import('../../../src/sw/images.ts')
let reads: Reads
let images: Images

beforeAll(async () => {
  // What the modules expect of a worker's global scope while they load.
  vi.stubGlobal('self', globalThis)
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true)
  vi.stubGlobal('location', new URL('https://ilteo.test/'))
  reads = await import('../../../src/sw/public-reads.ts')
  images = await import('../../../src/sw/images.ts')
})

const read = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  reads.isPublicRead({ method, headers: new Headers(headers) }, new URL(path, 'https://ilteo.test'))

describe('the worker keeps', () => {
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
  ])('%s of a visitor', (path) => {
    expect(read(path)).toBe(true)
  })

  test.each([
    '/api/users/me',
    '/api/users/applications',
    '/api/jobs/1/favorites',
    '/healthz',
    '/readyz',
    '/api',
  ])('nothing of %s', (path) => {
    expect(read(path)).toBe(false)
  })

  test('nothing that was asked for with a token, and no command', () => {
    expect(read('/api/employee/jobs', { authorization: 'Bearer token' })).toBe(false)
    expect(read('/api/news', {}, 'POST')).toBe(false)
  })
})

describe('a stored answer', () => {
  const json = { 'content-type': 'application/json; charset=utf-8' }

  test('carries the time at which it was given', async () => {
    const stored = reads.storable(new Response('{"data":[]}', { headers: json }), 1_700_000_000_000)
    expect(stored?.headers.get('x-ilteo-stored-at')).toBe('1700000000000')
    expect(await stored?.text()).toBe('{"data":[]}')
  })

  test('is never a refusal, an error or the page of a Wi-Fi', () => {
    expect(reads.storable(new Response('{}', { status: 404, headers: json }), 1)).toBeNull()
    expect(reads.storable(new Response('{}', { status: 500, headers: json }), 1)).toBeNull()
    expect(reads.storable(new Response('<html>', { headers: { 'content-type': 'text/html' } }), 1)).toBeNull()
  })

  test('is shown instead of an error of the server, but not instead of its "no longer there"', () => {
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

describe('a picture', () => {
  const picture = (caching: string, type = 'image/webp', status = 200) =>
    images.isPublicImage(
      new Response(null, { status, headers: { 'content-type': type, 'cache-control': caching } }),
    )

  test('is kept where it is public', () => {
    expect(picture('public, max-age=31536000, immutable')).toBe(true)
  })

  test('of one person, an error page or a failure is not', () => {
    expect(picture('private, no-store')).toBe(false)
    expect(picture('public', 'text/html')).toBe(false)
    expect(picture('public', 'image/webp', 404)).toBe(false)
  })
})
