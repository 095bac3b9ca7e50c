import type { FastifyInstance, FastifyReply } from 'fastify'
import { Readable } from 'node:stream'
import * as z from 'zod/mini'
import { AppError } from '../../../contract/base/errors.ts'
import { Id } from '../../../contract/base/schema.ts'
import type { Db } from '../../db/database.ts'
import { callerAddress } from '../../http/caller-address.ts'
import { TtlCache } from '../../ttl-cache.ts'
import type { Services } from '../../services.ts'
import { findPartStarts, findPublishedNews } from './queries.ts'
import { jobSitemap, MOST_ADDRESSES, sitemapIndex, sitemapOf } from './sitemap.ts'

/** The starts of parts rarely change, because jobs are appended. */
const STARTS_TERMS = { maxAge: 60 * 60_000, renewAfter: 10 * 60_000 }
/** Seconds that search engines may cache the sitemap. */
const FRESH_FOR = 3_600
const PAGES = ['/', '/home', '/recruitInfo', '/news']
/** Private pages and forms, which search engines should not crawl. */
const PRIVATE = [
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
    const rules = ['User-agent: *', 'Allow: /', ...PRIVATE.map((path) => `Disallow: ${path}`)]
    return fresh(reply, 'text/plain').send(`${rules.join('\n')}\n\nSitemap: ${site()}/sitemap.xml\n`)
  })
  app.get('/sitemap.xml', async (_request, reply) => {
    const parts = await starts.get('jobs', () => findPartStarts(db, MOST_ADDRESSES))
    const names = ['pages', 'news', ...parts.map((start) => `jobs-${start}`)]
    return xml(reply).send(sitemapIndex(names.map((name) => `${site()}/sitemaps/${name}.xml`)))
  })
  app.get('/sitemaps/pages.xml', async (_request, reply) =>
    xml(reply).send(sitemapOf(PAGES.map((path) => ({ address: site() + path })))),
  )
  app.get('/sitemaps/news.xml', async (request, reply) => {
    await services.limits.use('sitemap', callerAddress(request.ip))
    const news = await findPublishedNews(db, now(), MOST_ADDRESSES)
    const places = news.map(({ id, changedAt }) => ({ address: `${site()}/news/detail/${id}`, changedAt }))
    return xml(reply).send(sitemapOf(places))
  })
  app.get<{ Params: { start: string } }>('/sitemaps/jobs-:start.xml', async (request, reply) => {
    const start = z.safeParse(Id, request.params.start)
    if (!start.success) throw new AppError('NOT_FOUND')
    await services.limits.use('sitemap', callerAddress(request.ip))
    const address = (id: string) => `${site()}/recruitment/detail/${id}`
    return xml(reply).send(Readable.from(jobSitemap(db, start.data, address)))
  })
}

const xml = (reply: FastifyReply) => fresh(reply, 'application/xml')

function fresh(reply: FastifyReply, type: string): FastifyReply {
  return reply.type(`${type}; charset=utf-8`).header('cache-control', `public, max-age=${FRESH_FOR}`)
}
