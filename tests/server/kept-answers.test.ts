import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { editAnnouncement } from '../../src/contract/job/announcement.ts'
import { listJobClusters } from '../../src/contract/job/cluster.ts'
import {
  countNewJobs,
  favoriteJob,
  getJob,
  listJobs,
  listRecommendedJobs,
  unfavoriteJob,
} from '../../src/contract/job/job.ts'
import { countSuggested } from '../../src/contract/job/suggestion.ts'
import { countJobsByRegion } from '../../src/contract/place/region.ts'
import { FairStore } from '../../src/server/http/caching/fair-store.ts'
import { anAnnouncement, announcementActions, aVerifiedEmployer } from '../support/announcements.ts'
import { aWorker, type TestMember } from '../support/members.ts'
import { runServer, type RunningServer } from '../support/server.ts'
import { suspensionActions } from '../support/suspensions.ts'
import { aWebRoot } from '../support/web-root.ts'

/** Milliseconds that another server's change may stay unseen. */
const UNSEEN = 1_000

let first: RunningServer
let second: RunningServer
let employer: TestMember
let worker: TestMember
let ids: string[]
let suspensions: Awaited<ReturnType<typeof suspensionActions>>

beforeAll(async () => {
  const webRoot = await aWebRoot()
  first = await runServer({ versionAge: UNSEEN, webRoot })
  second = await runServer({ versionAge: UNSEEN, webRoot, database: first.database })
  pass(0)
  employer = await aVerifiedEmployer(first)
  worker = await aWorker(first)
  const acts = announcementActions(first)
  ids = [
    await acts.aPublicOne(employer, { title: titleOf(0) }),
    await acts.aPublicOne(employer, { title: titleOf(0) }),
  ]
  suspensions = await suspensionActions(first)
})

beforeEach(() => pass(UNSEEN))

const titleOf = (version: number) => `조립원 모집 ${version}번째`

/** Time stands still on both servers otherwise. */
function pass(milliseconds: number): void {
  const now = new Date((first.clock.now?.getTime() ?? Date.now()) + milliseconds)
  first.clock.now = now
  second.clock.now = now
}

const rename = (server: RunningServer, id: string, version: number) =>
  server.call(editAnnouncement, {
    params: { id },
    body: anAnnouncement({ title: titleOf(version) }),
    token: employer.token,
  })

test('A member sees their own marks at once on every server, over an answer that is kept', async () => {
  const [id = ''] = ids
  const { token } = worker
  const marks = async () =>
    (await second.call(listJobs, { token })).data.filter((job) => job.favorited).map((job) => job.id)
  expect(await marks()).toEqual([])
  await first.call(favoriteJob, { params: { id }, token })
  expect(await marks()).toEqual([id])
  expect((await second.call(getJob, { params: { id }, token })).data.favorited).toBe(true)
  expect((await second.call(getJob, { params: { id } })).data.favorited).toBe(false)
  await first.call(unfavoriteJob, { params: { id }, token })
  expect(await marks()).toEqual([])
})

test('A change that no server made is seen after a second', async () => {
  const [id = ''] = ids
  const title = async () => (await first.call(getJob, { params: { id } })).data.title
  const before = await title()
  await first.database.db.updateTable('jobs').set({ title: '다른 제목' }).where('id', '=', id).execute()
  expect(await title()).toBe(before)
  pass(UNSEEN)
  expect(await title()).toBe('다른 제목')
  await rename(first, id, 0)
})

test('A page that is made from kept answers is served no longer than these', async () => {
  const [id = ''] = ids
  const page = async () => (await second.fetch(`/recruitment/detail/${id}`)).text()
  await second.call(getJob, { params: { id }, query: { langCode: 'en' } })
  pass(1)
  expect((await rename(first, id, 1)).status).toBe(200)
  pass(UNSEEN - 2)
  expect(await page()).toContain(titleOf(0))
  pass(1)
  expect(await page()).toContain(titleOf(1))
  await rename(first, id, 0)
})

