import type { FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const HEADER = 'x-request-id'
const REQUEST_ID = /^[\w.:-]{1,100}$/
/** W3C Trace Context, version 00. */
const TRACE_PARENT = /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/

/** The caller's id if it gave a plain one, so that a proxy's log and ours name a request alike. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[HEADER]
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
}

/** The trace that a request is part of, for the log; null without a valid `traceparent`. */
export function traceIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string | null {
  const given = headers['traceparent']
  return (typeof given === 'string' && TRACE_PARENT.exec(given)?.[1]) || null
}

/** Answers carry the id that the log names the request by. */
export function returnRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(HEADER, request.id)
    done()
  })
}
