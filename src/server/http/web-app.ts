import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { AppError } from '../../contract/errors.ts'

/** Paths that are never the web app's: an unknown one is a problem answer, not a page. */
const NOT_A_PAGE = /^\/(api|files|flags|assets)(\/|$)|\.[a-z0-9]{2,12}$/i

/** The built web app: hashed assets for ever, everything else revalidated, and the shell for every page. */
export async function registerWebApp(app: FastifyInstance, webRoot: string | null): Promise<void> {
  if (webRoot && !existsSync(join(webRoot, 'index.html'))) {
    throw new Error(`the web app is not built (${webRoot}); run npm run build`)
  }
  if (webRoot) {
    await app.register(fastifyStatic, {
      root: webRoot,
      preCompressed: true,
      index: false,
      wildcard: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = path.startsWith(join(webRoot, 'assets'))
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, no-cache')
        reply.header('vary', 'Accept-Encoding')
      },
    })
    app.get('/', (_request, reply) => sendShell(reply))
  }
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    if (request.method !== 'GET' && request.method !== 'HEAD')
      throw new AppError(path.startsWith('/api/') ? 'NOT_FOUND' : 'METHOD_NOT_ALLOWED')
    if (!webRoot || NOT_A_PAGE.test(path)) throw new AppError('NOT_FOUND')
    return sendShell(reply)
  })
}

/** The shell must not be kept: it names the assets of this build. */
function sendShell(reply: FastifyReply) {
  return reply.sendFile('index.html')
}
