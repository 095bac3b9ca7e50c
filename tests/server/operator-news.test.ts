import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getNews, listBanners, listMainNews, listNews } from '../../src/contract/site/news.ts'
import { listNotifications } from '../../src/contract/message/notification.ts'
import { createBanner } from '../../src/contract/operator/banner.ts'
import {
  createNews,
  deleteNews,
  editNews,
  getOperatorNews,
  listOperatorNews,
  publishNews,
  unpublishNews,
} from '../../src/contract/operator/news.ts'
import { sweep } from '../../src/server/jobs/sweep.ts'
import { untilIdle } from '../support/background.ts'
import { aWorker, type TestMember } from '../support/members.ts'
import { actsIn, aNewsImage, anOperator } from '../support/operators.ts'
import { runServer, type RunningServer } from '../support/server.ts'

/** Noon in Seoul. */
const NOON = new Date('2026-11-20T03:00:00Z')
const later = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000)

let server: RunningServer
let operator: TestMember

beforeAll(async () => {
  server = await runServer()
  operator = await anOperator(server)
})
beforeEach(() => {
  server.clock.now = NOON
})

const FORM = {
  title: '최저임금이 올라요',
  company: '일터 소식',
  contents: '내년부터예요.\n\n자세히 알아봐요.',
}

const as = (token = operator.token) => ({
  create: (form: object = {}) => server.call(createNews, { body: { ...FORM, ...form }, token }),
  edit: (id: string, form: object, headers: Record<string, string> = {}) =>
    server.call(editNews, { params: { id }, body: { ...FORM, ...form }, token, headers }),
  publishes: (id: string, body: object = {}, headers: Record<string, string> = {}) =>
    server.call(publishNews, { params: { id }, body, token, headers }),
  withdraw: (id: string) => server.call(unpublishNews, { params: { id }, token }),
  remove: (id: string) => server.call(deleteNews, { params: { id }, token }),
})
const read = (id: string) => server.call(getNews, { params: { id } })
const isListed = async (id: string) => (await server.call(listNews)).data.some((item) => item.id === id)

async function published(form: object = {}, body: object = {}): Promise<string> {
  const { data } = await as().create(form)
  await as().publishes(data.id, body)
  return data.id
}

