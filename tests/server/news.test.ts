import { v7 } from 'uuid'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  clickBanner,
  getNews,
  listAdvertisements,
  listBanners,
  listMainNews,
  listNews,
  viewNews,
} from '../../src/contract/site/news.ts'
import { aWorker } from '../support/members.ts'
import { createRateLimits } from '../../src/server/http/rate-limits.ts'
import { deletePastVisitors } from '../../src/server/features/view/service.ts'
import { runServer, type RunningServer } from '../support/server.ts'

/** Noon in Seoul. */
const NOW = new Date('2026-11-20T03:00:00Z')
const IMAGE = 'test-image.svg'

let server: RunningServer
let ids: string[]

beforeAll(async () => {
  server = await runServer()
  const { db } = server.database
  await db
    .insertInto('files')
    .values({
      reference: IMAGE,
      type: 'news',
      content_type: 'image/svg+xml',
      size: 1,
      is_public: true,
      created_at: NOW,
    })
    .execute()
  const times = [
    '2026-11-20T04:00:00Z',
    '2026-11-20T02:00:00Z',
    '2026-11-19T15:00:00Z',
    '2026-11-19T14:59:00Z',
    ...Array.from({ length: 8 }, (_, day) => `2026-11-1${8 - day}T00:00:00Z`),
  ]
  ids = times.map(() => v7())
  await db
    .insertInto('news')
    .values(
      times.map((time, index) => ({
        id: ids[index] ?? '',
        title: `소식 ${index}`,
        company: '일터 소식',
        contents: '내용',
        image_file: index === 1 ? IMAGE : null,
        main_place: index === 5 ? 1 : index === 2 ? 2 : null,
        published_at: new Date(time),
      })),
    )
    .execute()
})
beforeEach(() => {
  server.clock.now = NOW
})

describe('News', () => {
  test('News is listed newest first, nine a page, without scheduled items', async () => {
    const first = await server.call(listNews)
    expect(first).toMatchObject({ totalCount: 11, totalPages: 2 })
    expect(first.data.map((item) => item.id)).toEqual(ids.slice(1, 10))
    const second = await server.call(listNews, { query: { pageNumber: 1 } })
    expect(second.data.map((item) => item.id)).toEqual(ids.slice(10))
    expect((await server.call(getNews, { params: { id: ids[0] ?? '' } })).status).toBe(404)
  })

  test('pastDays counts the midnights in Seoul since publication', async () => {
    const { data } = await server.call(listNews)
    // 15:00 UTC is midnight in Seoul, so a minute earlier is the day before.
    expect(data.slice(0, 3).map((item) => item.pastDays)).toEqual([0, 0, 1])
  })

  test('The main news starts with the main item of the day', async () => {
    const { data } = await server.call(listMainNews)
    expect(data.map((item) => item.id)).toEqual([ids[5], ids[2]])
  })

  test('A news item contains the URL of its image', async () => {
    const { data } = await server.call(getNews, { params: { id: ids[1] ?? '' } })
    expect(data).toMatchObject({ title: '소식 1', imageUrl: `/files/${IMAGE}`, linkUrl: null })
  })
})

