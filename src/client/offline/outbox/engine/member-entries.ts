import type { Transaction } from '../../../browser/database.ts'
import { type Entry, type Receipt, SCHEMA_VERSION, blobIdsOf, keys, receiptOf } from './entry.ts'
import { entriesOf, memberRecord, putEntry, receiptsOf } from './records.ts'

/** A member's entries within one transaction; writes are visible to later reads. */
export interface MemberEntries {
  transaction: Transaction
  /** In the order of `seq`. */
  entries: () => readonly Entry[]
  byId: (id: string) => Entry | undefined
  put: (entry: Entry) => void
  /** Cached: a transaction that saves several entries reads them for each. */
  receipts: () => Promise<readonly Receipt[]>
  nextSeq: () => Promise<number>
  /** Removes an entry and its blobs; its id lives on in the receipt. */
  close: (entry: Entry, receipt: Receipt) => void
}

export async function openMemberEntries(transaction: Transaction, memberId: string): Promise<MemberEntries> {
  let entries = await entriesOf(transaction, memberId)
  /** Removes the blobs of the previous version of an entry that neither it nor another entry needs any more. */
  const removeUnusedBlobs = (previous: Entry, stillUsed: readonly string[]) => {
    const used = new Set([...stillUsed, ...entries.flatMap((entry) => blobIdsOf(entry.payload))])
    for (const blobId of blobIdsOf(previous.payload)) {
      if (!used.has(blobId)) transaction.remove(keys.blob(memberId, blobId))
    }
  }
  let receipts: Promise<Receipt[]> | undefined
  let next: number | undefined
  const without = (id: string) => entries.filter((entry) => entry.id !== id)
  return {
    transaction,
    entries: () => entries,
    byId: (id) => entries.find((entry) => entry.id === id),
    receipts: () => (receipts ??= receiptsOf(transaction, memberId)),
    nextSeq: async () => {
      const stored = next ?? (await memberRecord(transaction, memberId))?.nextSeq ?? 1
      const seq = next ?? stored
      next = seq + 1
      transaction.put(keys.member(memberId), { version: SCHEMA_VERSION, nextSeq: next })
      return seq
    },
    put: (entry) => {
      const previous = entries.find((each) => each.id === entry.id)
      entries = [...without(entry.id), entry].toSorted((a, b) => a.seq - b.seq)
      if (previous) removeUnusedBlobs(previous, blobIdsOf(entry.payload))
      putEntry(transaction, entry)
    },
    close: (entry, receipt) => {
      entries = without(entry.id)
      removeUnusedBlobs(entry, [])
      transaction.remove(keys.entry(entry))
      transaction.put(keys.receipt(memberId, entry.id), receipt)
      receipts = undefined
    },
  }
}

/** Closes an entry that is not sent any more: the member cancelled it, or a newer one replaces it. */
export function closeAsCancelled(queue: MemberEntries, entry: Entry, at: number): void {
  queue.close(entry, receiptOf(entry, 'CANCELLED', at))
}

/** Makes the dependants of one entry wait for another. */
export function repointDependants(queue: MemberEntries, from: string, to: string): void {
  const renamed = (need: string) => (need === from ? to : need)
  for (const entry of queue.entries()) {
    if (!entry.needs.includes(from)) continue
    const fills = entry.fills.map((fill) => ({ ...fill, need: renamed(fill.need) }))
    queue.put({ ...entry, needs: entry.needs.map(renamed), fills })
  }
}