describe('News items in the console', () => {
  test('A news item is a draft until it is published, and readable at once afterwards', async () => {
    const image = await aNewsImage(server, operator)
    const written = await as().create({
      imageFileDataId: image,
      imageCaption: '공장 앞',
      linkUrl: 'https://news.example.com/1',
    })
    expect(written).toMatchObject({ status: 201, data: { state: 'DRAFT', publishedDate: null } })
    const { id } = written.data
    expect((await read(id)).status).toBe(404)

    const answer = await as().publishes(id)
    expect(answer.data).toMatchObject({ state: 'PUBLISHED', publishedDate: NOON.toISOString() })
    expect(await isListed(id)).toBe(true)
    expect((await read(id)).data).toMatchObject({
      ...FORM,
      imageUrl: `/files/${image}`,
      imageCaption: '공장 앞',
      linkUrl: 'https://news.example.com/1',
      createdDate: NOON.toISOString(),
    })
  })

  test('Publishing again keeps the publication time, and a withdrawn item answers 404', async () => {
    const id = await published()
    server.clock.now = later(5)
    expect((await as().publishes(id)).data.publishedDate).toBe(NOON.toISOString())
    expect((await as().withdraw(id)).data).toMatchObject({ state: 'DRAFT', publishedDate: null })
    expect((await read(id)).status).toBe(404)
    expect((await as().withdraw(id)).status).toBe(200)
  })

  test('A scheduled item becomes readable at its time', async () => {
    const id = await published({}, { publishAt: later(60).toISOString() })
    expect((await server.call(getOperatorNews, { params: { id }, token: operator.token })).data.state).toBe(
      'SCHEDULED',
    )
    expect((await read(id)).status).toBe(404)
    server.clock.now = later(60)
    expect((await read(id)).status).toBe(200)
  })

  test('Deleting a news item deletes its banners', async () => {
    const id = await published()
    const imageFileDataId = await aNewsImage(server, operator)
    await server.call(createBanner, {
      body: { newsId: id, title: '배너', imageFileDataId },
      token: operator.token,
    })
    expect((await server.call(listBanners)).data.some((banner) => banner.newsId === id)).toBe(true)
    expect((await as().remove(id)).status).toBe(200)
    expect((await read(id)).status).toBe(404)
    expect((await server.call(listBanners)).data.some((banner) => banner.newsId === id)).toBe(false)
    expect((await as().remove(id)).status).toBe(404)
  })

  test('Deleting a news item marks its image as unused', async () => {
    const image = await aNewsImage(server, operator)
    const id = await published({ imageFileDataId: image })
    await as().remove(id)
    const file = await server.database.db
      .selectFrom('files')
      .select('unused_since')
      .where('reference', '=', image)
      .executeTakeFirstOrThrow()
    expect(file.unused_since).toEqual(NOON)
  })

  test('A new main item replaces the previous one when it is published', async () => {
    const first = await published({ mainPlace: 1 })
    const draft = await as().create({ title: '초안', mainPlace: 1 })
    expect((await server.call(listMainNews)).data.map(({ id }) => id)).toEqual([first])
    await as().publishes(draft.data.id)
    expect((await server.call(listMainNews)).data.map(({ id }) => id)).toEqual([draft.data.id])
  })

  test('A scheduled main item replaces the previous one at its time and for good', async () => {
    const first = await published({ mainPlace: 1 })
    const scheduled = await published({ mainPlace: 1 }, { publishAt: later(60).toISOString() })
    const mainIds = async () => (await server.call(listMainNews)).data.map(({ id }) => id)
    expect(await mainIds()).toEqual([first])
    server.clock.now = later(60)
    expect(await mainIds()).toEqual([scheduled])
    // The earlier one has lost it for good: neither an edit nor the removal of its successor restores it.
    await sweep(server.database.db, server.services.files, later(61))
    const item = await server.call(getOperatorNews, { params: { id: first }, token: operator.token })
    expect(item.data.mainPlace).toBeNull()
    expect(await mainIds()).toEqual([scheduled])
  })
})

describe('Notifications of news', () => {
  const notifiedTargets = async (worker: TestMember) =>
    (await server.call(listNotifications, { token: worker.token })).data.map(({ targetId }) => targetId)

  test('A published item notifies members once, even if it is published again', async () => {
    const worker = await aWorker(server)
    const id = await published()
    await untilIdle(server)
    await as().withdraw(id)
    await as().publishes(id)
    await untilIdle(server)
    expect((await notifiedTargets(worker)).filter((target) => target === id)).toHaveLength(1)
  })

  test('A scheduled item notifies members at its time, and a withdrawn one does not', async () => {
    const worker = await aWorker(server)
    const [kept, withdrawn] = [
      await published({}, { publishAt: later(60).toISOString() }),
      await published({}, { publishAt: later(60).toISOString() }),
    ]
    await as().withdraw(withdrawn)
    await untilIdle(server)
    expect(await notifiedTargets(worker)).not.toContain(kept)
    server.clock.now = later(60)
    await untilIdle(server)
    expect(await notifiedTargets(worker)).toContain(kept)
    expect(await notifiedTargets(worker)).not.toContain(withdrawn)
  })

  test('An item published with tellMembers=false notifies nobody', async () => {
    const worker = await aWorker(server)
    const id = await published({}, { tellMembers: false })
    await untilIdle(server)
    expect(await notifiedTargets(worker)).not.toContain(id)
  })
})

