import { CREDENTIALS_KEY } from '../../browser/credentials.ts'
import type { Credentials } from '../../browser/credentials.ts'
import type { Database, Key, Transaction } from '../../browser/database.ts'
import { isDraft, VISITOR, VISITORS_ONLY } from './draft.ts'
import { keys } from '../outbox/engine/entry.ts'
import { unnamedBlobs } from '../outbox/engine/sweep-blobs.ts'

/**
 * Writes down who is signed in and, in the same step, gives them what was typed here before the sign-in. Of two drafts
 * of one form the newer one stays, the member's own where they are equally old.
 */
export function admit(database: Database, credentials: Credentials): Promise<void> {
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
  // The bytes of the drafts that gave way, and nobody else's: theirs are the ones that nothing names any more.
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
