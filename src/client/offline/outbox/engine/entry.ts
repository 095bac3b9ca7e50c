import type { FieldError } from '../../../../contract/base/errors.ts'
import type { Key } from '../../../browser/database.ts'

export const SCHEMA_VERSION = 1
/** Milliseconds for which a claimed entry belongs to its sender. */
export const LEASE = 60_000

export type EntryState = 'QUEUED' | 'BLOCKED' | 'SENDING' | 'AUTH_WAIT' | 'CONFLICT' | 'REJECTED'

/** What a screen needs to label an entry, such as a job's title and company. */
export type Title = Readonly<Record<string, string>>

export type Part = { name: string; value: string } | { name: string; blobId: string; fileName: string }

export type Payload =
  | { kind: 'none' }
  | { kind: 'json'; value: unknown }
  | { kind: 'multipart'; parts: readonly Part[] }

/** Takes a value from the answer to `need` once there is one: `id` is the answer's `data.id`, `data` all of it. */
export interface Fill {
  need: string
  take: 'id' | 'data'
  into: 'params' | 'payload'
  at: readonly string[]
}

/** Why the server refused it; kept until the member edits or discards the entry. */
export interface Refusal {
  status: number
  code: string
  fields: readonly FieldError[]
  /** With CONFLICT: the server's current version. */
  theirs?: unknown
  /** With CONFLICT: its ETag, to save over it once the member has seen it. */
  etag?: string
}

export interface Entry {
  version: number
  /** The command's idempotency key: every attempt sends it as Idempotency-Key. Made in enqueue.ts. */
  id: string
  memberId: string
  seq: number
  /** Entries of one entity are sent in the order of `seq`. */
  entity: string
  /** Name of the endpoint. */
  operation: string
  params: Record<string, string>
  payload: Payload
  /** Entries saved in one step share a group and are displayed together. */
  group?: string
  ifMatch?: string
  /** Letter of the ETag part that this command's If-Match is compared with; the whole ETag if unset. */
  versionPart?: string
  /** Ids of entries that must be sent first. */
  needs: readonly string[]
  fills: readonly Fill[]
  /** Operation that undoes this one, with the same parameters. */
  undo?: string
  /**
   * Whether the newest entry of this operation contains the whole state, so that it replaces an unattempted older one.
   */
  absolute: boolean
  state: EntryState
  /** Attempts that may have reached the server. */
  attempts: number
  /** Consecutive attempts answered by something other than the server. */
  strayAnswers?: number
  /** Epoch ms before which it is not retried. */
  due: number
  /** Like `due`, but requested by the server or by the command itself: not even a new connection overrides it. */
  notBefore: number
  lease?: { holder: string; until: number }
  refusal?: Refusal
  title: Title
  /** Names of the reads that show its effect. */
  refreshes: readonly string[]
  savedAt: number
}

/** The outcome of an entry; kept for seven days. */
export interface Receipt {
  id: string
  memberId: string
  seq: number
  entity: string
  operation: string
  params: Record<string, string>
  outcome: 'SENT' | 'CANCELLED'
  /** `data` of the server's answer. */
  data?: unknown
  etag?: string
  group?: string
  /** The version it was based on: entries still based on that version continue on `etag`. */
  ifMatch?: string
  /** The JSON that was sent; screens show it until the server's data is newer. */
  payload?: unknown
  /** Blobs that were sent and are no longer on the device. */
  blobIds?: readonly string[]
  title: Title
  refreshes: readonly string[]
  at: number
}

export interface StoredBlob {
  bytes: ArrayBuffer
  type: string
  sha256: string
  /** Name of the draft that they were stored for. */
  draft?: string
  /** Epoch ms, for a draft's blob. */
  keptAt?: number
}

export interface MemberRecord {
  version: number
  nextSeq: number
}

export const keys = {
  member: (memberId: string): Key => ['m', memberId],
  entries: (memberId: string): Key => ['e', memberId],
  entry: (entry: Pick<Entry, 'memberId' | 'seq'>): Key => ['e', entry.memberId, entry.seq],
  blobs: (memberId: string): Key => ['b', memberId],
  blob: (memberId: string, blobId: string): Key => ['b', memberId, blobId],
  drafts: (memberId: string): Key => ['d', memberId],
  draft: (memberId: string, entity: string): Key => ['d', memberId, entity],
  receipts: (memberId: string): Key => ['r', memberId],
  receipt: (memberId: string, id: string): Key => ['r', memberId, id],
}

/** Ids of the blobs that an entry sends. */
export function blobIdsOf(payload: Payload): string[] {
  if (payload.kind !== 'multipart') return []
  return payload.parts.flatMap((part) => ('blobId' in part ? [part.blobId] : []))
}

/** Whether the server cannot have seen it: only then may it change or be removed locally. */
export function isUntouched(entry: Entry): boolean {
  return (
    entry.attempts === 0 &&
    (entry.state === 'QUEUED' || entry.state === 'BLOCKED' || entry.state === 'AUTH_WAIT')
  )
}

const STRAY_LIMIT = 5

/** Whether something between this phone and the server, such as a captive portal, keeps answering. */
export const isIntercepted = (entry: Pick<Entry, 'strayAnswers'>): boolean =>
  (entry.strayAnswers ?? 0) >= STRAY_LIMIT

/** Whether the server refused it, so that it had no effect and the member must decide. */
export const needsAttention = (entry: Pick<Entry, 'state'>): boolean =>
  entry.state === 'REJECTED' || entry.state === 'CONFLICT'

export function receiptOf(entry: Entry, outcome: Receipt['outcome'], at: number): Receipt {
  const { id, memberId, seq, entity, operation, params, title, refreshes, payload, group, ifMatch } = entry
  const blobIds = blobIdsOf(payload)
  return {
    id,
    memberId,
    seq,
    entity,
    operation,
    params,
    title,
    refreshes,
    outcome,
    at,
    ...(group === undefined ? {} : { group }),
    ...(ifMatch === undefined ? {} : { ifMatch }),
    ...(payload.kind === 'json' && outcome === 'SENT' ? { payload: payload.value } : {}),
    ...(blobIds.length > 0 ? { blobIds } : {}),
  }
}
