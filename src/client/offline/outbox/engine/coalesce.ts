import { blobIdsOf, isUntouched, needsAttention } from './entry.ts'
import type { Entry } from './entry.ts'
import { closeAsCancelled, type Ledger } from './ledger.ts'
import { dropUnneeded, withAnswers } from './needs.ts'
import type { Enqueued, NewEntry, Saving } from './new-entry.ts'

/** Merges the command into an older unattempted entry; undefined if it needs an entry of its own. */
export async function coalesce(
  ledger: Ledger,
  wanted: NewEntry,
  { now, group }: Saving,
): Promise<Enqueued | undefined> {
  const newest = ledger.entries().findLast((entry) => entry.entity === wanted.entity)
  if (!newest || !wanted.absolute || !newest.absolute || wanted.replaces) return undefined
  const hadNoEffect = isUntouched(newest) || needsAttention(newest)
  if (hadNoEffect && newest.undo === wanted.operation) {
    closeAsCancelled(ledger, newest, now)
    return { id: newest.id, outcome: 'VANISHED' }
  }
  if (!isUntouched(newest) || newest.operation !== wanted.operation) return undefined
  ledger.put(await withAnswers(ledger, merged(newest, wanted, { now, ...(group ? { group } : {}) })))
  dropUnneeded(ledger, newest, now)
  return { id: newest.id, outcome: 'SAVED' }
}

/** Reuses an upload of the same bytes that is waiting or was sent already. */
export async function reuseUpload(ledger: Ledger, wanted: NewEntry): Promise<Enqueued | undefined> {
  const [blobId] = blobIdsOf(wanted.payload)
  if (blobId === undefined || wanted.replaces) return undefined
  const waiting = ledger
    .entries()
    .find((entry) => blobIdsOf(entry.payload).includes(blobId) && !needsAttention(entry))
  if (waiting) return { id: waiting.id, outcome: 'SAVED' }
  const receipts = await ledger.receipts()
  const sent = receipts.find(({ outcome, blobIds }) => outcome === 'SENT' && blobIds?.includes(blobId))
  return sent && { id: sent.id, outcome: 'SAVED' }
}

/** The base stays the older entry's: that is what the member saw when they began. */
function merged(newest: Entry, wanted: NewEntry, { now, group }: Omit<Saving, 'id'>): Entry {
  const ifMatch = newest.ifMatch ?? wanted.ifMatch
  const base = newest.base ?? wanted.base
  return {
    ...newest,
    params: wanted.params,
    payload: wanted.payload,
    needs: wanted.needs ?? [],
    fills: wanted.fills ?? [],
    ...(ifMatch === undefined ? {} : { ifMatch }),
    ...(group === undefined ? {} : { group }),
    ...(base === undefined ? {} : { base }),
    title: wanted.title ?? newest.title,
    savedAt: now,
  }
}
