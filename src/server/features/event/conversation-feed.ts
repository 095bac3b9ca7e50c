import type { Db } from '../../db/database.ts'
import type { Secret } from '../../providers/secret/secret.ts'
import { type ChangedConversation, changesFor, findChanged } from '../conversation/live.ts'
import { countUnreadMessages, type UnreadCounts } from '../conversation/queries.ts'
import { Calls } from './calls.ts'
import type { EventStream } from './event-stream.ts'
import type { Listener, Listeners } from './listeners.ts'
import { findReaders, type StreamReader } from './queries.ts'

/** Changes are looked for again for this long, as clocks of processes differ. */
const LOOK_BACK = 60_000
/** Streams that are served at the same time, so that requests find connections too. */
const AT_ONCE = 8
const NONE: UnreadCounts = { unreadConversations: 0, unreadMessages: 0 }

/** Where the conversations of a member stand when a stream is opened. */
type Start = Pick<Listener, 'conversations' | 'counts' | 'countedBy'>

/**
 * Feeds open streams with what changes in conversations: when the hub polls, and as soon as a writer calls. Devices
 * read what they missed by sequence, so that a stream begins with what happens after it was opened.
 */
export class ConversationFeed {
  readonly #listeners: Listeners
  readonly #db: Db
  readonly #secret: Secret
  readonly #now: () => Date
  /** Owners whose listeners do not wait for the poll of everybody. */
  readonly #calls: Calls
  #polls = 0

  constructor(
    { db, secret, now, listeners }: { db: Db; secret: Secret; now: () => Date; listeners: Listeners },
    failed: (error: unknown) => void,
  ) {
    this.#db = db
    this.#secret = secret
    this.#now = now
    this.#listeners = listeners
    const answer = (owners: ReadonlySet<string>) =>
      this.poll([...owners].flatMap((id) => listeners.actingFor(id)))
    this.#calls = new Calls(answer, failed)
  }

  /** @returns where the conversations of each of these streams stand */
  async start(streams: readonly EventStream[]): Promise<(stream: EventStream) => Start> {
    const { readerOf, recent, unread } = await this.#read(streams)
    const countedBy = this.#polls
    return ({ memberId }) => {
      const { owner } = readerOf(memberId)
      const known = recent.get(owner)
      return {
        conversations: known ? new Map(known.map((each) => [each.id, each])) : null,
        counts: unread.get(owner) ?? NONE,
        countedBy,
      }
    }
  }

  /** Polls soon for those who listen here to conversations of these members. */
  wake(memberIds: readonly string[]): void {
    for (const id of memberIds) if (this.#listeners.actingFor(id).length > 0) this.#calls.add(id)
  }

  showTyping(memberId: string, conversationId: string): void {
    for (const { stream } of this.#listeners.actingFor(memberId))
      stream.send({ name: 'typing', data: { conversationId } })
  }

  close(): void {
    this.#calls.close()
  }

  /** By owner, whom colleagues act for as long as they work for the company. */
  async #read(streams: readonly EventStream[]) {
    const readerOf = await findReaders(this.#db, streams)
    const owners = [...new Set(streams.map(({ memberId }) => readerOf(memberId).owner))]
    const [changed, unread] = await Promise.all([
      findChanged(this.#db, owners, new Date(this.#now().getTime() - LOOK_BACK)),
      countUnreadMessages(this.#db, owners),
    ])
    return { readerOf, recent: Map.groupBy(changed, ({ memberId }) => memberId), unread }
  }

  async poll(listeners: readonly Listener[]): Promise<void> {
    const open = listeners.filter((listener) => this.#listeners.has(listener))
    if (open.length === 0) return
    const poll = ++this.#polls
    const { readerOf, recent, unread } = await this.#read(open.map(({ stream }) => stream))
    const ownerOfListener = ({ stream }: Listener) => readerOf(stream.memberId).owner
    const tellAll = async (listener: Listener) => {
      const reader = readerOf(listener.stream.memberId)
      const { owner } = reader
      for (const change of recent.get(owner) ?? []) await this.#tell(listener, change, reader)
      tellCounts(listener, unread.get(owner) ?? NONE, poll)
    }
    const tellNext = (listener: Listener) => {
      const next = listener.sending.then(() => tellAll(listener))
      listener.sending = next.catch(() => undefined)
      return next
    }
    const quiet = open.filter((listener) => !recent.has(ownerOfListener(listener)))
    for (const listener of quiet) tellCounts(listener, unread.get(ownerOfListener(listener)) ?? NONE, poll)
    const changed = open.filter((listener) => recent.has(ownerOfListener(listener)))
    for (let first = 0; first < changed.length; first += AT_ONCE)
      await Promise.all(changed.slice(first, first + AT_ONCE).map(tellNext))
  }

  async #tell(
    listener: Listener,
    { id, memberId, ...now }: ChangedConversation,
    { langCode }: StreamReader,
  ): Promise<void> {
    const known = listener.conversations?.get(id)
    if (known && known.revision >= now.revision) return
    // Of a conversation that had been quiet, what was said since the stream was opened.
    const since = known ? new Date(0) : new Date(listener.openedAt - LOOK_BACK)
    const wanted = { id, memberId, after: known?.lastSequence ?? 0, since, langCode }
    const change = await changesFor(this.#db, wanted, { secret: this.#secret, now: this.#now() })
    if (!change) return
    const { progress, messages } = change
    const { stream } = listener
    for (const message of messages) stream.send({ name: 'message', data: { conversationId: id, message } })
    stream.send({ name: 'conversation', data: progress })
    const lastSequence = messages.at(-1)?.sequence ?? known?.lastSequence ?? now.lastSequence
    listener.conversations ??= new Map()
    listener.conversations.set(id, { revision: now.revision, lastSequence })
  }
}

function tellCounts(listener: Listener, counts: UnreadCounts, poll: number): void {
  if (poll < listener.countedBy) return
  listener.countedBy = poll
  const { unreadConversations, unreadMessages } = listener.counts
  if (counts.unreadConversations === unreadConversations && counts.unreadMessages === unreadMessages) return
  listener.counts = counts
  listener.stream.send({ name: 'conversations', data: counts })
}
