import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { endpoints } from '../../contract/endpoints.ts'
import type { Endpoint, Success } from '../../contract/base/endpoint.ts'
import { AppError } from '../../contract/base/errors.ts'
import { MAX_PAGES, totalPagesOf } from '../../contract/base/schema.ts'
import { inTransaction, isDatabaseAway, type Db } from '../db/database.ts'
import { type Replica, replicaOrPrimary } from '../db/replica.ts'
import type { Services } from '../services.ts'
import type { EncodedAnswer } from './caching/answer-cache.ts'
import type { PublicAnswers } from './caching/public-answers.ts'
import { callerAddress } from './caller-address.ts'
import { actingFor, holdRight, recordAct, recordActAfter } from './company-right.ts'
import type { CurrentMember, Download, Outcome, Route } from './endpoint-route.ts'
import { READER_PATIENCE, sendDownload } from './download.ts'
import { type Command, fingerprint, idempotencyKey, once, storedAnswer } from './idempotency.ts'
import { answerQuickly, keptRead, sendKept } from './caching/kept-read.ts'
import { type Form, readForm } from './multipart.ts'
import { requestLanguage } from './reader-language.ts'
import { bearerToken, findSession, type Session } from './session.ts'
import { validated, validatedQuery } from './validation.ts'

export interface Binding {
  db: Db
  /** Serves visitors' reads; null if there is none. */
  replica?: Replica | null
  services: Services
  now: () => Date
  answers: PublicAnswers
  /** Milliseconds that the reader of a download may take for one part; tests use shorter ones. */
  readerPatience?: number
}

type Input = Parameters<Route['handle']>[0]
interface Answer {
  status: number
  /** Instead of the body: a kept answer as it is sent. */
  kept?: EncodedAnswer
  body: unknown
  etag?: string
  replayed?: boolean
  download?: Download
}

/**
 * Registers every declared endpoint below /api.
 * @throws Error at start if an endpoint has no route, or two
 */
export function bindRoutes(app: FastifyInstance, routes: readonly Route[], binding: Binding): void {
  const missing = endpoints.filter((endpoint) => !routes.some((route) => route.endpoint === endpoint))
  if (missing.length > 0)
    throw new Error(`no route for ${missing.map((endpoint) => endpoint.name).join(', ')}`)
  for (const route of routes) {
    app.route({
      method: route.endpoint.method,
      url: `/api${route.endpoint.path}`,
      config: { endpointName: route.endpoint.name },
      handler: (request, reply) => respond(route, binding, request, reply),
    })
  }
}

const aboutRequest = (request: FastifyRequest) => ({
  address: callerAddress(request.ip),
  ifMatch: request.headers['if-match'],
  langCode: requestLanguage(request),
  log: request.log,
  userAgent: request.headers['user-agent'] ?? null,
})

async function respond(route: Route, binding: Binding, request: FastifyRequest, reply: FastifyReply) {
  const { endpoint } = route
  const now = binding.now()
  const token = bearerToken(request.headers.authorization)
  const found = token ? await findSession(binding.db, token, now) : null
  request.memberId = found?.member.id ?? null
  // What waited in an outbox is its member's: with an ended session it would arrive as a visitor's.
  if (token !== null && !found && endpoint.storable) throw new AppError('UNAUTHENTICATED')
  const session = admitSession(endpoint, found)
  const member = authorised(endpoint, session?.member ?? null)
  if (member) await route.gate?.({ db: binding.db, member })
  const form = await formOf(endpoint, request, reply)
  const input: Input = {
    db: binding.db,
    params: validated(endpoint.params, request.params),
    query: validatedQuery(endpoint.query, request.query),
    body: validated(endpoint.body, form?.fields ?? request.body ?? undefined),
    member,
    services: binding.services,
    now,
    tokenHash: session?.tokenHash ?? null,
    ...aboutRequest(request),
  }
  const page = pageOf(endpoint, input.query)
  const answer = await whileSignedIn(session && token, binding, () =>
    endpoint.kind === 'read'
      ? readAnswer(
          endpoint,
          input.db,
          readerOf(route, input, page, binding, request),
          token ? null : (binding.replica ?? null),
        )
      : run(route, input, request, form),
  )
  const isPublic = endpoint.kind === 'read' && endpoint.by === 'anyone' && !token
  reply.header('cache-control', isPublic ? 'public, max-age=0, must-revalidate' : 'private, no-store')
  if (answer.etag) reply.header('etag', answer.etag)
  if (answer.replayed) reply.header('idempotent-replayed', 'true')
  if (answer.download && endpoint.download) {
    const { readerPatience: patience = READER_PATIENCE } = binding
    return sendDownload(reply, answer.download, { type: endpoint.download, patience })
  }
  if (answer.kept) {
    if (isPublic) answerQuickly(reply, route, input, binding)
    return sendKept(request, reply, answer.kept, isPublic)
  }
  return reply.status(answer.status).send(answer.body)
}

