import type { FieldError } from '../../../../contract/base/errors.ts'
import type { Key } from '../../../browser/database.ts'

export const SCHEMA_VERSION = 1
/** Milliseconds for which a claimed entry belongs to its sender. */
export const LEASE = 60_000

export type EntryState = 'QUEUED' | 'BLOCKED' | 'SENDING' | 'AUTH_WAIT' | 'CONFLICT' | 'REJECTED'

/** What a screen needs to name an entry: a posting's title and company, say. */
export type Title = Readonly<Record<string, string>>

export type Part = { name: string; value: string } | { name: string; blobId: string; fileName: string }

export type Payload =
  | { kind: 'none' }
  | { kind: 'json'; value: unknown }
  | { kind: 'multipart'; parts: readonly Part[] }

/** Takes a value out of the answer to `need` once it is there: `id` is the answer's `data.id`, `data` all of it. */
export interface Fill {
  need: string
  take: 'id' | 'data'
  into: 'params' | 'payload'
  at: readonly string[]
}

/** Why the server did not take it; kept until the member edits or discards the entry. */
export interface Refusal {
  status: number
  code: string
  fields: readonly FieldError[]
  /** With CONFLICT: the server's current object. */
  theirs?: unknown
  /** With CONFLICT: its version, to save a merged body on top of. */
  etag?: string
}

export interface Entry {
  version: number
  /** Also the Idempotency-Key, on every attempt. */
  id: string
  memberId: string
  seq: number
  /** Entries of one entity are sent in the order of `seq`. */
  entity: string
  /** Name of the endpoint. */
  operation: string
  params: Record<string, string>
  payload: Payload
  /** The JSON that the member began with: of a refused entry it tells what they changed themselves. */
  base?: unknown
  /** What was saved in one step is shown together. */
  group?: string
  ifMatch?: string
  /** Letter of the part of the ETag that this command's If-Match is compared with; all of it where there is none. */
  versionPart?: string
  /** Ids of entries that must have been sent before. */
  needs: readonly string[]
  fills: readonly Fill[]
  /** Operation that takes this one back, with the same parameters. */
  undo?: string
  /** Whether the newest of such entries says everything: an older one, never attempted, may give way. */
  absolute: boolean
  state: EntryState
  /** Attempts that may have reached the server. */
  attempts: number
  /** Attempts in a row that something other than the server answered. */
  strayAnswers?: number
  /** Epoch milliseconds before which it is not tried again. */
  due: number
  /** As `due`, but asked for by the server: not even a new connection hastens it. */
  notBefore: number
  lease?: { holder: string; until: number }
  refusal?: Refusal
  title: Title
  /** Names of the reads that show its effect. */
  refreshes: readonly string[]
  savedAt: number
}

/** What became of an entry; kept for seven days. */
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
  /** The version that it was written on: what is still written on that one later follows `etag`. */
  ifMatch?: string
  /** The JSON that was sent, which screens show until the server's data is newer. */
  payload?: unknown
  /** Bytes that were sent and are no longer on the device. */
  blobIds?: readonly string[]
  title: Title
  refreshes: readonly string[]
  at: number
}

export interface StoredBlob {
  bytes: ArrayBuffer
  type: string
  sha256: string
  /** Name of the draft that they were kept for. */
  draft?: string
  /** Epoch milliseconds, where it was a draft. */
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

/** Whether the server cannot have seen it: only then may it change or vanish without a trace there. */
export function isUntouched(entry: Entry): boolean {
  return (
    entry.attempts === 0 &&
    (entry.state === 'QUEUED' || entry.state === 'BLOCKED' || entry.state === 'AUTH_WAIT')
  )
}

const STRAY_LIMIT = 5

/** Whether something between this phone and the server keeps answering in its place. */
export const isIntercepted = (entry: Pick<Entry, 'strayAnswers'>): boolean =>
  (entry.strayAnswers ?? 0) >= STRAY_LIMIT

/** Whether the server refused it, so that it had no effect and waits for the member. */
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
