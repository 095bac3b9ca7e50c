import { v7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { publicPathOf, publicRoutes } from '../../src/contract/public-paths.ts'
import { offeredLanguages } from '../../src/reference/interface-languages.ts'
import { MAX_ITEMS } from '../../src/server/features/sitemap/routes.ts'
import { urlTag } from '../../src/server/features/sitemap/sitemap-xml.ts'
import { findPartStarts } from '../../src/server/features/sitemap/queries.ts'
import { aCompany, aJob, publish } from '../support/jobs.ts'
import { runServer, type RunningServer } from '../support/server.ts'

const NOW = new Date('2026-11-20T03:00:00Z')

let server: RunningServer
let open: string[]

beforeAll(async () => {
  server = await runServer()
  server.clock.now = NOW
  const { db } = server.database
  const company = await aCompany(db, NOW)
  const jobs = Array.from({ length: 5 }, () => aJob(company, NOW))
  const closed = aJob(company, NOW, { status: 'CLOSED', closed_reason: 'EMPLOYER', closed_at: NOW })
  await publish(db, ...jobs, closed)
  open = jobs.map(({ id }) => id)
  const news = [NOW, new Date(NOW.getTime() + 60_000)].map((at, index) => ({
    id: v7(),
    title: `소식 ${index}`,
    company: '일터',
    contents: '내용',
    published_at: at,
  }))
  await db.insertInto('news').values(news).execute()
})

const addresses = (xml: string) => Array.from(xml.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address)
const read = async (path: string) => {
  const answer = await server.fetch(path)
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
}

test('GET /robots.txt names the sitemap by its public URL', async () => {
  const { text, type } = await read('/robots.txt')
  expect(type).toContain('text/plain')
  expect(text).toContain('\nSitemap: https://ilteo.test/sitemap.xml\n')
  expect(text).toContain('\nDisallow: /mypage\n')
})

test('GET /robots.txt disallows no public page', async () => {
  const { text } = await read('/robots.txt')
  const disallowed = Array.from(text.matchAll(/^Disallow: (.*)$/gm), ([, path = '']) => path)
  const pages = publicRoutes.map((route) => publicPathOf(route, '1'))
  expect(pages.filter((page) => disallowed.some((path) => page.startsWith(path)))).toEqual([])
})

test('The sitemap lists every open job once and no closed one', async () => {
  const { text, type } = await read('/sitemap.xml')
  expect(type).toContain('application/xml')
  const parts = addresses(text).filter((address) => address?.includes('/sitemaps/jobs-'))
  const listed = []
  for (const part of parts) listed.push(...addresses((await read(new URL(part!).pathname)).text))
  expect(listed).toEqual(open.map((id) => `https://ilteo.test/recruitment/detail/${id}`))
})

test('Jobs and news are listed with their address in every language', async () => {
  const { text } = await read('/sitemaps/news.xml')
  const [address] = addresses(text)
  const path = new URL(address!).pathname
  const alternates = Array.from(text.matchAll(/hreflang="(.*?)" href="(.*?)"/g), ([, tag, href]) => [
    tag,
    href,
  ])
  expect(alternates).toEqual([
    ...offeredLanguages.map(({ code, tag }) => [tag, `https://ilteo.test/${code}${path}`]),
    ['x-default', address],
  ])
  const jobs = addresses((await read('/sitemap.xml')).text).find((part) => part?.includes('/jobs-'))!
  const { text: listed } = await read(new URL(jobs).pathname)
  expect(listed).toContain(`hreflang="zh-Hans" href="https://ilteo.test/zh/recruitment/detail/${open[0]}"`)
})

test('A page is listed in every language, and each entry names all of them', async () => {
  const { text } = await read('/sitemaps/pages.xml')
  const entries = text.split('<url>').filter((entry) => entry.includes('/news</loc>'))
  expect(entries).toHaveLength(offeredLanguages.length + 1)
  expect(new Set(entries.map((entry) => entry.split('</loc>')[1])).size).toBe(1)
  expect(text).toContain('<loc>https://ilteo.test/vi</loc>')
})

test('A full part of the sitemap has at most the 50 MB that search engines read', () => {
  const path = publicPathOf('recruitment.detail.$id', v7())
  const entry = urlTag(`https://${'a-long-name.'.repeat(2)}example`, { path, changedAt: NOW })
  expect(entry.length * MAX_ITEMS).toBeLessThan(50 * 1024 * 1024)
})

test('The sitemap omits scheduled news', async () => {
  expect(addresses((await read('/sitemaps/news.xml')).text)).toHaveLength(1)
})

test('A part of the sitemap starts where the previous one is full', async () => {
  const { db } = server.database
  expect(await findPartStarts(db, 2)).toEqual([open[0], open[2], open[4]])
  expect(await findPartStarts(db, 5)).toEqual([open[0]])
})

test('An invalid part of the sitemap answers 404, and one after the last job is empty', async () => {
  expect((await read('/sitemaps/jobs-everything.xml')).status).toBe(404)
  const { status, text } = await read(`/sitemaps/jobs-${v7()}.xml`)
  expect(status).toBe(200)
  expect(text.trim().endsWith('</urlset>')).toBe(true)
})
