import { expect, test } from 'vitest'
import { favoriteJob, listJobs } from '../../src/contract/job/job.ts'
import { publishAnnouncement } from '../../src/contract/job/announcement.ts'
import { sharedCacheSettings } from '../../src/server/config/shared-cache-env.ts'
import { anAnnouncement, aVerifiedEmployer } from '../support/announcements.ts'
import { aCompany, aJob, publish } from '../support/jobs.ts'
import { aWorker } from '../support/members.ts'
import { runServer } from '../support/server.ts'
import { aVendor } from '../support/vendor.ts'

const cache = await aVendor()
const server = await runServer({
  sharedCache: sharedCacheSettings({
    SHARED_CACHE_SECONDS: '10',
    PURGE_URL: `${cache.url}/purge`,
    PURGE_TOKEN: 'purge-token',
  }),
})

test('Public answers may be kept by a cache in front, apart by language, and members’ answers may not', async () => {
  const visitor = await server.call(listJobs)
  expect(visitor.headers.get('cache-control')).toBe(
    'public, max-age=0, s-maxage=10, stale-while-revalidate=60',
  )
  expect(visitor.headers.get('cache-tag')).toBe('public')
  expect(visitor.headers.get('vary')).toMatch(/Authorization.*Accept-Language/)
  const { token } = await aWorker(server)
  const member = await server.call(listJobs, { token })
  expect(member.headers.get('cache-control')).toBe('private, no-store')
  expect(member.headers.get('cache-tag')).toBeNull()
})

test('A published job purges the cache, and a favorite does not', async () => {
  const now = new Date()
  const job = aJob(await aCompany(server.database.db, now), now)
  await publish(server.database.db, job)
  const worker = await aWorker(server)
  await server.call(favoriteJob, { token: worker.token, params: { id: job.id }, key: 'favorite' })
  const before = cache.requests.length
  const employer = await aVerifiedEmployer(server)
  const body = anAnnouncement({ productType: 'LIFE' })
  expect(
    (await server.call(publishAnnouncement, { token: employer.token, body, key: 'publish' })).status,
  ).toBe(201)
  await expect.poll(() => cache.requests.length, { timeout: 60_000 }).toBe(before + 1)
  const [request] = cache.requests.slice(-1)
  expect(request).toMatchObject({ method: 'POST', body: '{"tags":["public"]}' })
  expect(request?.headers.authorization).toBe('Bearer purge-token')
})

test.each(['-1', '3601', 'ten'])('A duration of %s is refused at the start', (seconds) => {
  expect(() => sharedCacheSettings({ SHARED_CACHE_SECONDS: seconds })).toThrow(/SHARED_CACHE_SECONDS/)
})
