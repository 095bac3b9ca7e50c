import { keys } from './entry.ts'
import type { OutboxEnvironment } from './environment.ts'
import { entriesOf, receiptsOf } from './records.ts'

const RECEIPTS_KEPT = 7 * 24 * 60 * 60_000

/** Removes everything that a member has on this device: unsent work, bytes, drafts, receipts. */
export async function forgetOutbox(environment: OutboxEnvironment, memberId: string): Promise<void> {
  await environment.database.run('readwrite', async (transaction) => {
    transaction.remove(keys.member(memberId))
    for (const prefix of [keys.entries, keys.blobs, keys.drafts, keys.receipts])
      transaction.removeAll(prefix(memberId))
  })
  environment.announce({ type: 'changed', memberId })
}

/** Removes receipts older than seven days that nothing unsent needs any more. */
export function sweep(environment: OutboxEnvironment, memberId: string): Promise<void> {
  return environment.database.run('readwrite', async (transaction) => {
    const entries = await entriesOf(transaction, memberId)
    const oldest = environment.now() - RECEIPTS_KEPT
    for (const receipt of await receiptsOf(transaction, memberId)) {
      const needed = entries.some((entry) => entry.needs.includes(receipt.id))
      if (receipt.at < oldest && !needed) transaction.remove(keys.receipt(memberId, receipt.id))
    }
  })
}