describe('Two operators', () => {
  test('Editing or publishing with an outdated ETag answers 412 with the current item', async () => {
    const other = await anOperator(server)
    const { data, headers } = await as().create()
    const etag = headers.get('etag') ?? ''
    const changed = await as(other.token).edit(data.id, { title: '고친 제목' }, { 'if-match': etag })
    expect(changed.status).toBe(200)
    const refused = await as().edit(data.id, { title: '늦은 제목' }, { 'if-match': etag })
    expect(refused).toMatchObject({
      status: 412,
      problem: { responseCode: 'PRECONDITION_FAILED', data: { title: '고친 제목' } },
    })
    expect(refused.headers.get('etag')).toBe(changed.headers.get('etag'))
    expect((await as().publishes(data.id, {}, { 'if-match': etag })).status).toBe(412)
  })

  test('An edit may keep an image that another operator uploaded', async () => {
    const other = await anOperator(server)
    const { data } = await as().create({ imageFileDataId: await aNewsImage(server, operator) })
    const { imageFileDataId } = data
    expect((await as(other.token).edit(data.id, { imageFileDataId })).status).toBe(200)
  })
})

describe('Validation of news items', () => {
  test.each([
    [{ title: ' \u200b ' }, 'title', 'REQUIRED'],
    [{ title: '가'.repeat(121) }, 'title', 'TOO_LONG'],
    [{ linkUrl: 'javascript:alert(1)' }, 'linkUrl', 'INVALID'],
    [{ linkUrl: 'https://user:secret@example.com' }, 'linkUrl', 'INVALID'],
    [{ imageFileDataId: 'nobody.jpg' }, 'imageFileDataId', 'UNKNOWN'],
    [{ mainPlace: 6 }, 'mainPlace', 'TOO_LARGE'],
  ])('A news item with %j is rejected', async (form, field, code) => {
    expect((await as().create(form)).problem).toMatchObject({
      responseCode: 'VALIDATION',
      errors: [{ field, code }],
    })
  })

  test('A public item needs a source and contents', async () => {
    const { data } = await as().create({ company: '', contents: '' })
    const fields = [
      { field: 'company', code: 'REQUIRED' },
      { field: 'contents', code: 'REQUIRED' },
    ]
    expect((await as().publishes(data.id)).problem.errors).toMatchObject(fields)
    const id = await published()
    expect((await as().edit(id, { contents: '' })).problem.errors).toMatchObject([fields[1]])
  })

  test('An item can be scheduled at most a year ahead', async () => {
    const { data } = await as().create()
    const { problem } = await as().publishes(data.id, { publishAt: '2028-01-01T00:00:00Z' })
    expect(problem.errors).toMatchObject([{ field: 'publishAt', code: 'TOO_LARGE' }])
  })
})

test('The list filters by state and part of the title, last changed first', async () => {
  server.clock.now = later(10)
  const { data: older } = await as().create({ title: '찾을 소식 하나' })
  server.clock.now = later(11)
  const { data: newer } = await as().create({ title: '찾을 소식 둘 100%' })
  const find = async (query: object) => {
    const { data, totalCount } = await server.call(listOperatorNews, {
      query: { query: '찾을 소식', ...query },
      token: operator.token,
    })
    return { ids: data.map(({ id }) => id), totalCount }
  }
  expect(await find({})).toEqual({ ids: [newer.id, older.id], totalCount: 2 })
  await as().publishes(older.id)
  expect(await find({ state: 'PUBLISHED' })).toEqual({ ids: [older.id], totalCount: 1 })
  expect(await find({ state: 'SCHEDULED' })).toEqual({ ids: [], totalCount: 0 })
  expect((await find({ query: '100%' })).ids).toEqual([newer.id])
})

test('Each act on a news item is recorded with its operator', async () => {
  const { data } = await as().create()
  await as().edit(data.id, { title: '다른 제목' })
  await as().publishes(data.id)
  await as().withdraw(data.id)
  await as().remove(data.id)
  const acts = (await actsIn(server)).filter(({ subject }) => subject === data.id)
  expect(acts.map(({ act }) => act).toSorted()).toEqual([
    'news.create',
    'news.delete',
    'news.edit',
    'news.publish',
    'news.unpublish',
  ])
  expect(new Set(acts.map(({ operator_id }) => operator_id))).toEqual(new Set([operator.id]))
  expect(acts.find(({ act }) => act === 'news.edit')?.details).toEqual({
    title: '다른 제목',
    changed: ['title'],
  })
})
