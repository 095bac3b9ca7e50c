import { currentMemberId } from '../../api/session.ts'
import { StorageFailure } from '../../browser/database.ts'
import { VISITOR } from './draft.ts'
import { heldBytes } from '../cache/held-bytes.ts'
import { outboxDatabase } from '../../browser/outbox-database.ts'
import { keys } from '../outbox/engine/entry.ts'
import type { StoredBlob } from '../outbox/engine/entry.ts'
import { blobById } from '../outbox/engine/records.ts'

const owner = () => currentMemberId() ?? VISITOR

/**
 * Stores bytes for the draft of this name, which is going to hold the id returned, of the member or the visitor. Saving
 * then only writes entries: an upload that names the id takes the bytes over where they lie. Where the device has no
 * room, the page holds them (held-bytes.ts).
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
    heldBytes.set(blobId, blob)
  }
  return blobId
}

/** Also of bytes that wait in the outbox; undefined once they were sent or dropped. */
export async function readDraftBlob(blobId: string): Promise<Blob | undefined> {
  const held = heldBytes.get(blobId)
  if (held) return held
  const stored = await outboxDatabase.run('readonly', (transaction) => blobById(transaction, owner(), blobId))
  return stored && new Blob([stored.bytes], { type: stored.type })
}

/** Drops bytes that the draft names no longer; those that something unsent names stay for that. */
export async function dropDraftBlob(blobId: string): Promise<void> {
  if (heldBytes.delete(blobId)) return
  const { dropBlob } = await import('../outbox/engine/sweep-blobs.ts')
  await dropBlob(outboxDatabase, owner(), blobId)
}

/** Browsers offer hashes on secure origins only; nothing but a check of the device's own storage needs it. */
async function sha256Of(bytes: ArrayBuffer): Promise<string> {
  if (!globalThis.crypto.subtle) return ''
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
