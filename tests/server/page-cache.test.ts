import { beforeAll, expect, test } from 'vitest'
import { closeAnnouncement } from '../../src/contract/job/announcement.ts'
import { aVerifiedEmployer } from '../support/announcements.ts'
import { aCompany, aJob, publish, type JobRow } from '../support/jobs.ts'
import { runServer, type RunningServer } from '../support/server.ts'
import { aWebRoot } from '../support/web-root.ts'

const NOW = new Date('2026-11-20T03:00:00Z')

let server: RunningServer
let company: string

beforeAll(async () => {
  server = await runServer({ webRoot: await aWebRoot() })
  server.clock.now = NOW
  company = await aCompany(server.database.db, NOW)
})

/** How long a page is served from memory. */
function passASecond() {
  server.clock.now = new Date((server.clock.now ?? NOW).getTime() + 1_000)
}

async function aPublished(overrides: Partial<JobRow> = {}): Promise<string> {
  const job = aJob(company, NOW, overrides)
  await publish(server.database.db, job)
  return job.id
}

async function page(path: string, headers: Record<string, string> = {}) {
  const answer = await server.fetch(path, { headers: { 'accept-language': 'ko', ...headers } })
  return { status: answer.status, html: await answer.text(), headers: answer.headers }
}

test('A page answers 304 until it changes, in every encoding', async () => {
  const id = await aPublished({ title: '처음 제목' })
  const path = `/recruitment/detail/${id}`
  for (const encoding of ['identity', 'gzip', 'br']) {
    const first = await page(path, { 'accept-encoding': encoding })
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[^"]+"$/)
    const again = await page(path, { 'accept-encoding': encoding, 'if-none-match': `W/"other", ${etag}` })
    expect([again.status, again.html]).toEqual([304, ''])
    expect(again.headers.get('vary')).toContain('Accept-Language, Accept-Encoding')
    expect(again.headers.get('cache-control')).toBe('public, no-cache')
    expect((await page(path, { 'accept-language': 'en', 'if-none-match': etag })).status).toBe(200)
    const title = `제목 ${encoding}`
    await server.database.db.updateTable('jobs').set({ title }).where('id', '=', id).execute()
    passASecond()
    const changed = await page(path, { 'accept-encoding': encoding, 'if-none-match': etag })
    expect(changed.status).toBe(200)
    expect(changed.html).toContain(title)
    expect(changed.headers.get('etag')).not.toBe(etag)
  }
})

test('A page is cached for a second', async () => {
  const id = await aPublished({ title: 'Before' })
  const path = `/recruitment/detail/${id}`
  const setTitle = (title: string) =>
    server.database.db.updateTable('jobs').set({ title }).where('id', '=', id).execute()
  expect((await page(path)).html).toContain('Before')
  await setTitle('After')
  expect((await page(path)).html).toContain('Before')
  passASecond()
  expect((await page(path)).html).toContain('After')
})

test.each(['?fbclid=abc', '?gclid=1&utm_source=zalo', '?a=1&a=2', '?PAGE=4', '?page=9'])(
  'A job page with unknown search parameters (%s) shares the cached page',
  async (search) => {
    const id = await aPublished({ title: 'Kept title' })
    const path = `/recruitment/detail/${id}`
    await page(path)
    await server.database.db.updateTable('jobs').set({ title: 'New' }).where('id', '=', id).execute()
    const shared = await page(path + search)
    expect(shared.html).toContain('Kept title')
    expect(shared.headers.get('etag')).toBe((await page(path)).headers.get('etag'))
    passASecond()
    expect((await page(path + search)).html).toContain('New')
  },
)

test('The job search with its parameters in another order, or with others beside them, shares its cached page', async () => {
  const etagOf = async (search: string) => (await page(`/recruitInfo?${search}`)).headers.get('etag')
  const first = await etagOf('query=Hwaseong&sort=newest')
  expect(await etagOf('sort=newest&query=Hwaseong&share=kakao')).toBe(first)
  expect(await etagOf('query=Pyeongtaek&sort=newest')).not.toBe(first)
})

test("A change by the employer shows on the job's page at once", async () => {
  const employer = await aVerifiedEmployer(server)
  const id = await aPublished({ company_id: employer.companyId })
  const path = `/recruitment/detail/${id}`
  expect((await page(path)).html).toContain('"status":"IN_PROGRESS"')
  const closed = await server.call(closeAnnouncement, { params: { id }, token: employer.token })
  expect(closed.status).toBe(200)
  expect((await page(path)).html).toContain('"status":"CLOSED"')
})

test('An incomplete page is not cached', async () => {
  const path = '/recruitinfo?query=undrawable&list=life'
  expect((await page(path)).html).toContain('<div id="root"></div>')
  const id = await aPublished({ product_type: 'LIFE', title: 'undrawable' })
  expect((await page(path)).html).toContain(id)
})
