import type { Selectable } from 'kysely'
import type { NotificationTable } from '../../db/alert-tables.ts'
import type { Db } from '../../db/database.ts'
import { notificationOf } from '../notification/service.ts'
import type { ConversationFeed } from './conversation-feed.ts'
import type { EventStream } from './event-stream.ts'
import {
  countUnreadOf,
  findLiveSessions,
  findNotificationsAfter,
  findRecentNotifications,
} from './queries.ts'

type NotificationRow = Selectable<NotificationTable>

interface Listener {
  stream: EventStream
  /** Ids already sent, within the look-back window. */
  sentIds: Set<string>
  unreadCount: number
}

/** Polling interval in ms while anyone listens; one set of queries serves all streams. */
const INTERVAL = 1000
/** With thousands of streams a poll takes long: it rests for this many times as long, so that requests find time too. */
const REST = 4
const LONGEST_REST = 10_000
const HEARTBEAT_INTERVAL = 25_000
/** On shutdown, clients reconnect spread over several seconds. */
const SHORTEST_RETRY = 1_000
const RETRY_SPREAD = 4_000
/** Transactions commit out of order, so recent notifications are queried again for this long. */
const LOOK_BACK = 60_000
const MAX_MISSED = 100
/** Tabs share one stream; more streams indicate a client that does not close them. */
const MAX_STREAMS_PER_MEMBER = 5

/** Feeds open streams by polling the database, independently of the writers of notifications. */
export class EventHub {
  readonly #listeners = new Map<EventStream, Listener>()
  readonly #db: Db
  readonly #now: () => Date
  readonly #failed: (error: unknown) => void
  readonly #feed: ConversationFeed
  #timer: NodeJS.Timeout | null = null
  #isClosed = false
  #beatAt = 0
  /** Milliseconds of the last poll. */
  #took = 0

  constructor(
    { db, now, feed }: { db: Db; now: () => Date; feed: ConversationFeed },
    failed: (error: unknown) => void,
  ) {
    this.#db = db
    this.#now = now
    this.#failed = failed
    this.#feed = feed
  }

  /** Sends what was missed since `lastId`, then new events. */
  async open(stream: EventStream, lastId: string | null): Promise<void> {
    const { memberId } = stream
    const [missed, recent, unread] = await Promise.all([
      lastId === null ? [] : findNotificationsAfter(this.#db, memberId, lastId, MAX_MISSED),
      findRecentNotifications(this.#db, [memberId], this.#lookBack()),
      countUnreadOf(this.#db, [memberId]),
    ])
    if (this.#isClosed) return this.#sendAway(stream)
    if (!stream.isOpen()) return
    this.#makeRoom(memberId)
    const unreadCount = unread.get(memberId) ?? 0
    // A new client has just read the list; a returning one gets what it missed.
    const known = recent.filter((row) => lastId === null || row.id <= lastId)
    const sentIds = new Set([...missed, ...known].map((row) => row.id))
    this.#listeners.set(stream, { stream, sentIds, unreadCount })
    stream.send({ name: 'unread', data: { unreadCount } })
    for (const row of missed) sendNotification(stream, row, unreadCount)
    await this.#feed.open(stream)
    // It may have been closed, or given up for a newer one, meanwhile.
    if (!this.#listeners.has(stream)) this.#feed.leave(stream)
    this.#schedule()
  }

  leave(stream: EventStream): void {
    this.#listeners.delete(stream)
    this.#feed.leave(stream)
  }

  /** Ends all streams; clients reconnect to another process, or to this one after its restart. */
  close(): void {
    this.#isClosed = true
    if (this.#timer) clearTimeout(this.#timer)
    for (const stream of this.#listeners.keys()) this.#sendAway(stream)
  }

  #sendAway(stream: EventStream): void {
    this.leave(stream)
    stream.endUntil(SHORTEST_RETRY + Math.round(Math.random() * RETRY_SPREAD))
  }

  #end(stream: EventStream): void {
    this.leave(stream)
    stream.end()
  }

  #lookBack(): Date {
    return new Date(this.#now().getTime() - LOOK_BACK)
  }

  #makeRoom(memberId: string): void {
    const own = [...this.#listeners.keys()].filter((other) => other.memberId === memberId)
    for (const oldest of own.slice(0, Math.max(0, own.length + 1 - MAX_STREAMS_PER_MEMBER))) this.#end(oldest)
  }

  #schedule(): void {
    if (this.#timer || this.#isClosed || this.#listeners.size === 0) return
    this.#timer = setTimeout(
      () => {
        this.#timer = null
        const start = performance.now()
        void this.#poll()
          .catch(this.#failed)
          .finally(() => {
            this.#took = performance.now() - start
            this.#schedule()
          })
      },
      Math.min(Math.max(INTERVAL, REST * this.#took), LONGEST_REST),
    )
  }

  async #poll(): Promise<void> {
    const listeners = [...this.#listeners.values()]
    const memberIds = [...new Set(listeners.map(({ stream }) => stream.memberId))]
    const tokenHashes = listeners.map(({ stream }) => stream.tokenHash)
    const [live, recent, unread] = await Promise.all([
      findLiveSessions(this.#db, tokenHashes, this.#now()),
      findRecentNotifications(this.#db, memberIds, this.#lookBack()),
      countUnreadOf(this.#db, memberIds),
    ])
    const byMember = Map.groupBy(recent, (row) => row.member_id)
    for (const listener of listeners) {
      const { stream } = listener
      if (live.has(stream.tokenHash.toString('hex'))) {
        update(listener, byMember.get(stream.memberId) ?? [], unread.get(stream.memberId) ?? 0)
      } else {
        stream.send({ name: 'signed-out', data: {} })
        this.#end(stream)
      }
    }
    await this.#feed.poll()
    this.#beat()
  }

  #beat(): void {
    const at = performance.now()
    if (at - this.#beatAt < HEARTBEAT_INTERVAL) return
    this.#beatAt = at
    for (const stream of this.#listeners.keys()) stream.beat()
  }
}

function update(listener: Listener, recent: readonly NotificationRow[], unreadCount: number): void {
  const { stream, sentIds } = listener
  for (const row of recent) if (!sentIds.has(row.id)) sendNotification(stream, row, unreadCount)
  listener.sentIds = new Set(recent.map((row) => row.id))
  if (listener.unreadCount !== unreadCount) stream.send({ name: 'unread', data: { unreadCount } })
  listener.unreadCount = unreadCount
}

function sendNotification(stream: EventStream, row: NotificationRow, unreadCount: number): void {
  const notification = notificationOf(row)
  stream.send({ name: 'notification', id: row.id, data: { notification, unreadCount } })
}
