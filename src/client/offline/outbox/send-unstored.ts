import { isCancelled, startCallLimit } from '../../api/waits.ts'
import { outboxDatabase } from '../../browser/outbox-database.ts'
import { readDraftBlob } from '../drafts/draft-blobs.ts'
import { unstoredBlobs } from '../cache/unstored-blobs.ts'
import { removeDraft } from '../drafts/draft.ts'
import type { GroupPart, Sent } from './engine/command-to-save.ts'
import { blobIdsOf, type StoredBlob, type Receipt } from './engine/entry.ts'
import { commandEndpoint } from './endpoints.ts'
import type { OutboxEnvironment } from './engine/environment.ts'
import { pageOutbox } from './page-outbox.ts'
import { sendDirectly } from './send-directly.ts'

const receipts: Receipt[] = []

/** Commands that this page sent for this member without a stored record, newest first. */
export const sentUnstored = (memberId: string | null): readonly Receipt[] =>
  receipts.filter((receipt) => receipt.memberId === memberId)

function noteSentUnstored(receipt: Receipt): void {
  receipts.unshift(receipt)
}

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
  const environment = { ...pageOutbox, announce, transmit: transmitPatiently, endpointOf: commandEndpoint }
  const ids = await sendDirectly(environment, entries, blobs, token)
  for (const blobId of blobs.keys()) unstoredBlobs.delete(blobId)
  await removeSentDrafts(parts, memberId)
  return ids.map((id) => ({ id, outcome: 'SENT' }))
}

/** Without a time limit: a person waits for the answer, and there is no later attempt. */
const transmitPatiently: OutboxEnvironment['transmit'] = async (request) => {
  const limit = startCallLimit({})
  try {
    return await pageOutbox.transmit(request, limit.signal)
  } catch (error) {
    throw isCancelled(limit.signal) ? limit.signal.reason : error
  } finally {
    limit.end()
  }
}

/** Removes the drafts of what was sent. That needs no space, but fails where storage is disabled. */
async function removeSentDrafts(parts: readonly GroupPart[], memberId: string) {
  try {
    for (const { entry } of parts) if (entry.draft) await removeDraft(outboxDatabase, memberId, entry.draft)
  } catch {
    // Storage is disabled, so no draft was stored either.
  }
}
