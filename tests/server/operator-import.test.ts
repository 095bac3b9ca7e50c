import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  deleteNews,
  getOperatorNews,
  importNews,
  listOperatorNews,
  type NewsImport,
} from '../../src/contract/operator/news.ts'
import { FeedUnreadable } from '../../src/server/providers/feed/feed.ts'
import { readFeedInWorker } from '../../src/server/providers/feed/read-feed-in-worker.ts'
import { fetchPublicly } from '../../src/server/providers/public-internet/fetch-publicly.ts'
import { aFeedSite, type FeedSite, page, redirect, rss } from '../support/feed-site.ts'
import type { TestMember } from '../support/members.ts'
import { actsIn, anOperator } from '../support/operators.ts'
import { photoWithLocation, orphanedImages } from '../support/images.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let site: FeedSite
let server: RunningServer
let operator: TestMember

beforeAll(async () => {
  site = await aFeedSite()
  server = await runServer({ services: { fetchPublicly: fetchPublicly(site.internet) } })
  site.pages.set('/photo.jpg', page(await photoWithLocation(), { 'content-type': 'image/jpeg' }))
  site.pages.set('/script.jpg', page('<script>', { 'content-type': 'image/jpeg' }))
  site.pages.set('/inside.jpg', redirect('http://169.254.169.254/latest'))
})
beforeEach(async () => {
  operator = await anOperator(server)
})

const importFeed = (path: string, body: object = {}) =>
  server.call(importNews, { body: { url: site.url + path, ...body }, token: operator.token })
const draftOf = async (id: string | null | undefined) =>
  (await server.call(getOperatorNews, { params: { id: id ?? '' }, token: operator.token })).data
const outcomes = ({ items }: NewsImport) => items.map(({ outcome }) => outcome)

const enclosure = (file: string) => `<enclosure url="${file}" type="image/jpeg" length="1"/>`