/** How often each list, map, count and page of a server shows the jobs. */
async function shownBy({ call, fetch }: RunningServer) {
  const countIn = (jobs: readonly { id: string }[]) => jobs.filter(({ id }) => ids.includes(id)).length
  const sum = (rows: readonly { count: number }[]) => rows.reduce((total, { count }) => total + count, 0)
  const [id = ''] = ids
  const html = await (await fetch('/recruitInfo')).text()
  return {
    list: countIn((await call(listJobs)).data),
    search: countIn((await call(listJobs, { query: { query: '조립원' } })).data),
    nearest: countIn((await call(listJobs, { query: { sort: 'distance', near: '37.5,127' } })).data),
    recommended: countIn((await call(listRecommendedJobs)).data),
    map: sum((await call(listJobClusters)).data),
    regions: sum((await call(countJobsByRegion)).data),
    suggested: (await call(countSuggested, { query: { suggestions: '.9.' } })).data,
    new: (await call(countNewJobs)).data.count,
    page: ids.some((each) => html.includes(each)),
    ownPage: (await fetch(`/recruitment/detail/${id}`)).status,
    sitemap: (await (await fetch(`/sitemaps/jobs-${id}.xml`)).text()).includes(id),
  }
}

test('Jobs of a suspended company leave every list of its server at once, and those of others within a second', async () => {
  const shown = await shownBy(first)
  expect(shown).toMatchObject({ list: 2, search: 2, nearest: 2, recommended: 2, map: 2, page: true })
  expect(await shownBy(second)).toEqual(shown)
  await suspensions.suspend(employer)
  const none = await shownBy(first)
  expect(none).toEqual({
    list: 0,
    search: 0,
    nearest: 0,
    recommended: 0,
    map: 0,
    regions: 0,
    suggested: [0],
    new: 0,
    page: false,
    ownPage: 404,
    sitemap: false,
  })
  pass(UNSEEN)
  expect(await shownBy(second)).toEqual(none)
  await suspensions.restore(employer)
  expect(await shownBy(first)).toEqual(shown)
  pass(UNSEEN)
  expect(await shownBy(second)).toEqual(shown)
})

describe('A kept answer', () => {
  const headersOf = ({ headers }: Response) =>
    Object.fromEntries([...headers].filter(([name]) => !['x-request-id', 'date'].includes(name)))

  test.each(['br', 'gzip', 'identity'])(
    'is the same in every way when it is sent again as %s',
    async (encoding) => {
      const ask = () =>
        first.fetch('/api/employee/jobs?langCode=en', { headers: { 'accept-encoding': encoding } })
      const [one, other] = [await ask(), await ask()]
      expect(headersOf(other)).toEqual(headersOf(one))
      expect(other.headers.get('x-request-id')).not.toBe(one.headers.get('x-request-id'))
      expect(await other.text()).toBe(await one.text())
    },
  )

  test('answers 304 until it changes', async () => {
    const [id = ''] = ids
    const ask = (etag = '') => first.fetch(`/api/jobs/${id}`, { headers: { 'if-none-match': etag } })
    const etag = (await ask()).headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[^"]+"$/)
    expect([(await ask(etag)).status, (await ask(etag)).status]).toEqual([304, 304])
  })

  test('is not sent to somebody with an unknown session', async () => {
    await first.call(listJobs)
    const answer = await first.call(listJobs, { token: 'x'.repeat(43) })
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  test('does not show a job beyond the end of its term', async () => {
    const [id = ''] = ids
    expect((await first.call(getJob, { params: { id } })).data.status).toBe('IN_PROGRESS')
    pass(400 * 86_400_000)
    expect((await first.call(getJob, { params: { id } })).data.status).toBe('CLOSED')
  })
})

test('Many values of one group do not evict those of another', () => {
  const store = new FairStore<{ size: number }>(100, ({ size }) => size)
  store.set('km', 'only', { size: 10 })
  for (let each = 0; each < 1_000; each++) store.set('ko', String(each), { size: 10 })
  expect(store.get('km', 'only')).toEqual({ size: 10 })
  for (const key of ['a', 'b', 'c']) store.set('km', key, { size: 10 })
  for (const key of ['only', 'a', 'b', 'c']) expect(store.get('km', key)).toBeDefined()
  expect(store.bytes()).toBeLessThanOrEqual(100)
})
