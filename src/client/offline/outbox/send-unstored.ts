import type { GroupPart, Sent } from './sending.ts'
import { readDraftBlob } from '../drafts/draft-blobs.ts'
import { unstoredBlobs } from '../cache/unstored-blobs.ts'
import { blobIdsOf } from './engine/entry.ts'
import type { StoredBlob } from './engine/entry.ts'
import { commandEndpoint } from './endpoints.ts'
import { pageOutbox } from './page-outbox.ts'
import { sendDirectly } from './send-directly.ts'
import { removeDraft } from '../drafts/draft.ts'
import { outboxDatabase } from '../../browser/outbox-database.ts'
import { noteSentUnstored } from './sent-unstored.ts'

/** Sends at once what the device cannot store, with blobs from memory or stored before the device was full. */
export async function sendUnstored(
  parts: readonly GroupPart[],
  memberId: string,
  token: string,
): Promise<Sent[]> {
  const blobs = new Map<string, StoredBlob>()
  for (const { entry, bytes } of parts) {
    for (const blobId of blobIdsOf(entry.payload)) {
      const blob = bytes?.blobId === blobId ? bytes.blob : await readDraftBlob(blobId)
      if (blob) blobs.set(blobId, { bytes: await blob.arrayBuffer(), type: blob.type, sha256: '' })
    }
  }
  const entries = parts.map(({ entry }) => ({ ...entry, memberId }))
  const announce: typeof pageOutbox.announce = (event) => {
    if (event.type === 'settled') noteSentUnstored(event.receipt)
    pageOutbox.announce(event)
  }
  const environment = { ...pageOutbox, announce, endpointOf: commandEndpoint }
  const ids = await sendDirectly(environment, entries, blobs, token)
  for (const blobId of blobs.keys()) unstoredBlobs.delete(blobId)
  await forgetSent(parts, memberId)
  return ids.map((id) => ({ id, outcome: 'SENT' }))
}

/** Deleting needs no space, but fails if storage is disabled. */
async function forgetSent(parts: readonly GroupPart[], memberId: string) {
  try {
    for (const { entry } of parts) if (entry.draft) await removeDraft(outboxDatabase, memberId, entry.draft)
  } catch {
    // Nothing was stored there either.
  }
}
