import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
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

/** Ends requests whose body arrives too slowly, so that slow senders cannot hold connections and memory. */
export function registerBodyPace(app: FastifyInstance, pace: BodyPace): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request)) watch(request, reply, pace)
    done()
  })
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function watch(request: FastifyRequest, reply: FastifyReply, { window, bytes }: BodyPace): void {
  const { raw } = request
  let before = raw.socket.bytesRead
  // Also runs after an early answer, because the rest of the body would still hold the connection.
  const timer = setInterval(() => {
    if (raw.complete || raw.destroyed) return clearInterval(timer)
    const came = raw.socket.bytesRead - before
    before = raw.socket.bytesRead
    // Bytes that wait to be read are not the sender's delay.
    if (came >= bytes || raw.readableLength > 0) return
    clearInterval(timer)
    refuseRest(request, reply, new AppError('MALFORMED_BODY', { status: 408 }))
  }, window).unref()
  raw.once('close', () => clearInterval(timer))
}

/** Answers before the body is complete and closes the connection. */
export function refuseRest(request: FastifyRequest, reply: FastifyReply, error: AppError): void {
  if (reply.sent) {
    request.raw.destroy()
    return
  }
  reply.raw.once('finish', () => request.raw.destroy())
  void reply.header('connection', 'close').send(error)
}
