import type { FastifyInstance, FastifyReply } from 'fastify'
import { Readable } from 'node:stream'
import * as z from 'zod/mini'
import { AppError } from '../../../contract/base/errors.ts'
import { Id } from '../../../contract/base/schema.ts'
import { publicPathOf, publicPaths, publicRoutes } from '../../../contract/public-paths.ts'
import { offeredLanguages } from '../../../reference/interface-languages.ts'
import type { Db } from '../../db/database.ts'
import { callerAddress } from '../../http/caller-address.ts'
import { TtlCache } from '../../ttl-cache.ts'
import type { Services } from '../../services.ts'
import { findPartStarts, findPublishedNews, findOpenJobs, type SitemapRow } from './queries.ts'

/** Maximum URLs per file (sitemaps.org, protocol). */
const MAX_URLS = 50_000
/** Rows held in memory at once. */
const BATCH = 5_000

const START = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

interface Place {
  address: string
  changedAt?: Date | null
}

function sitemapIndex(addresses: readonly string[]): string {
  const parts = addresses.map((address) => `<sitemap><loc>${address}</loc></sitemap>\n`)
  return `${START}<sitemapindex ${NAMESPACE}>\n${parts.join('')}</sitemapindex>\n`
}

function sitemapOf(places: readonly Place[]): string {
  return `${START}<urlset ${NAMESPACE}>\n${places.map(placeTag).join('')}</urlset>\n`
}

/** Streams the part of the jobs that begins at `start`. */
async function* jobSitemap(db: Db, start: string, addressOf: (id: string) => string) {
  yield `${START}<urlset ${NAMESPACE}>\n`
  let last: string | null = null
  for (let left = MAX_URLS; left > 0; left -= BATCH) {
    // Sequential on purpose: rows are read as they are sent, and none twice.
    const rows: SitemapRow[] = await findOpenJobs(db, {
      start: last ?? start,
      isAfter: last !== null,
      limit: BATCH,
    })
    yield rows.map(({ id, changedAt }) => placeTag({ address: addressOf(id), changedAt })).join('')
    last = rows.at(-1)?.id ?? null
    if (rows.length < BATCH) break
  }
  yield '</urlset>\n'
}

/** The URLs consist of our own paths and ids and need no XML escaping. */
function placeTag({ address, changedAt }: Place): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
  return `<url><loc>${address}</loc>${changed}</url>\n`
}

/** The starts of parts rarely change, because jobs are appended. */
const STARTS_TERMS = { maxAge: 60 * 60_000, renewAfter: 10 * 60_000 }
/** Seconds that search engines may cache the sitemap. */
const FRESH_FOR = 3_600
const PAGES = publicRoutes
  .filter((route) => publicPaths[route].sitemap === 'page')
  .map((route) => publicPathOf(route))
/** Each also at the address of each language; those of jobs and news are in the head of their pages (page-head.ts). */
const PAGES_BY_LANGUAGE = PAGES.flatMap((path) => [
  path,
  ...offeredLanguages.map(({ code }) => `/${code}${path === '/' ? '' : path}`),
])
/**
 * Pages of members and forms, which search engines should not crawl. Any other page that is not in `publicPaths` may be
 * crawled, but says `noindex` (pages/page.ts).
 */
const NOT_CRAWLED = [
  '/api/',
  '/mypage',
  '/outbox',
  '/payment',
  '/employmentPage',
  '/operator',
  '/showResume',
  '/proposalEmployment',
  '/findPassword',
  '/confirmEmail',
  '/kakaoLogin',
]

interface Dependencies {
  db: Db
  now: () => Date
  services: Pick<Services, 'publicUrl' | 'limits'>
}

/** `/robots.txt` and the sitemap, outside the API. */
export function registerSitemap(app: FastifyInstance, { db, now, services }: Dependencies): void {
  const starts = new TtlCache<string[]>(STARTS_TERMS)
  const site = services.publicUrl
  app.get('/robots.txt', async (_request, reply) => {
    const rules = ['User-agent: *', 'Allow: /', ...NOT_CRAWLED.map((path) => `Disallow: ${path}`)]
    return fresh(reply, 'text/plain').send(`${rules.join('\n')}\n\nSitemap: ${site()}/sitemap.xml\n`)
  })
  app.get('/sitemap.xml', async (_request, reply) => {
    const parts = await starts.get('jobs', () => findPartStarts(db, MAX_URLS))
    const names = ['pages', 'news', ...parts.map((start) => `jobs-${start}`)]
    return xml(reply).send(sitemapIndex(names.map((name) => `${site()}/sitemaps/${name}.xml`)))
  })
  app.get('/sitemaps/pages.xml', async (_request, reply) =>
    xml(reply).send(sitemapOf(PAGES_BY_LANGUAGE.map((path) => ({ address: site() + path })))),
  )
  app.get('/sitemaps/news.xml', async (request, reply) => {
    await services.limits.use('sitemap', callerAddress(request.ip))
    const news = await findPublishedNews(db, now(), MAX_URLS)
    const places = news.map(({ id, changedAt }) => ({
      address: `${site()}${publicPathOf('news.detail.$id', id)}`,
      changedAt,
    }))
    return xml(reply).send(sitemapOf(places))
  })
  app.get<{ Params: { start: string } }>('/sitemaps/jobs-:start.xml', async (request, reply) => {
    const start = z.safeParse(Id, request.params.start)
    if (!start.success) throw new AppError('NOT_FOUND')
    await services.limits.use('sitemap', callerAddress(request.ip))
    const address = (id: string) => `${site()}${publicPathOf('recruitment.detail.$id', id)}`
    return xml(reply).send(Readable.from(jobSitemap(db, start.data, address)))
  })
}

const xml = (reply: FastifyReply) => fresh(reply, 'application/xml')

function fresh(reply: FastifyReply, type: string): FastifyReply {
  return reply.type(`${type}; charset=utf-8`).header('cache-control', `public, max-age=${FRESH_FOR}`)
}
