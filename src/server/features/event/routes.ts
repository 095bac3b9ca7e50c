import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { AppError } from '../../../contract/base/errors.ts'
import { EVENTS_PATH } from '../../../contract/message/notification.ts'
import { Id } from '../../../contract/base/schema.ts'
import type pg from 'pg'
import type { Db } from '../../db/database.ts'
import { bearerToken, findSession } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { eventStreams } from '../../metrics.ts'
import { ConversationFeed } from './conversation-feed.ts'
import { EventHub } from './event-hub.ts'
import type { EventStream } from './event-stream.ts'
import { WakeUp } from './wake-up.ts'

interface Dependencies {
  db: Db
  pool: pg.Pool
  services: Pick<Services, 'secret'>
  now: () => Date
  /** `MAX_STREAMS` without one. */
  maxStreams?: number
}

/** Streams of one process. From 8,000 on messages are late at times; with 10,000 the heap is full. */
const MAX_STREAMS = 6_000
/** Seconds until a client without a stream asks again; it reads by itself meanwhile. */
const FULL_RETRY = 30
/** A client with this many unread bytes is considered gone. */
const MAX_QUEUED = 256 * 1024

/**
 * `GET /api/events`: server-sent events for a signed-in member, until the session ends or the server stops. Not a
 * declared endpoint, because it answers no envelope.
 */
export function registerEvents(
  app: FastifyInstance,
  { db, pool, services, now, maxStreams = MAX_STREAMS }: Dependencies,
): void {
  let streams = 0
  const failed = (error: unknown) => app.log.error({ err: error }, 'events failed')
  const feed = new ConversationFeed({ db, secret: services.secret, now }, failed)
  const hub = new EventHub({ db, now, feed }, failed)
  const wakeUp = new WakeUp(pool, ({ changed = [], typing, conversationId }) => {
    feed.wake(changed)
    if (typing !== undefined && conversationId !== undefined) feed.showTyping(typing, conversationId)
  })
  app.addHook('preClose', async () => {
    wakeUp.close()
    feed.close()
    hub.close()
  })
  app.get(`/api${EVENTS_PATH}`, { config: { endpointName: 'events.open' } }, async (request, reply) => {
    const token = bearerToken(request.headers.authorization)
    const session = token ? await findSession(db, token, now()) : null
    if (!session) throw new AppError('UNAUTHENTICATED')
    if (session.awaitsSecondFactor) throw new AppError('SECOND_FACTOR_REQUIRED')
    request.memberId = session.member.id
    // Nothing would tell that it is gone.
    if (request.raw.socket.destroyed) return reply.hijack()
    if (streams >= maxStreams) throw new AppError('UNAVAILABLE', { retryAfter: FULL_RETRY })
    const lastId = z.safeParse(Id, request.headers['last-event-id'])
    const stream = streamTo(reply, session.member.id, session.tokenHash)
    streams += 1
    eventStreams.inc()
    request.raw.on('close', () => {
      streams -= 1
      eventStreams.dec()
      hub.leave(stream)
    })
    wakeUp.start()
    await hub.open(stream, lastId.success ? lastId.data : null).catch((error: unknown) => {
      request.log.error({ err: error }, 'events failed')
      stream.end()
    })
    return reply
  })
}

function streamTo(reply: FastifyReply, memberId: string, tokenHash: Buffer): EventStream {
  reply.hijack()
  const { raw } = reply
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value)
  raw.setHeader('content-type', 'text/event-stream; charset=utf-8')
  raw.setHeader('cache-control', 'private, no-store')
  // Buffering proxies would hold back events.
  raw.setHeader('x-accel-buffering', 'no')
  raw.writeHead(200)
  raw.flushHeaders()
  const write = (text: string) => {
    if (raw.writableEnded || raw.destroyed) return
    if (raw.writableLength > MAX_QUEUED) raw.destroy()
    else raw.write(text)
  }
  return {
    memberId,
    tokenHash,
    isOpen: () => !raw.destroyed && !raw.writableEnded,
    send({ name, data, id }) {
      // JSON has no raw line breaks: one data line is enough.
      write(`event: ${name}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`)
    },
    beat: () => write(': \n\n'),
    end: () => void raw.end(),
    endUntil(retry) {
      write(`retry: ${retry}\n\n`)
      raw.end()
    },
  }
}
