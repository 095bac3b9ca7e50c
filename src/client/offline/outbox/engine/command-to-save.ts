import type { Fill, Payload, StoredBlob, Title } from './entry.ts'

/** A command before it is saved. Its entry, with id and idempotency key, is created in enqueue.ts and append.ts. */
export interface CommandToSave {
  memberId: string
  entity: string
  operation: string
  params: Record<string, string>
  payload: Payload
  blobs?: Readonly<Record<string, StoredBlob>>
  ifMatch?: string
  versionPart?: string
  needs?: readonly string[]
  fills?: readonly Fill[]
  undo?: string
  absolute: boolean
  /** Id of a refused or unattempted entry that this edit replaces. */
  replaces?: string
  /** Sent once per entity: not saved while another entry of it may have arrived, nor after one did. */
  once?: boolean
  /** Milliseconds before the first attempt, in which the member can still undo it. */
  hold?: number
  /** Entity of the draft that this was written in; removed in the same transaction. */
  draft?: string
  title?: Title
  refreshes?: readonly string[]
  /** Name by which other entries of the same transaction reference it. */
  as?: string
}

/**
 * One of several commands saved in one transaction; its input may reference others by their `as` in `needs` and
 * `fills`.
 */
export interface GroupPart {
  entry: Omit<CommandToSave, 'memberId'>
  bytes?: { blobId: string; blob: Blob }
}

/**
 * VANISHED: it cancelled an unattempted entry, and nothing is left to send. UNDER_WAY: nothing was saved, as the entity
 * is sent once and `id` is or was its command.
 */
export interface Enqueued {
  id: string
  outcome: 'SAVED' | 'VANISHED' | 'UNDER_WAY'
}

/** SENT: the device could not store the entry, so it was sent at once. */
export type Sent = Enqueued | { id: string; outcome: 'SENT' }

/** What saving needs besides the member's entries. */
export interface Saving {
  id: string
  now: number
  group?: string
}

/** The bytes to send are no longer on this device: nothing was saved. */
export class BytesMissing extends Error {
  readonly code = 'BYTES_MISSING'
}

/** Replaces names of entries of the same transaction by their ids. */
export function renamedNeeds(wanted: CommandToSave, named: ReadonlyMap<string, string>): CommandToSave {
  const idOf = (need: string) => named.get(need) ?? need
  return {
    ...wanted,
    needs: (wanted.needs ?? []).map(idOf),
    fills: (wanted.fills ?? []).map((fill) => ({ ...fill, need: idOf(fill.need) })),
  }
}
