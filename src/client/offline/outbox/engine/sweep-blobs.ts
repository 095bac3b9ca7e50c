import type { Database, Transaction } from '../../../browser/database.ts'
import { blobIdsOf, keys } from './entry.ts'
import { blobById, entriesOf } from './records.ts'

/** A picked image is referenced by its draft within moments; a day is ample. */
const GRACE = 24 * 60 * 60_000

/** Removes blobs of deleted drafts: those that no entry and no draft of this owner references. */
export function sweepBlobs(database: Database, owner: string, now: number): Promise<void> {
  return database.run('readwrite', async (transaction) => {
    for (const blobId of await unnamedBlobs(transaction, owner)) {
      const blob = await blobById(transaction, owner, blobId)
      const draft = blob?.draft && (await transaction.get(keys.draft(owner, blob.draft)))
      if (!draft && now - (blob?.keptAt ?? 0) > GRACE) transaction.remove(keys.blob(owner, blobId))
    }
  })
}

/** Removes one blob, unless an entry references it. */
export function dropBlob(database: Database, owner: string, blobId: string): Promise<void> {
  return database.run('readwrite', async (transaction) => {
    const entries = await entriesOf(transaction, owner)
    const isUnsent = entries.some((entry) => blobIdsOf(entry.payload).includes(blobId))
    if (!isUnsent) transaction.remove(keys.blob(owner, blobId))
  })
}

/** Ids of stored blobs that nothing of this owner references. */
export async function unnamedBlobs(transaction: Transaction, owner: string): Promise<string[]> {
  const stored = await transaction.keys(keys.blobs(owner))
  if (stored.length === 0) return []
  const entries = await entriesOf(transaction, owner)
  const sent = new Set(entries.flatMap((entry) => blobIdsOf(entry.payload)))
  const drafts = JSON.stringify(await transaction.list(keys.drafts(owner)))
  return stored.map((key) => String(key[2])).filter((id) => !sent.has(id) && !drafts.includes(id))
}
