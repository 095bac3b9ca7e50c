import { v7 } from 'uuid'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  clickAdvertisement,
  clickBanner,
  listAdvertisements,
  listBanners,
} from '../../src/contract/site/news.ts'
import {
  createAdvertisement,
  createBanner,
  deleteAdvertisement,
  deleteBanner,
  editAdvertisement,
  editBanner,
  listOperatorAdvertisements,
  listOperatorBanners,
  orderAdvertisements,
  orderBanners,
} from '../../src/contract/operator/banner.ts'
import { createNews, publishNews, unpublishNews } from '../../src/contract/operator/news.ts'
import { aWorker, type TestMember } from '../support/members.ts'
import { aNewsImage, anOperator } from '../support/operators.ts'
import { runServer, type RunningServer } from '../support/server.ts'

/** Noon in Seoul. */
const NOON = new Date('2026-11-20T03:00:00Z')
const DAY = 86_400_000
const later = (days: number) => new Date(NOON.getTime() + days * DAY)

let server: RunningServer
let operator: TestMember
let token: string
let image: string

beforeAll(async () => {
  server = await runServer()
  operator = await anOperator(server)
  token = operator.token
  image = await aNewsImage(server, operator)
})
beforeEach(async () => {
  server.clock.now = NOON
  await server.database.db.deleteFrom('banners').execute()
  await server.database.db.deleteFrom('advertisements').execute()
})

async function publishedNews(): Promise<string> {
  const body = { title: '소식', company: '일터', contents: '내용' }
  const { data } = await server.call(createNews, { body, token })
  await server.call(publishNews, { params: { id: data.id }, body: { tellMembers: false }, token })
  return data.id
}

async function aBanner(form: object = {}) {
  const body = { title: '배너', imageFileDataId: image, newsId: await publishedNews(), ...form }
  return server.call(createBanner, { body, token })
}

const anAdvertisement = (form: object = {}) =>
  server.call(createAdvertisement, {
    body: { title: '광고', imageFileDataId: image, linkUrl: '/recruitinfo', ...form },
    token,
  })
const shownBanners = async (langCode?: string) =>
  (await server.call(listBanners, langCode ? { query: { langCode } } : {})).data.map(({ id }) => id)
const shownAdvertisements = async (langCode?: string) =>
  (await server.call(listAdvertisements, langCode ? { query: { langCode } } : {})).data.map(({ id }) => id)

