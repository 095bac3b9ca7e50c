import { CREDENTIALS_KEY, type Credentials } from '../../browser/credentials.ts'
import type { Database, Key, Transaction } from '../../browser/database.ts'
import { VISITOR, VISITORS_ONLY, isDraft } from './draft.ts'
import { keys } from '../outbox/engine/entry.ts'
import { unnamedBlobs } from '../outbox/engine/sweep-blobs.ts'

/**
 * Stores the credentials and, in the same transaction, gives the member the drafts written before the sign-in. If both
 * have a draft of a form, the newer one wins, the member's own on a tie.
 */
export function signInWithDrafts(database: Database, credentials: Credentials): Promise<void> {
  return database.run(
    'readwrite',
    async (transaction) => {
      await moveDrafts(transaction, credentials.memberId)
      transaction.put(CREDENTIALS_KEY, credentials)
    },
    'strict',
  )
}

async function moveDrafts(transaction: Transaction, memberId: string) {
  const all = await transaction.keys(keys.drafts(VISITOR))
  const drafts = all.filter((key) => !VISITORS_ONLY.includes(nameOf(key)))
  const blobs = await transaction.keys(keys.blobs(VISITOR))
  for (const key of drafts) await moveDraft(transaction, key, keys.draft(memberId, nameOf(key)))
  for (const key of blobs) await moveRecord(transaction, key, keys.blob(memberId, nameOf(key)))
  if (drafts.length + blobs.length === 0) return
  // Drop the blobs of the drafts that were replaced, and only those: nothing references them any more.
  const unnamed = new Set(await unnamedBlobs(transaction, memberId))
  for (const key of blobs) if (unnamed.has(nameOf(key))) transaction.remove(keys.blob(memberId, nameOf(key)))
}

async function moveDraft(transaction: Transaction, from: Key, to: Key) {
  const [visitors, members] = [await transaction.get(from), await transaction.get(to)]
  const isOlder = isDraft(members) && (!isDraft(visitors) || visitors.savedAt <= members.savedAt)
  if (!isOlder) transaction.put(to, visitors)
  transaction.remove(from)
}

async function moveRecord(transaction: Transaction, from: Key, to: Key) {
  transaction.put(to, await transaction.get(from))
  transaction.remove(from)
}

const nameOf = (key: Key) => String(key[2])
