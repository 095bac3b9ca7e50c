import { once } from 'node:events'
import type { LookupFunction } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  fetchPublicly,
  type FetchFailure,
} from '../../src/server/providers/public-internet/fetch-publicly.ts'
import { PUBLIC_INTERNET } from '../../src/server/providers/public-internet/public-lookup.ts'
import { aFeedSite, type FeedSite, page, redirect } from '../support/feed-site.ts'

const MEGABYTE = 1024 * 1024
const LIMITS = { bytes: 2 * MEGABYTE, milliseconds: 10_000 }

let site: FeedSite

beforeAll(async () => {
  site = await aFeedSite()
})

const fetchFrom = (address: string, limits = LIMITS) => fetchPublicly(site.internet)(address, limits)

async function failure(fetching: Promise<unknown>): Promise<FetchFailure | 'none'> {
  return fetching.then(
    () => 'none' as const,
    (error: { reason: FetchFailure }) => error.reason,
  )
}

const resolvingTo =
  (...addresses: string[]): LookupFunction =>
  (_, options, done) =>
    options.all
      ? done(
          null,
          addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        )
      : done(null, addresses[0] ?? '', 4)

describe('Addresses that are not public', () => {
  test.each([
    'http://127.0.0.1',
    'http://127.1',
    'http://2130706433',
    'http://0x7f.0.0.1',
    'http://0177.0.0.1',
    'http://0.0.0.0',
    'http://10.0.0.1',
    'http://172.16.0.1',
    'http://192.168.0.1',
    'http://169.254.169.254',
    'http://100.64.0.1',
    'http://224.0.0.1',
    'http://[::1]',
    'http://[::]',
    'http://[::ffff:127.0.0.1]',
    'http://[::ffff:7f00:1]',
    'http://[::127.0.0.1]',
    'http://[64:ff9b::7f00:1]',
    'http://[2002:7f00:1::]',
    'http://[fe80::1]',
    'http://[fc00::1]',
    'http://[fd12:3456::1]',
    'http://localhost',
    'http://LOCALHOST.',
    'http://database',
    'http://printer.local',
    'http://db.internal',
  ])('Fetching from %s is refused without a request', async (origin) => {
    const before = site.requests.length
    const url = new URL('/rss', origin)
    url.port = String(site.port)
    // By default every name is resolved: only the guard prevents the connection.
    expect(await failure(fetchPublicly()(url.href, LIMITS))).toBe('NOT_PUBLIC')
    expect(site.requests).toHaveLength(before)
  })

  test.each([['127.0.0.1'], ['93.184.216.34', '10.0.0.1'], ['::1'], ['::ffff:192.168.0.1'], ['fd00::1']])(
    'A host name that resolves to %s is refused',
    async (...addresses) => {
      const internet = { ...PUBLIC_INTERNET, lookup: resolvingTo(...addresses) }
      const address = `http://news.example.org:${site.port}/rss`
      expect(await failure(fetchPublicly(internet)(address, LIMITS))).toBe('NOT_PUBLIC')
    },
  )

  test.each([
    'file:///etc/passwd',
    'ftp://news.example.org/',
    'data:text/xml,x',
    'http://user:secret@news.example.org/',
  ])('Fetching %s is refused', async (address) => {
    expect(await failure(fetchFrom(address))).toBe('NOT_PUBLIC')
  })

  test('A redirect to an address that is not public is refused', async () => {
    site.pages.set('/inside', page('secret'))
    site.pages.set('/away', redirect(`http://127.0.0.1:${site.port}/inside`))
    site.pages.set('/file', redirect('file:///etc/passwd'))
    expect(await failure(fetchFrom(`${site.url}/away`))).toBe('NOT_PUBLIC')
    expect(await failure(fetchFrom(`${site.url}/file`))).toBe('NOT_PUBLIC')
    expect(site.requests).not.toContain('/inside')
  })
})

describe('Fetching from a public site', () => {
  test('A fetch follows redirects, up to five of them', async () => {
    site.pages.set('/end', page('here', { 'content-type': 'text/plain' }))
    site.pages.set('/start', redirect('/end'))
    site.pages.set('/circle', redirect('/circle'))
    const fetched = await fetchFrom(`${site.url}/start`)
    expect(fetched).toMatchObject({ contentType: 'text/plain', url: new URL('/end', site.url) })
    expect(fetched.content.toString()).toBe('here')
    expect(await failure(fetchFrom(`${site.url}/circle`))).toBe('UNREACHABLE')
    expect(site.requests.filter((path) => path === '/circle')).toHaveLength(6)
  })

  test.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ])('A fetch decodes a response compressed with %s', async (encoding, pack) => {
    site.pages.set('/packed', page(pack('내용'), { 'content-encoding': encoding }))
    expect((await fetchFrom(`${site.url}/packed`)).content.toString()).toBe('내용')
  })

  test('A missing page, an aborted response and an unreadable encoding are reported as UNREACHABLE', async () => {
    site.pages.set('/broken', (_, response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('half')
      response.destroy()
    })
    site.pages.set('/no-gzip', page('plain', { 'content-encoding': 'gzip' }))
    site.pages.set('/odd', page('odd', { 'content-encoding': 'compress' }))
    const paths = ['/missing', '/broken', '/no-gzip', '/odd']
    const failures = await Promise.all(paths.map((path) => failure(fetchFrom(site.url + path))))
    expect(failures).toEqual(paths.map(() => 'UNREACHABLE'))
  })

  test('A fetch closes the connection of an endless response at the size limit', async () => {
    let sent = 0
    const hungUp = new Promise<void>((resolve) => {
      site.pages.set('/endless', (_, response) => {
        const part = Buffer.alloc(64 * 1024, '<item/>')
        const send = () => {
          while (!response.destroyed && response.write(part)) sent += part.length
        }
        response.on('drain', send)
        void once(response, 'close').then(() => resolve())
        send()
      })
    })
    expect(await failure(fetchFrom(`${site.url}/endless`))).toBe('TOO_LARGE')
    await hungUp
    expect(sent).toBeLessThan(20 * MEGABYTE)
  })

  test('A fetch stops decompressing a response at the size limit', async () => {
    site.pages.set('/bomb', page(gzipSync(Buffer.alloc(100 * MEGABYTE)), { 'content-encoding': 'gzip' }))
    expect(await failure(fetchFrom(`${site.url}/bomb`))).toBe('TOO_LARGE')
  })

  test.each([
    ['never answers', () => undefined],
    [
      'never finishes',
      (response: { writeHead(status: number): { write(part: string): void } }) => {
        response.writeHead(200).write('<rss>')
      },
    ],
  ])('A fetch from a server that %s is aborted at the time limit', async (path, answer) => {
    site.pages.set(`/${encodeURI(path)}`, (_, response) => answer(response))
    const limits = { ...LIMITS, milliseconds: 300 }
    expect(await failure(fetchFrom(`${site.url}/${encodeURI(path)}`, limits))).toBe('TOO_SLOW')
  })

  test('The time limit covers all redirects of a fetch', async () => {
    for (const step of [1, 2, 3, 4, 5])
      site.pages.set(`/slow-${step}`, (_, response) => {
        setTimeout(() => response.writeHead(302, { location: `/slow-${step + 1}` }).end(), 150)
      })
    expect(await failure(fetchFrom(`${site.url}/slow-1`, { ...LIMITS, milliseconds: 400 }))).toBe('TOO_SLOW')
  })
})