describe('Importing a feed', () => {
  test('Feed items become plain-text drafts, each once however often the feed is imported', async () => {
    const description = `<p>첫 문단 &amp; <a href="javascript:alert(1)">링크</a></p><script>alert(1)</script><p>둘째</p>`
    site.pages.set(
      '/rss',
      page(
        rss([
          { guid: 'a1', title: '하나', description },
          { guid: 'a2', title: '둘' },
        ]),
      ),
    )
    const first = await importFeed('/rss')
    expect(first).toMatchObject({ status: 200, data: { title: '이주노동 신문' } })
    expect(first.data.items).toMatchObject([
      { outcome: 'NEW', title: '하나', linkUrl: 'https://news.example.org/a1', remark: null },
      { outcome: 'NEW', title: '둘' },
    ])
    const [one] = first.data.items
    expect(await draftOf(one?.newsId)).toMatchObject({
      state: 'DRAFT',
      company: '이주노동 신문',
      contents: '첫 문단 & 링크\n\n둘째',
      linkUrl: 'https://news.example.org/a1',
      isImported: true,
    })
    site.pages.set(
      '/rss',
      page(
        rss([
          { guid: 'a2', title: '둘, 고침' },
          { guid: 'a3', title: '셋' },
        ]),
      ),
    )
    const again = await importFeed('/rss')
    expect(again.data.items).toMatchObject([
      { outcome: 'KNOWN', newsId: first.data.items[1]?.newsId },
      { outcome: 'NEW', title: '셋' },
    ])
  })

  test('An import does not recreate a deleted item', async () => {
    site.pages.set('/gone', page(rss([{ guid: 'gone', title: '지울 소식' }])))
    const [item] = (await importFeed('/gone')).data.items
    await server.call(deleteNews, { params: { id: item?.newsId ?? '' }, token: operator.token })
    expect((await importFeed('/gone')).data.items).toMatchObject([{ outcome: 'KNOWN', newsId: null }])
  })

  test('Two concurrent imports create each item once', async () => {
    site.pages.set(
      '/once',
      page(
        rss([
          { guid: 'o1', title: '한 번' },
          { guid: 'o2', title: '또 한 번' },
        ]),
      ),
    )
    const both = await Promise.all([importFeed('/once'), importFeed('/once')])
    expect(both.flatMap(({ data }) => outcomes(data)).toSorted()).toEqual(['KNOWN', 'KNOWN', 'NEW', 'NEW'])
  })

  test('An import re-encodes images, and an item without a readable image is imported without it', async () => {
    site.pages.set(
      '/pictures',
      page(
        rss([
          { guid: 'p1', title: '사진', more: enclosure('/photo.jpg') },
          { guid: 'p2', title: '가짜', more: enclosure('/script.jpg') },
          { guid: 'p3', title: '안쪽', more: enclosure('/inside.jpg') },
          { guid: 'p4', title: '없음', more: enclosure('/nothing.jpg') },
        ]),
      ),
    )
    const { data } = await importFeed('/pictures')
    expect(data.items.map(({ remark }) => remark)).toEqual([
      null,
      'IMAGE_MISSING',
      'IMAGE_MISSING',
      'IMAGE_MISSING',
    ])
    const item = await draftOf(data.items[0]?.newsId)
    const image = await server.fetch(item.imageUrl ?? '')
    expect(image.headers.get('content-type')).toBe('image/jpeg')
    const bytes = Buffer.from(await image.arrayBuffer())
    expect(bytes.includes('GPS') || bytes.includes('Phone')).toBe(false)
  })

  test('An import without images stores none', async () => {
    site.pages.set('/bare', page(rss([{ guid: 'b1', title: '글만', more: enclosure('/photo.jpg') }])))
    const { data } = await importFeed('/bare', { withImages: false })
    expect(data.items).toMatchObject([{ outcome: 'NEW', remark: null }])
    expect((await draftOf(data.items[0]?.newsId)).imageUrl).toBeNull()
  })

  test('An import takes fifty items and skips those without a title', async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({ guid: `m${index}`, title: `소식 ${index}` }))
    site.pages.set('/many', page(rss(many)))
    expect((await importFeed('/many')).data.items).toHaveLength(50)
    site.pages.set('/untitled', page(rss([{ guid: 'u1' }, { guid: 'u2', title: '\u200b' }])))
    expect((await importFeed('/untitled')).data.items).toMatchObject([
      { outcome: 'FAILED', remark: 'TITLE_MISSING', newsId: null },
      { outcome: 'FAILED', remark: 'TITLE_MISSING', newsId: null },
    ])
  })

  test('Title and contents beyond the limits are truncated', async () => {
    site.pages.set(
      '/long',
      page(rss([{ guid: 'l1', title: '가'.repeat(300), description: '나'.repeat(30_000) }])),
    )
    const item = await draftOf((await importFeed('/long')).data.items[0]?.newsId)
    expect(Array.from(item.title)).toHaveLength(120)
    expect(Array.from(item.contents)).toHaveLength(20_000)
    expect(item.title.endsWith('…')).toBe(true)
  })

  test('An Atom feed is imported', async () => {
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title>아톰</title><entry><id>urn:atom:1</id>
      <title type="html">제목 &amp;amp; 끝</title><link href="/article/1"/><summary>요약</summary></entry></feed>`
    site.pages.set('/atom', page(atom))
    expect((await importFeed('/atom')).data).toMatchObject({
      title: '아톰',
      items: [{ outcome: 'NEW', title: '제목 & 끝', linkUrl: `${site.url}/article/1` }],
    })
  })

  test('A JSON Feed is imported, and links that are not plain http or https are dropped', async () => {
    const items = [{ id: 'j1', title: '제이슨', url: 'javascript:alert(1)', content_text: '하나\n\n둘' }]
    const others = [
      { id: 'j2', title: 'a\0b', url: 'https://user:secret@example.com/', content_text: '\0' },
      { id: 'j3', title: '긴 주소', url: `https://example.com/${'a'.repeat(2_000)}` },
    ]
    const feed = {
      version: 'https://jsonfeed.org/version/1.1',
      title: 'JSON\0',
      items: [...items, ...others],
    }
    site.pages.set('/json', page(JSON.stringify(feed)))
    const { data } = await importFeed('/json')
    expect(data.title).toBe('JSON')
    expect(data.items).toMatchObject([
      { outcome: 'NEW', linkUrl: null },
      { outcome: 'NEW', linkUrl: null, title: 'ab' },
      { outcome: 'NEW', linkUrl: null },
    ])
    expect((await draftOf(data.items[0]?.newsId)).contents).toBe('하나\n\n둘')
  })

  test('A feed in EUC-KR is decoded', async () => {
    const start =
      '<?xml version="1.0" encoding="EUC-KR"?><rss version="2.0"><channel><title>old</title><item><title>'
    const title = Buffer.from([0xc7, 0xd1, 0xb1, 0xdb])
    const end = '</title><guid>euc</guid></item></channel></rss>'
    site.pages.set('/euc-kr', page(Buffer.concat([Buffer.from(start), title, Buffer.from(end)])))
    expect((await importFeed('/euc-kr')).data.items).toMatchObject([{ title: '한글' }])
  })
})