describe('Views of news', () => {
  const hits = async (id: string) => (await server.call(getNews, { params: { id } })).data.hitCount
  const view = (id: string, token?: string) =>
    server.call(viewNews, { params: { id }, ...(token ? { token } : {}) })

  test('A view is counted once per visitor and day', async () => {
    const id = ids[3] ?? ''
    const answers = await Promise.all([view(id), view(id), view(id)])
    expect(answers.filter(({ data }) => data.counted)).toHaveLength(1)
    expect(await hits(id)).toBe(1)
    const worker = await aWorker(server)
    await view(id, worker.token)
    await view(id, worker.token)
    expect(await hits(id)).toBe(2)
    server.clock.now = new Date(NOW.getTime() + 86_400_000)
    expect((await view(id)).data.counted).toBe(true)
    expect(await hits(id)).toBe(3)
  })

  test('GET /news/:id counts no view, and an unpublished item cannot be viewed', async () => {
    const id = ids[4] ?? ''
    await server.call(getNews, { params: { id } })
    expect(await hits(id)).toBe(0)
    expect((await view(ids[0] ?? '')).status).toBe(404)
    expect((await view(v7())).status).toBe(404)
  })

  test('The view count stays when visitors are deleted the day after', async () => {
    const id = ids[5] ?? ''
    await view(id)
    await deletePastVisitors(server.database.db, new Date(NOW.getTime() + 86_400_000))
    const visitors = await server.database.db
      .selectFrom('news_views')
      .select('visitor')
      .where('news_id', '=', id)
      .execute()
    expect(visitors).toEqual([])
    expect(await hits(id)).toBe(1)
  })
})

describe('A banner', () => {
  test('A click is counted once per visitor and day', async () => {
    const { db } = server.database
    const id = v7()
    await db
      .insertInto('banners')
      .values({ id, news_id: ids[1] ?? '', title: '배너', image_file: IMAGE, place: 1 })
      .execute()
    const { data } = await server.call(listBanners)
    expect(data).toEqual([{ id, newsId: ids[1], title: '배너', imageUrl: `/files/${IMAGE}` }])

    const clicks = async () =>
      (await db.selectFrom('banners').select('click_count').where('id', '=', id).executeTakeFirstOrThrow())
        .click_count
    const click = (token?: string) =>
      server.call(clickBanner, { params: { id }, ...(token ? { token } : {}) })
    await Promise.all([click(), click(), click()])
    expect(await clicks()).toBe(1)
    const worker = await aWorker(server)
    await click(worker.token)
    await click(worker.token)
    expect(await clicks()).toBe(2)
    server.clock.now = new Date(NOW.getTime() + 86_400_000)
    expect((await click()).status).toBe(200)
    expect(await clicks()).toBe(3)
  })

  test('Clicks from one address are counted once and soon rate-limited', async () => {
    // A small limit: 10,000 presses against the real one would take a minute.
    const limited = await runServer()
    limited.services.limits = createRateLimits(limited.database.pool, { count: { uses: 20, seconds: 3600 } })
    await limited.database.db
      .insertInto('files')
      .values({
        reference: IMAGE,
        type: 'news',
        content_type: 'image/svg+xml',
        size: 1,
        is_public: true,
        created_at: NOW,
      })
      .execute()
    const newsId = v7()
    await limited.database.db
      .insertInto('news')
      .values({ id: newsId, title: '소식', company: '회사', contents: '내용', published_at: NOW })
      .execute()
    const id = v7()
    await limited.database.db
      .insertInto('banners')
      .values({ id, news_id: newsId, title: '배너', image_file: IMAGE, place: 1 })
      .execute()
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => limited.call(clickBanner, { params: { id } })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(40)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
    const { click_count } = await limited.database.db
      .selectFrom('banners')
      .select('click_count')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(click_count).toBe(1)
    // Other readers at the same address are still counted.
    expect((await limited.call(viewNews, { params: { id: newsId } })).status).toBe(200)
  })

  test('A click on an unknown banner answers 404', async () => {
    expect((await server.call(clickBanner, { params: { id: v7() } })).status).toBe(404)
  })
})

test('Advertisements are listed in their order', async () => {
  const { db } = server.database
  const place = (title: string, at: number) => ({
    id: v7(),
    title,
    image_file: IMAGE,
    link_url: '/news',
    place: at,
  })
  await db
    .insertInto('advertisements')
    .values([place('둘째', 2), place('첫째', 1)])
    .execute()
  const { data } = await server.call(listAdvertisements)
  expect(data.map((advertisement) => advertisement.title)).toEqual(['첫째', '둘째'])
})
