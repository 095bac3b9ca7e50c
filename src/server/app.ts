import compress from '@fastify/compress'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { createServer, type RequestListener } from 'node:http'
import { constants } from 'node:zlib'
import type pg from 'pg'
import type { SharedCacheSettings } from './config/shared-cache-env.ts'
import type { Db } from './db/database.ts'
import type { Replica } from './db/replica.ts'
import { bindRoutes } from './http/bind-routes.ts'
import { BODY_PACE, type BodyPace, registerBodyPace } from './http/body-pace.ts'
import { contentSecurityPolicy } from './http/content-security-policy.ts'
import { AnswerCache } from './http/caching/answer-cache.ts'
import { registerEtags } from './http/caching/etag.ts'
import { PublicAnswers } from './http/caching/public-answers.ts'
import { QuickAnswers } from './http/caching/quick-answers.ts'
import { logFailedSignIns } from './http/log-failed-sign-ins.ts'
import { registerGracefulClose } from './http/graceful-close.ts'
import { registerHealth } from './http/health.ts'
import { acceptJson } from './http/json-body.ts'
import { registerMetrics } from './http/metrics-routes.ts'
import { registerMultipart } from './http/multipart.ts'
import { noteLoggedErrors } from './http/note-errors.ts'
import { registerSharedCache } from './http/caching/shared-cache.ts'
import { registerOpenApi } from './http/openapi.ts'
import { requestIdOf, returnRequestIds, traceIdOf } from './http/request-ids.ts'
import { registerSecurityHeaders } from './http/security-headers.ts'
import { serializeError, calledName, sendProblem } from './http/problem.ts'
import { loadBuiltApp } from './pages/built-app.ts'
import { inlineScriptSources } from './pages/inline-scripts.ts'
import { registerWebApp } from './pages/web-app.ts'
import { registerStopPage } from './features/channel/stop-page.ts'
import { registerEvents } from './features/event/routes.ts'
import { registerFiles } from './features/file/routes.ts'
import { registerSandboxPage } from './features/payment/sandbox-routes.ts'
import { registerPaymentWebhook } from './features/payment/webhook-routes.ts'
import { registerShareCards } from './features/share/routes.ts'
import { registerLegalTexts } from './features/site/legal-texts.ts'
import { registerSitemap } from './features/sitemap/routes.ts'
import { createCards } from './providers/images/create-cards.ts'
import { routes } from './routes.ts'
import type { Services } from './services.ts'

export interface Dependencies {
  db: Db
  pool: pg.Pool
  /** Serves visitors' reads; null if there is none. */
  replica?: Replica | null
  services: Services
  now: () => Date
  /** Folder of the built web app; null serves the API only. */
  webRoot: string | null
  /**
   * Milliseconds a page may wait for its initial answers, and again for rendering, before both are left to the
   * browser.
   */
  pageTimeout: number
  trustProxy: string[]
  /** Lets a collector on another machine read `/metrics`. */
  metricsToken?: string | null
  /** A cache in front of the server; null without one. */
  sharedCache?: SharedCacheSettings | null
  /** Minimum upload pace; tests use shorter windows. */
  bodyPace?: BodyPace
  /** Event streams of this process; tests allow fewer. */
  maxStreams?: number
  /** Milliseconds between two signs of life on event streams; tests use shorter ones. */
  heartbeatInterval?: number
  readerPatience?: number
  /** Milliseconds that another server's change of public data may stay unseen; tests allow none. */
  versionAge?: number
  /** Logs to standard output by default. */
  logger: { level: string; stream?: { write(line: string): void } } | false
}

const BODY_LIMIT = 256 * 1024
const HEADERS_TIMEOUT = 20_000
/** Ten mebibytes at the outbox's minimum pace take 22 minutes. */
const REQUEST_TIMEOUT = 30 * 60_000
/** Longer than proxies keep an idle connection: they must be the ones that close it. */
const KEEP_ALIVE_TIMEOUT = 72_000

declare module 'fastify' {
  interface FastifyRequest {
    memberId: string | null
  }
  interface FastifyContextConfig {
    endpointName?: string
  }
}

/** What the contract does not declare. */
function registerOutsideContract(app: FastifyInstance, dependencies: Dependencies): void {
  registerHealth(app, dependencies.pool)
  registerMetrics(app, { ...dependencies, token: dependencies.metricsToken ?? null })
  registerOpenApi(app)
  registerFiles(app, dependencies)
  registerEvents(app, dependencies)
  registerPaymentWebhook(app, dependencies)
  registerSandboxPage(app, dependencies)
  registerStopPage(app, dependencies)
  registerSitemap(app, dependencies)
  registerLegalTexts(app, dependencies.services)
}

