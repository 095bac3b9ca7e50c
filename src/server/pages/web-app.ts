import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { AppError } from '../../contract/base/errors.ts'
import { endpoints } from '../../contract/endpoints.ts'
import { withoutTextAfterLink } from '../../contract/public-paths.ts'
import type { EncodedAnswer } from '../http/caching/answer-cache.ts'
import { matchesEtag } from '../http/caching/etag.ts'
import { changesPublicData } from '../http/caching/publishing.ts'
import { Pages, type Terms } from './page.ts'
import { registerManifests } from './web-manifest.ts'

/** Paths that never belong to the web app: unknown ones are answered with a problem instead of a page. */
const NOT_A_PAGE = /^\/(api|files|flags|assets)(\/|$)|\.[a-z0-9]{2,12}$/i
/** Paths that no built file has. Every page that the app links to has such a path. */
const NO_FILE = /^(\/[\w-]+)*\/?$/

/** Serves the built web app: hashed assets are immutable, everything else is revalidated, and pages get the shell. */
export async function registerWebApp(
  app: FastifyInstance,
  { webRoot, ...terms }: Omit<Terms, 'webRoot'> & { webRoot: string | null },
): Promise<void> {
  if (webRoot && !existsSync(join(webRoot, 'index.html'))) {
    throw new Error(`the web app is not built (${webRoot}); run npm run build`)
  }
  const pages = webRoot ? new Pages(app, { ...terms, webRoot }) : null
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!pages) throw new AppError('NOT_FOUND')
    const page = await pages.page(request)
    reply
      .status(page.status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'public, no-cache')
      .header('vary', 'Accept-Language, Accept-Encoding, Sec-CH-UA-Mobile, User-Agent, Cookie')
    return 'html' in page ? reply.send(page.html) : sendEncoded(request, reply, page)
  }
  if (pages) expireOnPublishing(app, pages)
  if (webRoot) {
    registerManifests(app, webRoot)
    await app.register(async (scope) => {
      // Before the file handler, which would ask the file system several times per page.
      scope.addHook('onRequest', async (request, reply) => {
        const path = pathOf(request)
        return NO_FILE.test(path) && !NOT_A_PAGE.test(path) ? sendPage(request, reply) : undefined
      })
      await registerBuiltFiles(scope, webRoot)
    })
    app.get('/', sendPage)
  }
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request)
    const allowed = path.startsWith('/api/') ? methodsOf(path) : ['GET', 'HEAD']
    if (allowed.length > 0 && !allowed.includes(request.method)) {
      reply.header('allow', allowed.join(', '))
      throw new AppError('METHOD_NOT_ALLOWED')
    }
    // A request may also carry an absolute URL (RFC 9112, section 3.2.2), which proxies do not forward.
    if (!webRoot || !path.startsWith('/') || NOT_A_PAGE.test(path)) throw new AppError('NOT_FOUND')
    const linked = withoutTextAfterLink(path)
    // Not `//elsewhere`, which would be another host.
    if (linked !== path && !linked.startsWith('//'))
      return reply.redirect(linked + request.url.slice(path.length))
    return sendPage(request, reply)
  })
}

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? '/'

function sendEncoded(request: FastifyRequest, reply: FastifyReply, page: EncodedAnswer) {
  if (page.status === 200) {
    reply.header('etag', page.etag)
    if (matchesEtag(request.headers['if-none-match'], page.etag)) return reply.status(304).send()
  }
  if (page.encoding !== 'identity') reply.header('content-encoding', page.encoding)
  return reply.send(page.body)
}

/** Changes by this process are visible at once; those of other processes after a second. */
function expireOnPublishing(app: FastifyInstance, pages: Pages): void {
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode < 400 && changesPublicData(request)) pages.expire()
  })
}

async function registerBuiltFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    index: false,
    // Denies the server's bundle and build metadata.
    dotfiles: 'ignore',
    serve: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(root, 'assets'))
      const caching = isHashed ? 'public, max-age=31536000, immutable' : 'public, no-cache'
      // The service worker stores a file only as it was built: a proxy must not minify or add to it.
      reply.header('cache-control', `${caching}, no-transform`)
      reply.header('vary', 'Accept-Encoding')
    },
  })
  // Its own route would read the names of the whole folder for each file, in case the file system ignores their case.
  app.get<{ Params: { '*': string } }>('/*', (request, reply) => reply.sendFile(request.params['*']))
}

const patterns = endpoints.map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^/api${path.replaceAll(/:[a-zA-Z]+/g, '[^/]+')}/?$`),
}))

/** Methods of the API endpoints at this path; empty if there is none (RFC 9110, section 15.5.6). */
function methodsOf(path: string): string[] {
  const calls = patterns.filter(({ pattern }) => pattern.test(path))
  return [...new Set(calls.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))]
}
