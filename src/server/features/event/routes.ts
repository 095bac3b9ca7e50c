import type { FastifyInstance } from 'fastify'
import { finished } from 'node:stream/promises'
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
import { beginStream, EventStream } from './event-stream.ts'
import { Listeners } from './listeners.ts'
import { WakeUp } from './wake-up.ts'

interface Dependencies {
  db: Db
  pool: pg.Pool
  services: Pick<Services, 'secret'>
  now: () => Date
  /** `MAX_STREAMS` without one. */
  maxStreams?: number
  heartbeatInterval?: number | undefined
}

/** Streams of one process, with which its memory stays within 300 MB. */
const MAX_STREAMS = 10_000
/** Seconds until a client without a stream asks again; it reads by itself meanwhile. */
const FULL_RETRY = 30

/**
 * `GET /api/events`: server-sent events for a signed-in member, until the session ends or the server stops. Not a
 * declared endpoint, because it answers no envelope.
 */
export function registerEvents(
  app: FastifyInstance,
  { db, pool, services, now, maxStreams = MAX_STREAMS, heartbeatInterval }: Dependencies,
): void {
  let streams = 0
  const failed = (error: unknown) => app.log.error({ err: error }, 'events failed')
  const listeners = new Listeners()
  const feed = new ConversationFeed({ db, secret: services.secret, now, listeners }, failed)
  const hub = new EventHub({ db, now, feed, listeners, heartbeatInterval }, failed)
  const wakeUp = new WakeUp(pool, ({ changed = [], typing, conversationId }) => {
    feed.wake(changed)
    if (typing !== undefined && conversationId !== undefined) feed.showTyping(typing, conversationId)
  })
  app.addHook('preClose', async () => {
    wakeUp.close()
    feed.close()
    hub.close()
  })
  // Without HEAD: what is written to the connection has a body.
  const options = { exposeHeadRoute: false, config: { endpointName: 'events.open' } }
  app.get(`/api${EVENTS_PATH}`, options, async (request, reply) => {
    const token = bearerToken(request.headers.authorization)
    const session = token ? await findSession(db, token, now()) : null
    if (!session) throw new AppError('UNAUTHENTICATED')
    if (session.awaitsSecondFactor) throw new AppError('SECOND_FACTOR_REQUIRED')
    request.memberId = session.member.id
    await finished(request.raw.resume(), { writable: false }).catch(() => undefined)
    // Nothing would tell that it is gone.
    if (!request.raw.readableEnded || request.raw.socket.destroyed) return reply.hijack()
    if (streams >= maxStreams) throw new AppError('UNAVAILABLE', { retryAfter: FULL_RETRY })
    const lastId = z.safeParse(Id, request.headers['last-event-id'])
    const socket = beginStream(reply)
    const stream = new EventStream(socket, {
      memberId: session.member.id,
      owner: session.member.owner,
      tokenHash: session.tokenHash.toString('hex'),
    })
    streams += 1
    eventStreams.inc()
    socket.once('close', () => {
      streams -= 1
      eventStreams.dec()
      hub.leave(stream)
    })
    wakeUp.start()
    hub.open(stream, lastId.success ? lastId.data : null)
    return reply
  })
}
