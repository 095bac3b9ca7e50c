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

  get size(): number {
    return this.#byStream.size
  }

  all(): Listener[] {
    return [...this.#byStream.values()]
  }

  of(memberId: string): readonly Listener[] {
    return this.#byMember.get(memberId) ?? []
  }

  has({ stream }: Listener): boolean {
    return this.#byStream.has(stream)
  }

  add(listener: Listener): void {
    const { memberId } = listener.stream
    this.#byStream.set(listener.stream, listener)
    this.#byMember.set(memberId, [...this.of(memberId), listener])
  }

  remove(stream: EventStream): void {
    if (!this.#byStream.delete(stream)) return
    const others = this.of(stream.memberId).filter((listener) => listener.stream !== stream)
    if (others.length > 0) this.#byMember.set(stream.memberId, others)
    else this.#byMember.delete(stream.memberId)
  }
}
