import { currentMemberId } from '../../api/session.ts'
import { StorageFailure } from '../../browser/database.ts'
import { VISITOR } from './draft.ts'
import { unstoredBlobs } from '../cache/unstored-blobs.ts'
import { outboxDatabase } from '../../browser/outbox-database.ts'
import { type StoredBlob, keys } from '../outbox/engine/entry.ts'
import { blobById } from '../outbox/engine/records.ts'

const owner = () => currentMemberId() ?? VISITOR

/**
 * Stores a blob for the named draft, of the member or the visitor, and returns its id for the draft to reference. An
 * upload that names the id takes the stored blob over, so that saving only writes entries. If storage is full, the page
 * keeps it in memory (unstored-blobs.ts).
 */
export async function keepDraftBlob(name: string, blob: Blob): Promise<string> {
  const bytes = await blob.arrayBuffer()
  const blobId = crypto.randomUUID()
  const sha256 = await sha256Of(bytes)
  const stored: StoredBlob = { bytes, type: blob.type, sha256, draft: name, keptAt: Date.now() }
  try {
    await outboxDatabase.run(
      'readwrite',
      async (transaction) => transaction.put(keys.blob(owner(), blobId), stored),
      'strict',
    )
  } catch (error) {
    if (!(error instanceof StorageFailure)) throw error
    unstoredBlobs.set(blobId, blob)
  }
  return blobId
}

/** Reads a blob, including those waiting in the outbox; undefined once it was sent or dropped. */
export async function readDraftBlob(blobId: string): Promise<Blob | undefined> {
  const held = unstoredBlobs.get(blobId)
  if (held) return held
  const stored = await outboxDatabase.run('readonly', (transaction) => blobById(transaction, owner(), blobId))
  return stored && new Blob([stored.bytes], { type: stored.type })
}

/** Drops a blob that the draft no longer references, unless an unsent entry does. */
export async function dropDraftBlob(blobId: string): Promise<void> {
  if (unstoredBlobs.delete(blobId)) return
  const { dropBlob } = await import('../outbox/engine/sweep-blobs.ts')
  await dropBlob(outboxDatabase, owner(), blobId)
}

/** Browsers offer hashes on secure origins only; the hash is needed only to check the device's own storage. */
async function sha256Of(bytes: ArrayBuffer): Promise<string> {
  if (!globalThis.crypto.subtle) return ''
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