describe('A banner', () => {
  test('A banner is shown within its period while its news item is published', async () => {
    const { data } = await aBanner({
      startsDate: later(1).toISOString(),
      endsDate: later(3).toISOString(),
    })
    expect(data.state).toBe('WAITING')
    expect(await shownBanners()).toEqual([])
    server.clock.now = later(1)
    expect(await shownBanners()).toEqual([data.id])
    await server.call(unpublishNews, { params: { id: data.newsId }, token })
    expect(await shownBanners()).toEqual([])
    const [row] = (await server.call(listOperatorBanners, { token })).data
    expect(row?.state).toBe('WAITING')
    server.clock.now = later(3)
    const [over] = (await server.call(listOperatorBanners, { token })).data
    expect(over?.state).toBe('OVER')
  })

  test('The list of banners counts clicks per day', async () => {
    const { data } = await aBanner()
    const click = (by?: TestMember) =>
      server.call(clickBanner, { params: { id: data.id }, ...(by ? { token: by.token } : {}) })
    await click()
    await click()
    server.clock.now = later(1)
    await click()
    await click(await aWorker(server))
    const [row] = (await server.call(listOperatorBanners, { token })).data
    expect(row?.clickCount).toBe(3)
    expect(row?.days).toHaveLength(14)
    expect(row?.days.slice(-2)).toEqual([
      { date: '2026-11-20', clicks: 1 },
      { date: '2026-11-21', clicks: 2 },
    ])
  })

  test('A banner may use the image of its news item, even one uploaded by another operator', async () => {
    const other = await anOperator(server)
    const imageFileDataId = await aNewsImage(server, other)
    const form = { title: '소식', company: '일터', contents: '내용', imageFileDataId }
    const news = await server.call(createNews, { body: form, token: other.token })
    expect((await aBanner({ newsId: news.data.id, imageFileDataId })).status).toBe(201)
    expect((await aBanner({ imageFileDataId })).problem.errors).toMatchObject([
      { field: 'imageFileDataId', code: 'UNKNOWN' },
    ])
  })

  test('A banner that switches to the image of its news item releases its own upload', async () => {
    const newsPicture = await aNewsImage(server, operator)
    const form = { title: '소식', company: '일터', contents: '내용', imageFileDataId: newsPicture }
    const newsId = (await server.call(createNews, { body: form, token })).data.id
    const own = await aNewsImage(server, operator)
    const { data } = await aBanner({ newsId, imageFileDataId: own })
    const body = { title: '배너', newsId, imageFileDataId: newsPicture }
    expect((await server.call(editBanner, { params: { id: data.id }, body, token })).status).toBe(200)
    const isKept = async (reference: string) => {
      const files = server.database.db.selectFrom('files').select('unused_since')
      return (await files.where('reference', '=', reference).executeTakeFirstOrThrow()).unused_since === null
    }
    expect(await isKept(own)).toBe(false)
    expect(await isKept(newsPicture)).toBe(true)
  })

  test('Editing a banner keeps its position and clicks, and a deleted one answers 404', async () => {
    const { data: first } = await aBanner()
    const { data: second } = await aBanner()
    await server.call(clickBanner, { params: { id: first.id } })
    const body = { title: '새 이름', imageFileDataId: image, newsId: first.newsId }
    const edited = await server.call(editBanner, { params: { id: first.id }, body, token })
    expect(edited.data).toMatchObject({ title: '새 이름', clickCount: 1 })
    expect(await shownBanners()).toEqual([first.id, second.id])
    await server.call(deleteBanner, { params: { id: first.id }, token })
    expect(await shownBanners()).toEqual([second.id])
    expect((await server.call(clickBanner, { params: { id: first.id } })).status).toBe(404)
    expect((await server.call(deleteBanner, { params: { id: first.id }, token })).status).toBe(404)
  })

  test('An edit of a version that another operator has changed answers 412 with the current one', async () => {
    const { data: first } = await aBanner()
    const body = { title: '먼저 고친 이름', imageFileDataId: image, newsId: first.newsId }
    const edit = (title: string, version: string) =>
      server.call(editBanner, {
        params: { id: first.id },
        body: { ...body, title },
        token,
        headers: { 'if-match': version },
      })
    expect((await edit('먼저 고친 이름', first.version)).status).toBe(200)
    const refused = await edit('나중에 고친 이름', first.version)
    expect(refused).toMatchObject({ status: 412, problem: { data: { title: '먼저 고친 이름' } } })
    const { data } = await server.call(listOperatorBanners, { token })
    const current = data.find(({ id }) => id === first.id)
    expect(current?.title).toBe('먼저 고친 이름')
    expect((await edit('나중에 고친 이름', current?.version ?? '')).status).toBe(200)
  })

  test('Reordering moves the named banners to the front and keeps the order of the others', async () => {
    const ids = [
      (await aBanner()).data.id,
      (await aBanner()).data.id,
      (await aBanner()).data.id,
      (await aBanner()).data.id,
    ]
    const [a, b, c, d] = ids
    // A banner removed meanwhile changes nothing.
    await server.call(orderBanners, { body: { ids: [d, v7(), b] }, token })
    expect(await shownBanners()).toEqual([d, b, a, c])
  })

  test.each([
    [{ newsId: v7() }, 'newsId', 'UNKNOWN'],
    [{ imageFileDataId: 'nobody.png' }, 'imageFileDataId', 'UNKNOWN'],
    [{ startsDate: '2026-11-20T00:00:00Z', endsDate: '2026-11-20T00:00:00Z' }, 'endsDate', 'INVALID'],
  ])('A banner with %j is rejected', async (form, field, code) => {
    expect((await aBanner(form)).problem.errors).toMatchObject([{ field, code }])
  })
})