/**
 * Answers 401 if the member's account was deleted while the request ran, whichever missing row made it fail.
 * @param token null for visitors
 */
async function whileSignedIn<T>(token: string | null, binding: Binding, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const isUnexpected = token && error instanceof Error && !(error instanceof AppError)
    if (!isUnexpected || isDatabaseAway(error)) throw error
    if (await findSession(binding.db, token, binding.now())) throw error
    throw new AppError('UNAUTHENTICATED')
  }
}

/**
 * Treats an operator who has not passed the second factor as a visitor on public endpoints.
 * @throws AppError SECOND_FACTOR_REQUIRED on others, except those that set it up
 */
function admitSession(endpoint: Endpoint, session: Session | null): Session | null {
  if (!session?.awaitsSecondFactor || endpoint.isBeforeSecondFactor) return session
  if (endpoint.by === 'anyone') return null
  throw new AppError('SECOND_FACTOR_REQUIRED')
}

/**
 * The caller as the endpoint sees them. Checked before existence, so that unauthorized callers learn nothing about what
 * exists.
 */
function authorised(endpoint: Endpoint, member: CurrentMember | null): CurrentMember | null {
  const { by } = endpoint
  if (by === 'anyone') return member
  if (!member) throw new AppError('UNAUTHENTICATED')
  const roles: readonly string[] = typeof by === 'string' ? [by] : by
  if (by !== 'member' && !roles.includes(member.role)) throw new AppError('FORBIDDEN')
  return actingFor(endpoint, member)
}

/** Reads the answer from one database: from the kept ones where there is one. */
function readerOf(
  route: Route,
  input: Input,
  page: Page | null,
  binding: Binding,
  request: FastifyRequest,
): (db: Db) => Promise<Answer> {
  const answerOf = (outcome: Outcome<unknown>) => envelope(route.endpoint, outcome, page)
  const kept = keptRead(route, input, binding, request, (outcome) => answerOf(outcome).body)
  if (kept) return async (db) => ({ status: route.endpoint.status, body: null, ...(await kept(db)) })
  return async (db) => {
    const outcome = await route.handle({ ...input, db })
    await outcome.record?.(input.db)
    return answerOf(outcome)
  }
}

/**
 * Reads of visitors may come from a replica. A member reads the primary, and thereby what they have just written.
 * @param replica null for members
 */
async function readAnswer(
  { by }: Endpoint,
  primary: Db,
  read: (db: Db) => Promise<Answer>,
  replica: Replica | null,
): Promise<Answer> {
  const db = by === 'anyone' ? replica?.db() : null
  if (!db) return read(primary)
  try {
    return await replicaOrPrimary(read(db), () => read(primary))
  } catch (error) {
    if (!(error instanceof Error && isDatabaseAway(error))) throw error
    // At a failover connections to a replica break while the primary is away: another replica may be behind the address.
    const again = read(db)
    again.catch(() => replica?.doubt())
    const fromPrimary = read(primary)
    return Promise.any([again, fromPrimary]).catch(() => fromPrimary)
  }
}

