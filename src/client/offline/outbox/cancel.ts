import type { Transaction } from '../database.ts'
import { isUntouched, needsAttention } from './entry.ts'
import type { Entry } from './entry.ts'
import { enqueue } from './enqueue.ts'
import type { OutboxEnvironment } from './environment.ts'
import { closeAsCancelled, entriesOf, putEntry } from './records.ts'

/** TOO_LATE: it may have had its effect, and nothing takes it back. */
export type Cancelled = 'REMOVED' | 'UNDO_FOLLOWS' | 'TOO_LATE' | 'GONE'

/** Takes an entry back: removed while the server cannot know it, else followed by the command that undoes it. */
export async function cancel(
  environment: OutboxEnvironment,
  memberId: string,
  id: string,
): Promise<Cancelled> {
  const left = await environment.database.run('readwrite', async (transaction) => {
    const entries = await entriesOf(transaction, memberId)
    const entry = entries.find((each) => each.id === id)
    if (!entry || (!isUntouched(entry) && !needsAttention(entry))) return entry
    removeWithDependants(transaction, entries, entry, environment.now())
    return 'REMOVED'
  })
  if (left === 'REMOVED') {
    environment.announce({ type: 'changed', memberId })
    return 'REMOVED'
  }
  if (!left) return 'GONE'
  if (left.undo === undefined) return 'TOO_LATE'
  await enqueue(environment, undoing(left, left.undo))
  return 'UNDO_FOLLOWS'
}

/** What needed the answer of a removed entry can never be sent: the member decides about it. */
function removeWithDependants(
  transaction: Transaction,
  entries: readonly Entry[],
  entry: Entry,
  now: number,
) {
  closeAsCancelled(transaction, entry, now)
  for (const other of entries) {
    if (!other.needs.includes(entry.id)) continue
    putEntry(transaction, {
      ...other,
      state: 'REJECTED',
      trouble: { status: 0, code: 'NEED_REMOVED', fields: [] },
    })
  }
}

function undoing(entry: Entry, undo: string) {
  const { memberId, entity, params, absolute, title, refreshes, operation } = entry
  return {
    memberId,
    entity,
    operation: undo,
    undo: operation,
    params,
    payload: { kind: 'none' as const },
    absolute,
    title,
    refreshes,
  }
}