test.each([
  ['banners', aBanner, shownBanners],
  ['advertisements', anAdvertisement, shownAdvertisements],
] as const)('Readers get the %s in their language and those for every language', async (_, add, shown) => {
  const [ko, everybody, vi, en] = [
    (await add({ langCode: 'ko' })).data.id,
    (await add()).data.id,
    (await add({ langCode: 'vi' })).data.id,
    (await add({ langCode: 'en' })).data.id,
  ]
  expect(await shown('vi')).toEqual([everybody, vi])
  expect(await shown('ko')).toEqual([ko, everybody])
  expect(await shown()).toEqual([ko, everybody])
  expect(await shown('my')).toEqual([everybody])
  // Languages without an interface are answered in English.
  expect(await shown('fr')).toEqual([everybody, en])
  expect((await add({ langCode: 'fr' })).problem.errors).toMatchObject([{ field: 'langCode' }])
})

test('An edit changes the language of an advertisement, and one of an older app keeps it', async () => {
  const { data } = await anAdvertisement({ langCode: 'vi' })
  expect(data.langCode).toBe('vi')
  const body = { title: '광고', imageFileDataId: image, linkUrl: '/recruitinfo' }
  const edit = (form: object) =>
    server.call(editAdvertisement, { params: { id: data.id }, body: { ...body, ...form }, token })
  const former = await edit({})
  expect(former.data).toMatchObject({ langCode: 'vi', version: data.version })
  const changed = await edit({ langCode: null })
  expect(changed.data.langCode).toBeNull()
  expect(changed.data.version).not.toBe(data.version)
  expect((await server.call(listAdvertisements)).data).toMatchObject([{ id: data.id }])
})

describe('An advertisement', () => {
  test('An advertisement is shown within its period and links to this site or to an https URL', async () => {
    const { data } = await anAdvertisement({
      linkUrl: 'https://example.com/a',
      endsDate: later(2).toISOString(),
    })
    expect(data).toMatchObject({ state: 'SHOWN', linkUrl: 'https://example.com/a' })
    expect(await shownAdvertisements()).toEqual([data.id])
    server.clock.now = later(2)
    expect(await shownAdvertisements()).toEqual([])
    expect((await server.call(clickAdvertisement, { params: { id: data.id } })).status).toBe(404)
  })

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'http://example.com/',
    '//example.com/',
    '/\\example.com/',
    'recruitinfo',
    'https://user@example.com/',
  ])('An advertisement that links to %s is rejected', async (linkUrl) => {
    expect((await anAdvertisement({ linkUrl })).problem.errors).toMatchObject([
      { field: 'linkUrl', code: 'INVALID' },
    ])
  })

  test('A click is counted once per visitor and day', async () => {
    const { data } = await anAdvertisement()
    await Promise.all([1, 2, 3].map(() => server.call(clickAdvertisement, { params: { id: data.id } })))
    const [row] = (await server.call(listOperatorAdvertisements, { token })).data
    expect(row).toMatchObject({ clickCount: 1 })
    expect(row?.days.at(-1)).toEqual({ date: '2026-11-20', clicks: 1 })
  })

  test('An advertisement can be edited, reordered and deleted', async () => {
    const [first, second] = [(await anAdvertisement()).data, (await anAdvertisement()).data]
    const body = { title: '새 광고', imageFileDataId: image, linkUrl: '/news' }
    await server.call(editAdvertisement, { params: { id: first.id }, body, token })
    await server.call(orderAdvertisements, { body: { ids: [second.id, first.id] }, token })
    expect((await server.call(listAdvertisements)).data).toMatchObject([
      { id: second.id },
      { id: first.id, title: '새 광고', linkUrl: '/news' },
    ])
    await server.call(deleteAdvertisement, { params: { id: second.id }, token })
    expect(await shownAdvertisements()).toEqual([first.id])
  })
})

test('A hundred banners or advertisements are the maximum', async () => {
  const newsId = await publishedNews()
  const row = (index: number) => ({ id: v7(), title: '배너', image_file: image, place: index })
  const hundred = Array.from({ length: 100 }, (_, index) => row(index))
  const { db } = server.database
  await db
    .insertInto('banners')
    .values(hundred.map((each) => ({ ...each, news_id: newsId })))
    .execute()
  await db
    .insertInto('advertisements')
    .values(hundred.map((each) => ({ ...each, link_url: '/news' })))
    .execute()
  expect((await aBanner()).problem.responseCode).toBe('JOB_STATE')
  expect((await anAdvertisement()).problem.responseCode).toBe('JOB_STATE')
})
