import { beforeEach, describe, expect, test } from 'vitest'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { EncodedAnswer, ReadyAnswer } from '../../src/server/http/caching/answer-cache.ts'
import { PageCache } from '../../src/server/pages/page-cache.ts'

const START = new Date('2026-11-20T03:00:00.000Z')
const after = (milliseconds: number) => new Date(START.getTime() + milliseconds)

let cache: PageCache
/** Texts that were rendered, in order. */
let rendered: string[]

beforeEach(() => {
  cache = new PageCache()
  rendered = []
})

const ready = (text: string, overrides: Partial<ReadyAnswer> = {}): ReadyAnswer => ({
  text,
  status: 200,
  isComplete: true,
  ...overrides,
})

/** Gets a page that would be rendered as this text. */
function get(html: string, { now = START, key = 'home', page = {}, encoding = 'identity' } = {}) {
  return cache.get({ key, langCode: 'ko' }, encoding, { now }, async () => {
    rendered.push(html)
    return ready(html, page)
  })
}

const textOf = ({ encoding, body }: EncodedAnswer): string => {
  const plain = { br: brotliDecompressSync, gzip: gunzipSync, identity: (whole: Buffer) => whole }[encoding]
  return plain(body).toString()
}

/** Starts to get a page whose rendering the test finishes. */
function slowly({ now = START, key = 'home' } = {}) {
  let finish: (page: ReadyAnswer) => void = () => undefined
  let fail: (error: Error) => void = () => undefined
  const page = cache.get({ key, langCode: 'ko' }, 'identity', { now }, () => {
    rendered.push('slow')
    return new Promise<ReadyAnswer>((resolve, reject) => {
      finish = resolve
      fail = reject
    })
  })
  return { page, finish: (html: string) => finish(ready(html)), fail: (error: Error) => fail(error) }
}

describe('A cached page', () => {
  test.each([
    { age: 0, isCached: true },
    { age: 999, isCached: true },
    { age: 1_000, isCached: false },
    // The clock was set back.
    { age: -1, isCached: false },
  ])('that is $age ms old is served from memory: $isCached', async ({ age, isCached }) => {
    await get('before')
    expect(textOf(await get('after', { now: after(age) }))).toBe(isCached ? 'before' : 'after')
  })

  test('is rendered again once public data changed', async () => {
    await get('before')
    cache.expire()
    expect(textOf(await get('after'))).toBe('after')
    expect(textOf(await get('later'))).toBe('after')
  })

  test('is stored separately for each key', async () => {
    await get('one', { key: '1' })
    expect(textOf(await get('two', { key: '2' }))).toBe('two')
    expect(textOf(await get('other', { key: '1' }))).toBe('one')
  })

  test('that was incomplete is rendered again', async () => {
    expect(textOf(await get('half', { page: { isComplete: false } }))).toBe('half')
    expect(textOf(await get('whole'))).toBe('whole')
  })

  test('keeps the status with which it was rendered', async () => {
    const missing = await get('missing', { page: { status: 404 } })
    expect([missing.status, (await get('other')).status]).toEqual([404, 404])
  })
})

describe('A page that is being rendered', () => {
  test('is rendered again by the next request if public data changed meanwhile', async () => {
    const slow = slowly()
    cache.expire()
    slow.finish('before')
    expect(textOf(await slow.page)).toBe('before')
    expect(textOf(await get('after'))).toBe('after')
  })

  test('is not awaited by a request that comes after public data changed', async () => {
    const slow = slowly()
    cache.expire()
    expect(textOf(await get('after'))).toBe('after')
    slow.finish('before')
    await slow.page
    expect(textOf(await get('later'))).not.toBe('before')
  })

  test('is shared by requests of the same second', async () => {
    const slow = slowly()
    const other = get('never', { now: after(999) })
    slow.finish('shared')
    expect((await Promise.all([slow.page, other])).map(textOf)).toEqual(['shared', 'shared'])
    expect(rendered).toEqual(['slow'])
  })

  test('is not shared by requests of the next second, nor of another page', async () => {
    const slow = slowly()
    expect(textOf(await get('next', { now: after(1_000) }))).toBe('next')
    expect(textOf(await get('other', { key: 'news' }))).toBe('other')
    slow.finish('slow')
    await slow.page
  })

  test('counts its age from its request, however long rendering took', async () => {
    const slow = slowly()
    slow.finish('before')
    await slow.page
    expect(textOf(await get('after', { now: after(1_000) }))).toBe('after')
  })

  test('is rendered again by the next request after a failure', async () => {
    const slow = slowly()
    slow.fail(new Error('away'))
    await expect(slow.page).rejects.toThrow('away')
    expect(textOf(await get('after'))).toBe('after')
  })
})

describe('The entity tag of a page', () => {
  test('stays the same when the page is rendered again without a change', async () => {
    const first = await get('same')
    cache.expire()
    const second = await get('same')
    expect(rendered).toHaveLength(2)
    expect(second).toEqual(first)
  })

  test('differs by content, status and encoding', async () => {
    const tags = [
      await get('one', { key: '1' }),
      await get('two', { key: '2' }),
      await get('one', { key: '3', page: { status: 404 } }),
      await get('one', { key: '1', encoding: 'br' }),
      await get('one', { key: '1', encoding: 'gzip' }),
    ].map(({ etag }) => etag)
    expect(new Set(tags).size).toBe(5)
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]{27}(-br|-gzip)?"$/)
  })
})

test.each([
  { accepted: 'gzip, deflate, br, zstd', encoding: 'br' },
  { accepted: 'gzip, deflate', encoding: 'gzip' },
  { accepted: 'deflate', encoding: 'identity' },
  { accepted: 'brotli', encoding: 'identity' },
  { accepted: undefined, encoding: 'identity' },
])('A browser that accepts $accepted gets the page as $encoding', async ({ accepted, encoding }) => {
  const page = await cache.get({ key: 'home', langCode: 'ko' }, accepted, { now: START }, async () =>
    ready('<p>일터</p>'),
  )
  expect([page.encoding, textOf(page)]).toEqual([encoding, '<p>일터</p>'])
})