/** Reads multipart forms only where declared, and only after the caller is authorized. */
async function formOf(
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Form | null> {
  if (endpoint.file !== undefined) return readForm(request, reply, endpoint.file)
  if (request.isMultipart()) throw new AppError('UNSUPPORTED_MEDIA_TYPE')
  return null
}

async function run(route: Route, input: Input, request: FastifyRequest, form: Form | null): Promise<Answer> {
  const { endpoint } = route
  // These endpoints hash passwords and use other connections for rate limits. Doing so inside a transaction could
  // exhaust the pool and deadlock.
  if (endpoint.ignoresIdempotencyKey) return runWithoutKey(route, input)
  const command = commandOf(request, input, form)
  const prepared = route.prepare ? await prepare(route, input, form, command) : null
  if (prepared?.replay) return prepared.replay
  return inTransaction(input.db, async (tx) => {
    const work = async () => {
      const { member, recorded } = await holdRight(tx, endpoint, input)
      const outcome = await route.handle({ ...input, member, db: tx }, prepared?.result)
      if (member && recorded) {
        const done = { params: input.params, answer: outcome.data, now: input.now }
        await recordAct(tx, { ...done, ...recorded, person: member.person })
      }
      return envelope(endpoint, outcome, null)
    }
    return command ? once(tx, command, work) : work()
  })
}

async function runWithoutKey(route: Route, input: Input): Promise<Answer> {
  const outcome = await route.handle(input)
  const { db, member, params, now } = input
  if (member) await recordActAfter(db, route.endpoint, member, { params, answer: outcome.data, now })
  return envelope(route.endpoint, outcome, null)
}

function commandOf(request: FastifyRequest, { member, now }: Input, form: Form | null): Command | null {
  const key = idempotencyKey(request.headers['idempotency-key'])
  if (!key || !member) return null
  const print = fingerprint(request.method, request.url, form ? form.digest : request.body)
  return { memberId: member.person, key, fingerprint: print, now }
}

const NO_FILE = Buffer.alloc(0)

/** A replay is answered before its file is processed or a provider is called again. */
async function prepare(
  route: Route,
  input: Input,
  form: Form | null,
  command: Command | null,
): Promise<{ replay?: Answer; result?: unknown }> {
  const stored = command ? await storedAnswer(input.db, command) : null
  if (stored) return { replay: { ...stored, replayed: true } }
  return { result: await route.prepare?.(input, form?.file ?? NO_FILE) }
}

interface Page {
  pageNumber: number
  pageSize: number
}

function pageOf(endpoint: Endpoint, query: unknown): Page | null {
  if (!endpoint.paged) return null
  const page = query as Page
  if (page.pageNumber < MAX_PAGES) return page
  throw new AppError('PAGE_TOO_DEEP', {
    fields: [{ field: 'pageNumber', code: 'TOO_LARGE', message: `must be below ${MAX_PAGES}` }],
  })
}

function envelope(endpoint: Endpoint, outcome: Outcome<unknown>, page: Page | null): Answer {
  const body: Success<unknown> = { responseCode: 'SUCCESS', data: outcome.data ?? null }
  if (outcome.totalCount !== undefined) body.totalCount = outcome.totalCount
  if (outcome.unreadCount !== undefined) body.unreadCount = outcome.unreadCount
  if (outcome.nextCursor !== undefined) body.nextCursor = outcome.nextCursor
  if (page) {
    body.totalPages = totalPagesOf(outcome.totalCount ?? 0, page.pageSize)
    if (page.pageNumber > 0 && page.pageNumber >= body.totalPages) {
      throw new AppError('PAGE_NOT_FOUND', {
        fields: [{ field: 'pageNumber', code: 'UNKNOWN', message: `the list has ${body.totalPages} pages` }],
      })
    }
  }
  const etag = outcome.etag === undefined ? {} : { etag: outcome.etag }
  const download = outcome.download === undefined ? {} : { download: outcome.download }
  return { status: outcome.status ?? endpoint.status, body, ...etag, ...download }
}
