import type { Transaction } from '../database.ts'
import { isUntouched, keys, needsAttention, SCHEMA_VERSION } from './entry.ts'
import type { Entry, Fill, Payload, StoredBlob, Title } from './entry.ts'
import type { OutboxEnvironment } from './environment.ts'
import { filled } from './needs.ts'
import { closeAsCancelled, entriesOf, memberRecord, putEntry, receiptById } from './records.ts'

export interface NewEntry {
  memberId: string
  entity: string
  operation: string
  params: Record<string, string>
  payload: Payload
  blobs?: Readonly<Record<string, StoredBlob>>
  ifMatch?: string
  needs?: readonly string[]
  fills?: readonly Fill[]
  undo?: string
  absolute: boolean
  /** Id of a refused entry that this edit takes the place of. */
  replaces?: string
  /** Entity of the draft that this was written in; it goes in the same step. */
  draft?: string
  title?: Title
  refreshes?: readonly string[]
}

/** VANISHED: it took back an entry that nobody had seen, and nothing is left to send. */
export interface Enqueued {
  id: string
  outcome: 'SAVED' | 'VANISHED'
}

/** Resolves once the entry is safe on the device. */
export async function enqueue(environment: OutboxEnvironment, wanted: NewEntry): Promise<Enqueued> {
  const fresh = environment.newId()
  const result = await environment.database.run(
    'readwrite',
    async (transaction) => {
      const entries = await entriesOf(transaction, wanted.memberId)
      if (wanted.draft !== undefined) transaction.remove(keys.draft(wanted.memberId, wanted.draft))
      return (
        coalesce(transaction, entries, wanted, environment.now()) ??
        (await append(transaction, entries, wanted, { id: fresh, now: environment.now() }))
      )
    },
    'strict',
  )
  environment.announce({ type: 'changed', memberId: wanted.memberId })
  return result
}

function coalesce(
  transaction: Transaction,
  entries: readonly Entry[],
  wanted: NewEntry,
  now: number,
): Enqueued | undefined {
  const newest = entries.findLast((entry) => entry.entity === wanted.entity)
  if (!newest || !wanted.absolute || !newest.absolute || wanted.replaces) return undefined
  const hadNoEffect = isUntouched(newest) || needsAttention(newest)
  if (hadNoEffect && newest.undo === wanted.operation) {
    closeAsCancelled(transaction, newest, now)
    return { id: newest.id, outcome: 'VANISHED' }
  }
  if (!isUntouched(newest) || newest.operation !== wanted.operation || wanted.payload.kind === 'multipart') {
    return undefined
  }
  putEntry(transaction, {
    ...newest,
    params: wanted.params,
    payload: wanted.payload,
    title: wanted.title ?? newest.title,
    savedAt: now,
  })
  return { id: newest.id, outcome: 'SAVED' }
}

async function append(
  transaction: Transaction,
  entries: readonly Entry[],
  wanted: NewEntry,
  { id, now }: { id: string; now: number },
): Promise<Enqueued> {
  const replaced = replacedBy(entries, wanted)
  if (replaced) {
    closeAsCancelled(transaction, replaced, now)
    pointDependants(transaction, entries, replaced.id, id)
  }
  const seq = replaced?.seq ?? (await nextSeq(transaction, wanted.memberId))
  const entry = await withAnswers(transaction, entries, draftEntry(wanted, { id, seq, now }))
  for (const [blobId, blob] of Object.entries(wanted.blobs ?? {})) {
    transaction.put(keys.blob(wanted.memberId, blobId), blob)
  }
  putEntry(transaction, entry)
  return { id, outcome: 'SAVED' }
}

/** A refused entry gives way to the member's edit, and to a newer decision about the same thing. */
function replacedBy(entries: readonly Entry[], wanted: NewEntry): Entry | undefined {
  if (wanted.replaces) return entries.find((entry) => entry.id === wanted.replaces && needsAttention(entry))
  const newest = entries.findLast((entry) => entry.entity === wanted.entity)
  return newest && wanted.absolute && newest.absolute && needsAttention(newest) ? newest : undefined
}

/** What waited for the replaced entry waits for its successor. */
function pointDependants(transaction: Transaction, entries: readonly Entry[], from: string, to: string) {
  const renamed = (need: string) => (need === from ? to : need)
  for (const entry of entries) {
    if (!entry.needs.includes(from)) continue
    const fills = entry.fills.map((fill) => ({ ...fill, need: renamed(fill.need) }))
    putEntry(transaction, { ...entry, needs: entry.needs.map(renamed), fills })
  }
}

async function nextSeq(transaction: Transaction, memberId: string): Promise<number> {
  const seq = (await memberRecord(transaction, memberId))?.nextSeq ?? 1
  transaction.put(keys.member(memberId), { version: SCHEMA_VERSION, nextSeq: seq + 1 })
  return seq
}

function draftEntry(wanted: NewEntry, given: { id: string; seq: number; now: number }): Entry {
  return {
    version: SCHEMA_VERSION,
    id: given.id,
    memberId: wanted.memberId,
    seq: given.seq,
    entity: wanted.entity,
    operation: wanted.operation,
    params: wanted.params,
    payload: wanted.payload,
    ...(wanted.ifMatch === undefined ? {} : { ifMatch: wanted.ifMatch }),
    needs: wanted.needs ?? [],
    fills: wanted.fills ?? [],
    ...(wanted.undo === undefined ? {} : { undo: wanted.undo }),
    absolute: wanted.absolute,
    state: 'QUEUED',
    attempts: 0,
    due: given.now,
    notBefore: 0,
    title: wanted.title ?? {},
    refreshes: wanted.refreshes ?? [],
    savedAt: given.now,
  }
}

async function withAnswers(
  transaction: Transaction,
  entries: readonly Entry[],
  entry: Entry,
): Promise<Entry> {
  let next = entry
  for (const need of entry.needs) {
    if (entries.some((other) => other.id === need)) {
      next = { ...next, state: 'BLOCKED' }
      continue
    }
    const receipt = await receiptById(transaction, entry.memberId, need)
    if (receipt) next = filled(next, receipt)
  }
  return next
}
