import type { Selectable } from 'kysely'
import type { NotificationTable } from '../../db/alert-tables.ts'
import type { Db } from '../../db/database.ts'
import { isKnown, notificationOf } from '../notification/service.ts'
import type { ConversationFeed } from './conversation-feed.ts'
import type { EventStream } from './event-stream.ts'
import type { Listener, Listeners } from './listeners.ts'
import {
  countUnreadOf,
  findEndedStreams,
  findNotificationsAfter,
  findRecentNotifications,
} from './queries.ts'

type NotificationRow = Selectable<NotificationTable>

interface Opening {
  stream: EventStream
  lastId: string | null
}

interface Dependencies {
  db: Db
  now: () => Date
  feed: ConversationFeed
  listeners: Listeners
  /** Milliseconds; tests use shorter ones. */
  heartbeatInterval?: number
}

/** Polling interval in ms while anyone listens. */
const INTERVAL = 1000
/** With thousands of streams a poll takes long: it rests for this many times as long, so that requests find time too. */
const REST = 4
const MAX_REST = 10_000
/** Streams that one set of queries serves: more at once would keep messages waiting behind a poll. */
const SLICE = 500
const HEARTBEAT_INTERVAL = 25_000
/** On shutdown, clients reconnect spread over several seconds. */
const MIN_RETRY = 1_000
const RETRY_SPREAD = 4_000
/** Transactions commit out of order, so recent notifications are queried again for this long. */
const LOOK_BACK = 60_000
const MAX_MISSED = 100
/** Tabs share one stream; more streams indicate a client that does not close them. */
const MAX_STREAMS_PER_MEMBER = 5
const NO_IDS: ReadonlySet<string> = new Set()

/** Feeds open streams by polling the database, independently of the writers of notifications. */
export class EventHub {
  readonly #listeners: Listeners
  readonly #db: Db
  readonly #now: () => Date
  readonly #failed: (error: unknown) => void
  readonly #feed: ConversationFeed
  readonly #heartbeatInterval: number
  /** Streams that wait to be opened, with one set of queries for all that wait. */
  #waiting: Opening[] = []
  #isOpening = false
  #timer: NodeJS.Timeout | null = null
  #isClosed = false
  #beatAt = performance.now()
  /** Milliseconds of the last poll. */
  #took = 0

  constructor(
    { db, now, feed, listeners, heartbeatInterval = HEARTBEAT_INTERVAL }: Dependencies,
    failed: (error: unknown) => void,
  ) {
    this.#db = db
    this.#now = now
    this.#failed = failed
    this.#feed = feed
    this.#listeners = listeners
    this.#heartbeatInterval = heartbeatInterval
  }

  /** Sends what was missed since `lastId`, then new events. A stream that cannot be opened is ended. */
  open(stream: EventStream, lastId: string | null): void {
    this.#waiting.push({ stream, lastId })
    if (!this.#isOpening) void this.#openWaiting()
  }

  leave(stream: EventStream): void {
    this.#listeners.remove(stream)
  }

  /** Ends all streams; clients reconnect to another process, or to this one after its restart. */
  close(): void {
    this.#isClosed = true
    if (this.#timer) clearTimeout(this.#timer)
    for (const { stream } of this.#listeners.all()) this.#sendAway(stream)
  }

  async #openWaiting(): Promise<void> {
    this.#isOpening = true
    while (this.#waiting.length > 0) {
      const openings = this.#waiting.splice(0, SLICE)
      await this.#openAll(openings).catch((error: unknown) => {
        this.#failed(error)
        for (const { stream } of openings) this.#end(stream)
      })
    }
    this.#isOpening = false
    this.#schedule()
  }

