import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { AppError } from '../../contract/base/errors.ts'

export interface BodyPace {
  /** Milliseconds. */
  window: number
  /** Minimum number of bytes per window while a body is arriving. */
  bytes: number
}

/**
 * 8 kbit/s: an eighth of the pace the outbox assumes (client/offline/outbox/engine/request.ts), allowing 20 s without
 * reception.
 */
export const BODY_PACE: BodyPace = { window: 20_000, bytes: 20_000 }

/** Milliseconds for which the rest of a body is read and discarded after an early answer. */
const REST_TIME = 10_000

/**
 * Ends requests whose body arrives too slowly, so that slow senders cannot hold connections and memory. After an early
 * answer the rest is read for a while: closing a connection with unread bytes resets it, and the sender may lose the
 * answer.
 */
export function registerBodyPace(app: FastifyInstance, pace: BodyPace): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request)) watch(request, reply, pace)
    done()
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    // Fastify sets it on errors of a body, and Node then closes the connection at once.
    if (hasBody(request) && !request.raw.complete && reply.statusCode !== 408)
      reply.removeHeader('connection')
    done(null, payload)
  })
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    if (!raw.complete && !raw.destroyed) discardRest(raw)
    done()
  })
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function watch(request: FastifyRequest, reply: FastifyReply, { window, bytes }: BodyPace): void {
  const { raw } = request
  let before = raw.socket.bytesRead
  const timer = setInterval(() => {
    if (raw.complete || raw.destroyed) return clearInterval(timer)
    const came = raw.socket.bytesRead - before
    before = raw.socket.bytesRead
    // Bytes that wait to be read are not the sender's delay.
    if (came >= bytes || raw.readableLength > 0) return
    if (reply.sent) raw.destroy()
    else void reply.header('connection', 'close').send(new AppError('MALFORMED_BODY', { status: 408 }))
  }, window).unref()
  raw.once('close', () => clearInterval(timer))
}

function discardRest(raw: IncomingMessage): void {
  raw.unpipe()
  raw.resume()
  const timer = setTimeout(() => raw.destroy(), REST_TIME).unref()
  raw.once('close', () => clearTimeout(timer))
}
