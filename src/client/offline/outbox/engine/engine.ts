import { outboxEndpoint } from '../endpoints.ts'
import { cancel, cancelGroup } from './cancel.ts'
import { drain, retryWaiting } from './drain.ts'
import { enqueue, enqueueAll } from './enqueue.ts'
import type { Transaction } from '../../../browser/database.ts'
import { VISITOR, VISITORS_ONLY } from '../../drafts/draft.ts'
import { sweepOtherVersions } from '../../drafts/other-version.ts'
import { type Receipt, keys } from './entry.ts'
import type { OutboxEnvironment } from './environment.ts'
import { entriesOf, receiptsOf } from './records.ts'
import { sweepBlobs } from './sweep-blobs.ts'

/** The parts that change entries, loaded on demand; reading entries needs none of them. */
export const engine = {
  cancel,
  cancelGroup,
  drain,
  enqueue,
  enqueueAll,
  forgetOutbox,
  retryWaiting,
  outboxEndpoint,
  sweep,
}

const RECEIPTS_KEPT = 7 * 24 * 60 * 60_000

/** Removes everything stored for a member: unsent entries, blobs, drafts and receipts, and what was typed to sign in. */
export async function forgetOutbox(environment: OutboxEnvironment, memberId: string): Promise<void> {
  await environment.database.run('readwrite', async (transaction) => {
    transaction.remove(keys.member(memberId))
    for (const prefix of [keys.entries, keys.blobs, keys.drafts, keys.receipts])
      transaction.removeAll(prefix(memberId))
    for (const name of VISITORS_ONLY) transaction.remove(keys.draft(VISITOR, name))
  })
  environment.announce({ type: 'changed', memberId })
}

/** Removes receipts older than seven days that no unsent entry needs, versions not taken, and unreferenced blobs. */
export async function sweep(environment: OutboxEnvironment, memberId: string): Promise<void> {
  await environment.database.run('readwrite', async (transaction) => {
    await sweepReceipts(transaction, environment, memberId)
    await sweepOtherVersions(transaction, memberId, environment.now())
  })
  for (const owner of [memberId, VISITOR]) await sweepBlobs(environment.database, owner, environment.now())
}

async function sweepReceipts(transaction: Transaction, environment: OutboxEnvironment, memberId: string) {
  const entries = await entriesOf(transaction, memberId)
  const receipts = await receiptsOf(transaction, memberId)
  const oldest = environment.now() - RECEIPTS_KEPT
  for (const receipt of receipts) {
    const needed = entries.some((entry) => entry.needs.includes(receipt.id))
    if (receipt.at < oldest && !needed) transaction.remove(keys.receipt(memberId, receipt.id))
    else if ('payload' in receipt && isSuperseded(receipt, receipts)) {
      const { payload: _, ...rest } = receipt
      transaction.put(keys.receipt(memberId, receipt.id), rest)
    }
  }
}

/** Only the last receipt of an entity is overlaid on older data. */
function isSuperseded({ entity, seq, id }: Receipt, receipts: readonly Receipt[]): boolean {
  return receipts.some((other) => other.id !== id && other.entity === entity && other.seq > seq)
}