  async #openAll(openings: readonly Opening[]): Promise<void> {
    const memberIds = [...new Set(openings.map(({ stream }) => stream.memberId))]
    const [missed, recent, unread, start] = await Promise.all([
      Promise.all(openings.map((opening) => this.#missedBy(opening))),
      findRecentNotifications(this.#db, memberIds, this.#lookBack()),
      countUnreadOf(this.#db, memberIds),
      this.#feed.start(openings.map(({ stream }) => stream)),
    ])
    const recentOf = Map.groupBy(recent, (row) => row.member_id)
    const openedAt = this.#now().getTime()
    for (const [index, { stream, lastId }] of openings.entries()) {
      const { memberId } = stream
      // A new client has just read the list; a returning one gets what it missed.
      const known = recentOf.get(memberId)?.filter((row) => lastId === null || row.id <= lastId) ?? []
      this.#begin(missed[index] ?? [], {
        stream,
        openedAt,
        sentIds: idsOf([...(missed[index] ?? []), ...known]),
        unreadCount: unread.get(memberId) ?? 0,
        ...start(stream),
        sending: NOTHING,
      })
    }
  }

  async #missedBy({ stream, lastId }: Opening): Promise<NotificationRow[]> {
    return lastId === null ? [] : findNotificationsAfter(this.#db, stream.memberId, lastId, MAX_MISSED)
  }

  #begin(missed: readonly NotificationRow[], listener: Listener): void {
    const { stream, unreadCount } = listener
    if (this.#isClosed) return this.#sendAway(stream)
    if (!stream.isOpen) return
    this.#makeRoom(stream.memberId)
    this.#listeners.add(listener)
    stream.send({ name: 'unread', data: { unreadCount } })
    for (const row of missed) sendNotification(stream, row, unreadCount)
    stream.send({ name: 'conversations', data: listener.counts })
  }

  #sendAway(stream: EventStream): void {
    this.leave(stream)
    stream.endUntil(MIN_RETRY + Math.round(Math.random() * RETRY_SPREAD))
  }

  #end(stream: EventStream): void {
    this.leave(stream)
    stream.end()
  }

  #lookBack(): Date {
    return new Date(this.#now().getTime() - LOOK_BACK)
  }

  #makeRoom(memberId: string): void {
    const own = this.#listeners.of(memberId)
    for (const { stream } of own.slice(0, Math.max(0, own.length + 1 - MAX_STREAMS_PER_MEMBER)))
      this.#end(stream)
  }

  #schedule(): void {
    if (this.#timer || this.#isClosed || this.#listeners.size === 0) return
    this.#timer = setTimeout(
      () => {
        const start = performance.now()
        void this.#poll()
          .catch(this.#failed)
          .finally(() => {
            this.#timer = null
            this.#took = performance.now() - start
            this.#schedule()
          })
      },
      Math.min(Math.max(INTERVAL, REST * this.#took), MAX_REST),
    )
  }

  async #poll(): Promise<void> {
    const at = performance.now()
    const beats = at - this.#beatAt >= this.#heartbeatInterval
    if (beats) this.#beatAt = at
    const listeners = this.#listeners.all()
    for (let first = 0; first < listeners.length; first += SLICE) {
      const slice = listeners.slice(first, first + SLICE)
      if (beats) for (const { stream } of slice) stream.beat()
      await this.#pollSlice(slice)
    }
  }

  async #pollSlice(listeners: readonly Listener[]): Promise<void> {
    const memberIds = [...new Set(listeners.map(({ stream }) => stream.memberId))]
    const streams = listeners.map(({ stream }) => stream)
    const [ended, recent, unread] = await Promise.all([
      findEndedStreams(this.#db, streams, this.#now()),
      findRecentNotifications(this.#db, memberIds, this.#lookBack()),
      countUnreadOf(this.#db, memberIds),
    ])
    const recentOf = Map.groupBy(recent, (row) => row.member_id)
    for (const listener of listeners) {
      const { stream } = listener
      const end = ended.get(stream.tokenHash)
      if (end) {
        // Of another company than before: the client opens a new stream.
        if (end.isSignedOut) stream.send({ name: 'signed-out', data: {} })
        this.#end(stream)
      } else {
        update(listener, recentOf.get(stream.memberId) ?? [], unread.get(stream.memberId) ?? 0)
      }
    }
    await this.#feed.poll(listeners)
  }
}

/** Shared by streams that are sent nothing. */
const NOTHING = Promise.resolve()

const idsOf = (rows: readonly NotificationRow[]): ReadonlySet<string> =>
  rows.length === 0 ? NO_IDS : new Set(rows.map((row) => row.id))

function update(listener: Listener, recent: readonly NotificationRow[], unreadCount: number): void {
  const { stream, sentIds } = listener
  for (const row of recent) if (!sentIds.has(row.id)) sendNotification(stream, row, unreadCount)
  listener.sentIds = idsOf(recent)
  if (listener.unreadCount !== unreadCount) stream.send({ name: 'unread', data: { unreadCount } })
  listener.unreadCount = unreadCount
}

function sendNotification(stream: EventStream, row: NotificationRow, unreadCount: number): void {
  if (!isKnown(row)) return
  const notification = notificationOf(row)
  stream.send({ name: 'notification', id: row.id, data: { notification, unreadCount } })
}
