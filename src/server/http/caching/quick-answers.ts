import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { secondsOf } from '../../metrics.ts'
import { requestIdOf, traceIdOf } from '../request-ids.ts'
import { type EncodedAnswer, type Encoding, encodingFor } from './answer-cache.ts'
import { matchesEtag } from './etag.ts'

/** The kept answer of an address, in one encoding; null if it has to be checked or made again. */
export type PeekAnswer = (encoding: Encoding) => EncodedAnswer | null

interface QuickAnswer {
  endpoint: string
  peek: PeekAnswer
  /** Looked up once: names of counters take longer than counting. */
  seconds: Record<200 | 304, { observe(seconds: number): void }>
  /** Names and values by turns, of all answers of this address. */
  headers: readonly string[]
}

declare module 'fastify' {
  interface FastifyReply {
    /** Set where the answer is kept and the same for every visitor. */
    peekAnswer: PeekAnswer | null
  }
}

/** Addresses, not answers: those are in the cache. */
const MAX_ADDRESSES = 4_000
const MAX_LENGTH = 300
/** Of the bodies that are asked for most. */
const MAX_LETTERS = 2_000_000
/** Headers that differ from answer to answer. */
const OWN = new Set(['x-request-id', 'etag', 'content-encoding', 'content-length', 'connection', 'date'])

/**
 * Answers visitors' reads from the kept answers before the framework handles the request, which takes longer than the
 * rest. An address is answered here once a whole request has been: it was valid, and its headers are known.
 */
export class QuickAnswers {
  readonly #addresses = new LRUCache<string, QuickAnswer>({ max: MAX_ADDRESSES })
  readonly #letters = new LRUCache<Buffer, string>({
    maxSize: MAX_LETTERS,
    sizeCalculation: ({ length }) => length + 1,
  })
  #log: FastifyBaseLogger | null = null
  #isClosing = false

  /** To be registered after all hooks that set headers. */
  register(app: FastifyInstance): void {
    this.#log = app.log
    app.decorateReply('peekAnswer', null)
    app.addHook('onSend', (request, reply, payload, done) => {
      if (reply.peekAnswer && reply.statusCode === 200 && request.method === 'GET')
        this.#remember(request.raw, reply, reply.peekAnswer)
      done(null, payload)
    })
    app.addHook('preClose', (done) => {
      this.#isClosing = true
      done()
    })
  }

  /** Whether the request was answered. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { url = '', headers } = request
    const known = this.#addresses.get(url)
    if (!known || this.#isClosing || request.method !== 'GET' || headers.authorization !== undefined)
      return false
    if (headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined) return false
    const kept = known.peek(encodingFor(headers['accept-encoding']))
    if (!kept) return false
    const start = performance.now()
    const id = requestIdOf(request)
    const status = matchesEtag(headers['if-none-match'], kept.etag) ? 304 : 200
    response.writeHead(status, headersOf(known, kept, id, status))
    // A string, whose letters are the bytes, is written together with the head; bytes would be written behind it, which
    // takes longer.
    if (status === 200) response.end(this.#lettersOf(kept.body), 'latin1')
    else response.end()
    const milliseconds = performance.now() - start
    known.seconds[status].observe(milliseconds / 1000)
    this.#note(request, { endpoint: known.endpoint, id, status, milliseconds })
    return true
  }

  #remember(request: IncomingMessage, reply: FastifyReply, peek: PeekAnswer): void {
    const { url = '' } = request
    if (url.length > MAX_LENGTH || this.#addresses.has(url)) return
    const headers = Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
      OWN.has(name) || value === undefined ? [] : [name, String(value)],
    )
    const endpoint = reply.request.routeOptions.config.endpointName ?? ''
    this.#addresses.set(url, {
      endpoint,
      peek,
      seconds: { 200: secondsOf(endpoint, 200), 304: secondsOf(endpoint, 304) },
      headers,
    })
  }

  #lettersOf(body: Buffer): string {
    const known = this.#letters.get(body)
    if (known !== undefined) return known
    const letters = body.toString('latin1')
    this.#letters.set(body, letters)
    return letters
  }

  /** As for other requests (app.ts, metrics-routes.ts). */
  #note(
    request: IncomingMessage,
    {
      endpoint,
      id,
      status,
      milliseconds,
    }: { endpoint: string; id: string; status: number; milliseconds: number },
  ): void {
    const trace = traceIdOf(request) ?? undefined
    this.#log?.info(
      { reqId: id, endpoint, member: null, trace, status, milliseconds: Math.round(milliseconds * 10) / 10 },
      'request',
    )
  }
}

function headersOf({ headers }: QuickAnswer, kept: EncodedAnswer, id: string, status: number): string[] {
  const all = [...headers, 'x-request-id', id, 'etag', kept.etag]
  if (status === 304) return all
  if (kept.encoding !== 'identity') all.push('content-encoding', kept.encoding)
  all.push('content-length', String(kept.body.length))
  return all
}
