import type { Db } from '../../db/database.ts'
import type { Secret } from '../../providers/secret/secret.ts'
import { changesFor, findChanged } from '../conversation/live.ts'
import { countUnreadMessages, type UnreadCounts } from '../conversation/queries.ts'
import type { EventStream } from './event-stream.ts'

interface Known {
  revision: number
  lastSequence: number
}

interface Listener {
  stream: EventStream
  openedAt: Date
  conversations: Map<string, Known>
  counts: UnreadCounts
  /** The number of the poll that brought `counts`. */
  countedBy: number
  /** Ends when nothing is being sent; one poll after another sends, so that messages keep their order. */
  sending: Promise<void>
}

/** Changes are looked for again for this long, as clocks of processes differ. */
const LOOK_BACK = 60_000
/** Milliseconds in which calls are collected before the database is asked. */
const GATHER = 15
/** Streams that are served at the same time, so that requests find connections too. */
const AT_ONCE = 8
const NONE: UnreadCounts = { unreadConversations: 0, unreadMessages: 0 }

/**
 * Feeds open streams with what changes in conversations: when the hub polls, and as soon as a writer calls. Devices
 * read what they missed by sequence, so that a stream begins with what happens after it was opened.
 */
export class ConversationFeed {
  readonly #listeners = new Map<EventStream, Listener>()
  readonly #db: Db
  readonly #secret: Secret
  readonly #now: () => Date
  readonly #failed: (error: unknown) => void
  readonly #called = new Set<string>()
  #timer: NodeJS.Timeout | null = null
  #polls = 0
  /** Two queues: whoever was called does not wait for a poll of everybody. */
  readonly #work = { everybody: Promise.resolve(), called: Promise.resolve() }

  constructor(
    { db, secret, now }: { db: Db; secret: Secret; now: () => Date },
    failed: (error: unknown) => void,
  ) {
    this.#db = db
    this.#secret = secret
    this.#now = now
    this.#failed = failed
  }

  async open(stream: EventStream): Promise<void> {
    const { memberId } = stream
    const openedAt = this.#now()
    const [recent, unread] = await Promise.all([
      findChanged(this.#db, [memberId], this.#since()),
      countUnreadMessages(this.#db, [memberId]),
    ])
    const counts = unread.get(memberId) ?? NONE
    const conversations = new Map(recent.map((each) => [each.id, each]))
    const sending = Promise.resolve()
    this.#listeners.set(stream, { stream, openedAt, conversations, counts, countedBy: this.#polls, sending })
    stream.send({ name: 'conversations', data: counts })
  }

  leave(stream: EventStream): void {
    this.#listeners.delete(stream)
  }

  /** Polls soon for those members who listen here. */
  wake(memberIds: readonly string[]): void {
    for (const { stream } of this.#listeners.values())
      if (memberIds.includes(stream.memberId)) this.#called.add(stream.memberId)
    if (this.#called.size === 0 || this.#timer) return
    this.#timer = setTimeout(() => {
      this.#timer = null
      const called = new Set(this.#called)
      this.#called.clear()
      void this.poll(called).catch(this.#failed)
    }, GATHER)
  }

  showTyping(memberId: string, conversationId: string): void {
    for (const { stream } of this.#listeners.values())
      if (stream.memberId === memberId) stream.send({ name: 'typing', data: { conversationId } })
  }

  close(): void {
    if (this.#timer) clearTimeout(this.#timer)
  }

  /** @param only these members */
  poll(only?: ReadonlySet<string>): Promise<void> {
    const queue = only ? 'called' : 'everybody'
    const next = this.#work[queue].then(() => this.#poll(only))
    this.#work[queue] = next.catch(() => undefined)
    return next
  }

  #since(): Date {
    return new Date(this.#now().getTime() - LOOK_BACK)
  }

  async #poll(only?: ReadonlySet<string>): Promise<void> {
    const listeners = [...this.#listeners.values()].filter(({ stream }) => only?.has(stream.memberId) ?? true)
    if (listeners.length === 0) return
    const memberIds = [...new Set(listeners.map(({ stream }) => stream.memberId))]
    const poll = ++this.#polls
    const [changed, unread] = await Promise.all([
      findChanged(this.#db, memberIds, this.#since()),
      countUnreadMessages(this.#db, memberIds),
    ])
    const byMember = Map.groupBy(changed, ({ memberId }) => memberId)
    const tellAll = async (listener: Listener) => {
      const { memberId } = listener.stream
      for (const change of byMember.get(memberId) ?? []) await this.#tell(listener, change)
      this.#tellCounts(listener, unread.get(memberId) ?? NONE, poll)
    }
    const tellNext = (listener: Listener) => {
      const next = listener.sending.then(() => tellAll(listener))
      listener.sending = next.catch(() => undefined)
      return next
    }
    for (let first = 0; first < listeners.length; first += AT_ONCE)
      await Promise.all(listeners.slice(first, first + AT_ONCE).map(tellNext))
  }

  async #tell(
    listener: Listener,
    { id, memberId, ...now }: Known & { id: string; memberId: string },
  ): Promise<void> {
    const known = listener.conversations.get(id)
    if (known && known.revision >= now.revision) return
    // Of a conversation that had been quiet, what was said since the stream was opened.
    const since = known ? new Date(0) : new Date(listener.openedAt.getTime() - LOOK_BACK)
    const wanted = { id, memberId, after: known?.lastSequence ?? 0, since }
    const change = await changesFor(this.#db, wanted, { secret: this.#secret, now: this.#now() })
    if (!change) return
    const { progress, messages } = change
    const { stream } = listener
    for (const message of messages) stream.send({ name: 'message', data: { conversationId: id, message } })
    stream.send({ name: 'conversation', data: progress })
    const lastSequence = messages.at(-1)?.sequence ?? known?.lastSequence ?? now.lastSequence
    listener.conversations.set(id, { revision: now.revision, lastSequence })
  }

  #tellCounts(listener: Listener, counts: UnreadCounts, poll: number): void {
    if (poll < listener.countedBy) return
    listener.countedBy = poll
    const { unreadConversations, unreadMessages } = listener.counts
    if (counts.unreadConversations === unreadConversations && counts.unreadMessages === unreadMessages) return
    listener.counts = counts
    listener.stream.send({ name: 'conversations', data: counts })
  }
}
