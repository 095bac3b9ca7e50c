import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../contract/base/errors.ts'

export interface BodyPace {
  /** Milliseconds. */
  window: number
  /** Bytes that have to come in each window while a body is under way. */
  bytes: number
}

/** 8 kbit/s: an eighth of what the outbox counts on (client/offline/outbox/request.ts), and 20 s underground. */
export const BODY_PACE: BodyPace = { window: 20_000, bytes: 20_000 }

/** Ends requests whose body hardly comes, so that nobody holds connections and memory by sending half of one. */
export function registerBodyPace(app: FastifyInstance, pace: BodyPace): void {
  app.addHook('onRequest', async (request, reply) => {
    if (hasBody(request)) watch(request, reply, pace)
  })
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function watch(request: FastifyRequest, reply: FastifyReply, { window, bytes }: BodyPace): void {
  const { raw } = request
  let before = raw.socket.bytesRead
  // Also behind an answer that came early: the rest of the body would hold the connection all the same.
  const timer = setInterval(() => {
    if (raw.complete || raw.destroyed) return clearInterval(timer)
    const came = raw.socket.bytesRead - before
    before = raw.socket.bytesRead
    // What waits to be read is not the sender's delay.
    if (came >= bytes || raw.readableLength > 0) return
    clearInterval(timer)
    refuseRest(request, reply, new AppError('MALFORMED_BODY', { status: 408 }))
  }, window).unref()
  raw.once('close', () => clearInterval(timer))
}

/** Answers before the whole body is there, and ends the connection that the rest would come on. */
export function refuseRest(request: FastifyRequest, reply: FastifyReply, error: AppError): void {
  if (reply.sent) {
    request.raw.destroy()
    return
  }
  reply.raw.once('finish', () => request.raw.destroy())
  void reply.header('connection', 'close').send(error)
}
