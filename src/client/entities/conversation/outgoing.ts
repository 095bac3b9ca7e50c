import * as z from 'zod/mini'
import {
  Message,
  NewMessage,
  sendMessage,
  withdrawMessage,
} from '../../../contract/message/conversation-message.ts'
import {
  type Entry,
  type Receipt,
  type Refusal,
  blobIdsOf,
  needsAttention,
} from '../../offline/outbox/engine/entry.ts'

/** WAITING: on this device. REFUSED: waits for the member, and so does all that was written after it. */
export type OutgoingState = 'WAITING' | 'SENDING' | 'SIGN_IN' | 'REFUSED'

/** A message that this device has not sent yet. */
export interface Outgoing {
  /** Id of its entry. */
  entryId: string
  group?: string
  message: NewMessage
  state: OutgoingState
  refusal?: Refusal
  /** The entry that was refused: the message, or a file that it carries. */
  refusedId?: string
  /** Bytes of its photos or document. */
  blobIds: readonly string[]
  /** Whether no attempt was made, so that it can be cancelled. */
  isUntouched: boolean
  savedAt: number
}

const Said = z.object({ id: z.string() })

/** Unsent messages of a conversation, in the order in which they will be sent. */
export function outgoingOf(entries: readonly Entry[], conversationId: string): Outgoing[] {
  return entries.flatMap((entry) => {
    if (entry.operation !== sendMessage.name || entry.params['id'] !== conversationId) return []
    if (entry.payload.kind !== 'json' || !Said.safeParse(entry.payload.value).success) return []
    return [outgoing(entry, entry.payload.value as NewMessage, entries)]
  })
}

function outgoing(entry: Entry, message: NewMessage, entries: readonly Entry[]): Outgoing {
  const files = entries.filter(({ id }) => entry.needs.includes(id))
  const own = [...files, entry]
  const refused = own.find(needsAttention)
  const state = refused
    ? 'REFUSED'
    : own.some((each) => each.state === 'SENDING')
      ? 'SENDING'
      : own.some((each) => each.state === 'AUTH_WAIT')
        ? 'SIGN_IN'
        : 'WAITING'
  return {
    entryId: entry.id,
    message,
    state,
    blobIds: files.flatMap(({ payload }) => blobIdsOf(payload)),
    isUntouched: own.every(({ attempts, state: at }) => attempts === 0 && at !== 'SENDING'),
    savedAt: entry.savedAt,
    ...(entry.group === undefined ? {} : { group: entry.group }),
    ...(refused?.refusal ? { refusal: refused.refusal } : {}),
    ...(refused ? { refusedId: refused.id } : {}),
  }
}

/** Messages that the server has taken, newer than those on the device. */
export function arrivedOf(
  receipts: readonly Receipt[],
  conversationId: string,
  lastSequence: number,
): Message[] {
  return receipts.flatMap(({ operation, params, outcome, data }) => {
    if (operation !== sendMessage.name || params['id'] !== conversationId || outcome !== 'SENT') return []
    const message = Message.safeParse(data)
    return message.success && message.data.sequence > lastSequence ? [message.data] : []
  })
}

/** What this device was told to take back, by message: an unsent command, or one that was refused. */
export type Removal = Pick<Entry, 'id' | 'refusal'>

export const removalsOf = (entries: readonly Entry[], conversationId: string): ReadonlyMap<string, Removal> =>
  new Map(
    entries.flatMap((entry) => {
      const { operation, params, id, refusal } = entry
      if (operation !== withdrawMessage.name || params['id'] !== conversationId) return []
      const removal = needsAttention(entry) && refusal ? { id, refusal } : { id }
      return [[params['messageId'] ?? '', removal]]
    }),
  )