describe('Rejected feeds', () => {
  const refusal = async (path: string) => (await importFeed(path)).problem.errors

  test('An address that is not public is rejected at its field', async () => {
    const { problem } = await server.call(importNews, {
      body: { url: `http://127.0.0.1:${site.port}/rss` },
      token: operator.token,
    })
    expect(problem).toMatchObject({
      responseCode: 'VALIDATION',
      errors: [{ field: 'url', code: 'INVALID' }],
    })
  })

  test.each(['ftp://news.example.org/rss', 'javascript:alert(1)', 'news', ''])(
    'The address %j is rejected at its field',
    async (url) => {
      const { problem } = await server.call(importNews, { body: { url }, token: operator.token })
      expect(problem.errors?.map(({ field }) => field)).toContain('url')
    },
  )

  test('A page that is not a feed, is truncated or is missing is rejected', async () => {
    site.pages.set('/page', page('<!doctype html><title>no feed</title>'))
    site.pages.set('/cut', page(rss([{ guid: 'c1', title: '잘림' }]).slice(0, 150)))
    const refusals = await Promise.all(['/page', '/cut', '/nothing'].map(refusal))
    expect(refusals).toMatchObject(refusals.map(() => [{ field: 'url', code: 'UNKNOWN' }]))
    expect(refusals).toHaveLength(3)
  })

  test('A feed with recursive entities is rejected', async () => {
    const entities = Array.from(
      { length: 20 },
      (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`,
    ).join('')
    const bomb = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY e0 "ha">${entities}]>
      <rss version="2.0"><channel><title>&e20;</title><item><title>&e20;</title></item></channel></rss>`
    site.pages.set('/entities', page(bomb))
    expect(await refusal('/entities')).toMatchObject([{ field: 'url', code: 'UNKNOWN' }])
  })

  test('An endless feed is rejected as too large', async () => {
    site.pages.set('/endless', (_, response) => {
      const send = () => {
        while (!response.destroyed && response.write('<item><title>소식</title></item>'.repeat(1_000)));
      }
      response.on('drain', send)
      response.write('<rss version="2.0"><channel><title>끝없는 소식</title>')
      send()
    })
    expect(await refusal('/endless')).toMatchObject([{ field: 'url', code: 'TOO_LARGE' }])
  })

  test('A rejected feed creates neither news nor an act', async () => {
    const before = await actsIn(server)
    await refusal('/page')
    expect(await actsIn(server)).toHaveLength(before.length)
    const { data } = await server.call(listOperatorNews, {
      query: { query: '끝없는 소식' },
      token: operator.token,
    })
    expect(data).toEqual([])
  })
})

test('An import that fails marks its stored images as unused', async () => {
  const failing = await runServer({ services: { fetchPublicly: fetchPublicly(site.internet) } })
  const { token } = await anOperator(failing)
  await failing.database.pool.query(`
    create function fail() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
    create trigger fail before insert on operator_acts for each row execute function fail()`)
  site.pages.set('/fails', page(rss([{ guid: 'f1', title: '사진', more: enclosure('/photo.jpg') }])))
  const body = { url: `${site.url}/fails`, withImages: true }
  expect((await failing.call(importNews, { body, token })).status).toBe(500)
  const files = await failing.database.db.selectFrom('files').select('unused_since').execute()
  expect(files).toEqual([{ unused_since: expect.any(Date) }])
  expect(await orphanedImages(failing)).toEqual([])
})

test('Parsing a pathological feed is aborted at the time limit', async () => {
  const nested = '<div>'.repeat(18_000)
  const items = Array.from({ length: 50 }, (_, index) => ({
    guid: `d${index}`,
    title: '깊이',
    description: nested,
  }))
  const source = { content: Buffer.from(rss(items)), contentType: '', url: new URL(site.url) }
  await expect(readFeedInWorker(source, 50, 500)).rejects.toThrow(FeedUnreadable)
})

test('An operator may import thirty times an hour', async () => {
  site.pages.set('/often', page(rss([])))
  const answers = await Promise.all(Array.from({ length: 31 }, () => importFeed('/nothing')))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toMatch(/^\d+$/)
})
