import type { UnreadCounts } from '../conversation/queries.ts'
import type { EventStream } from './event-stream.ts'

interface KnownConversation {
  revision: number
  lastSequence: number
}

/** A stream and what it was told. */
export interface Listener {
  readonly stream: EventStream
  /** Epoch milliseconds. */
  readonly openedAt: number
  /** Ids of notifications already sent, within the look-back window. */
  sentIds: ReadonlySet<string>
  unreadCount: number
  conversations: Map<string, KnownConversation> | null
  counts: UnreadCounts
  /** The number of the poll that brought `counts`. */
  countedBy: number
  /** Ends when nothing is being sent; one poll after another sends, so that messages keep their order. */
  sending: Promise<void>
}

/** The open streams of this process, oldest first. */
export class Listeners {
  readonly #byStream = new Map<EventStream, Listener>()
  readonly #byMember = new Map<string, readonly Listener[]>()
  readonly #byOwner = new Map<string, readonly Listener[]>()

  get size(): number {
    return this.#byStream.size
  }

  all(): Listener[] {
    return [...this.#byStream.values()]
  }

  of(memberId: string): readonly Listener[] {
    return this.#byMember.get(memberId) ?? []
  }

  /** Those that get the conversations of this member. */
  actingFor(owner: string): readonly Listener[] {
    return this.#byOwner.get(owner) ?? []
  }

  has({ stream }: Listener): boolean {
    return this.#byStream.has(stream)
  }

  add(listener: Listener): void {
    const { memberId, owner } = listener.stream
    this.#byStream.set(listener.stream, listener)
    this.#byMember.set(memberId, [...this.of(memberId), listener])
    this.#byOwner.set(owner, [...this.actingFor(owner), listener])
  }

  remove(stream: EventStream): void {
    if (!this.#byStream.delete(stream)) return
    without(this.#byMember, stream.memberId, stream)
    without(this.#byOwner, stream.owner, stream)
  }
}

function without(map: Map<string, readonly Listener[]>, key: string, stream: EventStream): void {
  const others = (map.get(key) ?? []).filter((listener) => listener.stream !== stream)
  if (others.length > 0) map.set(key, others)
  else map.delete(key)
}
