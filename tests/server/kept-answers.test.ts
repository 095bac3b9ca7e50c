import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { editAnnouncement } from '../../src/contract/job/announcement.ts'
import { favoriteJob, getJob, listJobs, unfavoriteJob } from '../../src/contract/job/job.ts'
import { FairStore } from '../../src/server/http/caching/fair-store.ts'
import { addUpPublicChanges } from '../../src/server/http/caching/public-versions.ts'
import { anAnnouncement, announcementActions, aVerifiedEmployer } from '../support/announcements.ts'
import { aWorker, type TestMember } from '../support/members.ts'
import { runServer, type RunningServer } from '../support/server.ts'
import { suspensionActions } from '../support/suspensions.ts'

/** `READS_AND_WRITES=10000` runs as many. */
const STEPS = Number(process.env['READS_AND_WRITES'] ?? 300)
const LANGUAGES = ['ko', 'en', 'vi']
/** Milliseconds that another server's change may stay unseen. */
const UNSEEN = 1_000

let first: RunningServer
let second: RunningServer
let employer: TestMember
let worker: TestMember
let ids: string[]
let suspensions: Awaited<ReturnType<typeof suspensionActions>>

beforeAll(async () => {
  first = await runServer({ versionAge: UNSEEN })
  second = await runServer({ versionAge: UNSEEN, database: first.database })
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
const versionIn = (title: string) => Number(/(\d+)번째/.exec(title)?.[1])

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

/** The version of a job's title as a list, a search or its own answer shows it. */
async function shownVersion(
  server: RunningServer,
  id: string,
  { by, langCode, token }: { by: 'list' | 'search' | 'job'; langCode: string; token: string | null },
): Promise<number> {
  const member = token === null ? {} : { token }
  if (by === 'job')
    return versionIn(
      (await server.call(getJob, { params: { id }, query: { langCode }, ...member })).data.title,
    )
  const query = { langCode, ...(by === 'search' ? { query: '조립원' } : {}) }
  const { data } = await server.call(listJobs, { query, ...member })
  return versionIn(data.find((job) => job.id === id)?.title ?? '')
}

const oneOf = <T>(values: readonly T[]): T => {
  const value = values[Math.floor(Math.random() * values.length)]
  if (value === undefined) throw new Error('there is nothing to choose from')
  return value
}

test(
  `No read of ${STEPS} at random is older than what was acknowledged`,
  async () => {
    const tooOld: unknown[] = []
    const written = new Map(ids.map((id) => [id, [{ version: 0, at: 0, server: first }]]))
    for (let step = 1; step <= STEPS; step++) {
      const [server, id] = [oneOf([first, second]), oneOf(ids)]
      const now = first.clock.now?.getTime() ?? 0
      const writes = written.get(id) ?? []
      if (Math.random() < 0.25) {
        await rename(server, id, step)
        writes.push({ version: step, at: now, server })
      } else {
        const known = writes.filter((each) => each.server === server || now - each.at >= UNSEEN)
        const read = {
          by: oneOf(['list', 'search', 'job'] as const),
          langCode: oneOf(LANGUAGES),
          token: oneOf([null, worker.token]),
        }
        const shown = await shownVersion(server, id, read)
        const least = known.at(-1)?.version ?? 0
        // Neither an older title nor none.
        if (!(shown >= least)) tooOld.push({ step, shown, least, ...read })
      }
      if (Math.random() < 0.3) pass(Math.floor(Math.random() * UNSEEN * 1.2))
      if (step % 100 === 0) await addUpPublicChanges(first.database.db)
    }
    expect(tooOld).toEqual([])
  },
  60_000 + STEPS * 200,
)

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

test('Jobs of a suspended company leave the lists of its server at once, and those of others within a second', async () => {
  const listed = async (server: RunningServer) =>
    (await server.call(listJobs)).data.filter((job) => ids.includes(job.id)).length
  expect([await listed(first), await listed(second)]).toEqual([2, 2])
  await suspensions.suspend(employer)
  expect(await listed(first)).toBe(0)
  pass(UNSEEN)
  expect(await listed(second)).toBe(0)
  await suspensions.restore(employer)
  expect(await listed(first)).toBe(2)
  pass(UNSEEN)
  expect(await listed(second)).toBe(2)
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
