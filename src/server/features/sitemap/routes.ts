import type { FastifyInstance, FastifyReply } from 'fastify'
import { Readable } from 'node:stream'
import * as z from 'zod/mini'
import { AppError } from '../../../contract/base/errors.ts'
import { Id } from '../../../contract/base/schema.ts'
import { publicPathOf, publicPaths, type PublicRoute, publicRoutes } from '../../../contract/public-paths.ts'
import type { Db } from '../../db/database.ts'
import { callerAddress } from '../../http/caller-address.ts'
import { TtlCache } from '../../ttl-cache.ts'
import type { Services } from '../../services.ts'
import { findPartStarts, findPublishedNews, findOpenJobs, type SitemapRow } from './queries.ts'
import { languageUrlTags, SET_END, SET_START, sitemapIndex, urlSet, urlTag } from './sitemap-xml.ts'

/**
 * Items per file. A file may have 50,000 URLs and 50 MB (sitemaps.org, protocol), and an item with its addresses in
 * every language has 2 KB.
 */
export const MAX_ITEMS = 20_000
/** Rows held in memory at once. */
const BATCH = 1_000

/** The starts of parts rarely change, because jobs are appended. */
const STARTS_TERMS = { maxAge: 60 * 60_000, renewAfter: 10 * 60_000 }
/** Seconds that search engines may cache the sitemap. */
const FRESH_FOR = 3_600
const PAGES = publicRoutes
  .filter((route) => publicPaths[route].sitemap === 'page')
  .map((route) => publicPathOf(route))
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
  '/resumePaper',
  '/proposalEmployment',
  '/findPassword',
  '/confirmEmail',
  '/invitation',
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
  const item = (route: PublicRoute) => (row: SitemapRow) =>
    urlTag(site(), { path: publicPathOf(route, row.id), changedAt: row.changedAt })
  app.get('/robots.txt', async (_request, reply) => {
    const rules = ['User-agent: *', 'Allow: /', ...NOT_CRAWLED.map((path) => `Disallow: ${path}`)]
    return fresh(reply, 'text/plain').send(`${rules.join('\n')}\n\nSitemap: ${site()}/sitemap.xml\n`)
  })
  app.get('/sitemap.xml', async (_request, reply) => {
    const parts = await starts.get('jobs', () => findPartStarts(db, MAX_ITEMS))
    const names = ['pages', 'news', ...parts.map((start) => `jobs-${start}`)]
    return xml(reply).send(sitemapIndex(names.map((name) => `${site()}/sitemaps/${name}.xml`)))
  })
  app.get('/sitemaps/pages.xml', async (_request, reply) =>
    xml(reply).send(urlSet(PAGES.flatMap((path) => languageUrlTags(site(), path)))),
  )
  app.get('/sitemaps/news.xml', async (request, reply) => {
    await services.limits.use('sitemap', callerAddress(request.ip))
    const news = await findPublishedNews(db, now(), MAX_ITEMS)
    return xml(reply).send(urlSet(news.map(item('news.detail.$id'))))
  })
  app.get<{ Params: { start: string } }>('/sitemaps/jobs-:start.xml', async (request, reply) => {
    const start = z.safeParse(Id, request.params.start)
    if (!start.success) throw new AppError('NOT_FOUND')
    await services.limits.use('sitemap', callerAddress(request.ip))
    return xml(reply).send(Readable.from(jobSitemap(db, start.data, item('recruitment.detail.$id'))))
  })
}

/** Streams the part of the jobs that begins at `start`. */
async function* jobSitemap(db: Db, start: string, tagOf: (row: SitemapRow) => string) {
  yield SET_START
  let last: string | null = null
  for (let left = MAX_ITEMS; left > 0; left -= BATCH) {
    // Sequential on purpose: rows are read as they are sent, and none twice.
    const rows: SitemapRow[] = await findOpenJobs(db, {
      start: last ?? start,
      isAfter: last !== null,
      limit: BATCH,
    })
    yield rows.map(tagOf).join('')
    last = rows.at(-1)?.id ?? null
    if (rows.length < BATCH) break
  }
  yield SET_END
}

const xml = (reply: FastifyReply) => fresh(reply, 'application/xml')

function fresh(reply: FastifyReply, type: string): FastifyReply {
  return reply.type(`${type}; charset=utf-8`).header('cache-control', `public, max-age=${FRESH_FOR}`)
}