/** The whole server without a socket: routes, security headers, compression, errors. */
export async function createApp(dependencies: Dependencies): Promise<FastifyInstance> {
  const { cache, answers, quick } = keptAnswers(dependencies.versionAge)
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: dependencies.trustProxy.length > 0 ? dependencies.trustProxy : false,
    logger: dependencies.logger && loggerOptions(dependencies.logger, dependencies.services),
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: sendProblem,
    genReqId: requestIdOf,
    requestIdHeader: false,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    schemaController: { compilersFactory: { buildValidator: hasNoSchemas, buildSerializer: hasNoSchemas } },
    serverFactory: answeringFirst(quick),
  })
  app.decorateRequest('memberId', null)
  returnRequestIds(app)
  logOncePerRequest(app)
  registerGracefulClose(app)
  registerBodyPace(app, dependencies.bodyPace ?? BODY_PACE)
  acceptJson(app)
  app.setErrorHandler(sendProblem)
  logFailedSignIns(app, dependencies.services.secret)
  guardHeaders(app, dependencies.services, dependencies.webRoot)
  registerEtags(app)
  registerSharedCache(app, dependencies.sharedCache ?? null)
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  expireAnswers(app, answers)
  quick.register(app)
  registerOutsideContract(app, dependencies)
  await registerMultipart(app)
  bindRoutes(app, routes, { ...dependencies, answers })
  const builtApp = dependencies.webRoot ? await loadBuiltApp(dependencies.webRoot) : null
  if (builtApp) registerShareCards(app, { ...dependencies, ...builtApp, cards: createCards() })
  await registerWebApp(app, {
    ...dependencies,
    cache,
    answers,
    builtApp,
    site: dependencies.services.publicUrl,
  })
  return app
}

/** Routes are validated by the contract's schemas. Loading Fastify's own compilers takes a fifth of the time of a start. */
function hasNoSchemas(): never {
  throw new Error('validate with a schema of the contract instead')
}

function keptAnswers(versionAge: number | undefined) {
  const cache = new AnswerCache()
  return { cache, answers: new PublicAnswers(cache, versionAge), quick: new QuickAnswers() }
}

const answeringFirst = (quick: QuickAnswers) => (handle: RequestListener) =>
  createServer(
    {
      headersTimeout: HEADERS_TIMEOUT,
      requestTimeout: REQUEST_TIMEOUT,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
      connectionsCheckingInterval: 5_000,
    },
    (request, response) => void (quick.answer(request, response) || handle(request, response)),
  )

/** Whatever a request may have changed is looked for by the next read, before the request is answered. */
function expireAnswers(app: FastifyInstance, answers: PublicAnswers): void {
  app.addHook('onSend', (request, _reply, payload, done) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') answers.expire()
    done(null, payload)
  })
}

const YEAR = 31_536_000

function guardHeaders(
  app: FastifyInstance,
  { map, payments, publicUrl }: Services,
  webRoot: string | null,
): void {
  registerSecurityHeaders(app, {
    contentSecurityPolicy: contentSecurityPolicy(
      map,
      payments.name,
      webRoot ? inlineScriptSources(webRoot) : [],
    ),
    // HTTPS sites only, without subdomains, which may not be under our control.
    strictTransportSecurity: publicUrl().startsWith('https:') && {
      maxAge: YEAR,
      includeSubDomains: false,
    },
    crossOriginEmbedderPolicy: false,
    // As strict towards the page that opened this one as `same-origin`, with which Chromium keeps no compiled modules.
    crossOriginOpenerPolicy: { policy: 'noopener-allow-popups' },
    xFrameOptions: { action: 'deny' },
  })
}

const loggerOptions = <Options extends object>(options: Options, { health }: Services) => ({
  ...options,
  serializers: { err: serializeError },
  hooks: noteLoggedErrors(health),
})

/** The log of work that belongs to no request. */
export const createLog = (level: string, services: Services): FastifyBaseLogger =>
  Fastify({ logger: loggerOptions({ level }, services) }).log

/** One line per request, without body, query, token or a person's address. */
function logOncePerRequest(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        endpoint: calledName(request),
        member: request.memberId,
        trace: traceIdOf(request.raw) ?? undefined,
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    )
    done()
  })
}
