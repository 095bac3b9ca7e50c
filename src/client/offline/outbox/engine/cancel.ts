import { type Entry, isUntouched, needsAttention } from './entry.ts'
import { enqueueIn } from './enqueue.ts'
import type { OutboxEnvironment } from './environment.ts'
import { type MemberEntries, closeAsCancelled, openMemberEntries } from './member-entries.ts'
import { dropUnneeded, unfilled } from './needs.ts'

/** TOO_LATE: the command may have taken effect, and no command undoes it. */
export type Cancelled = 'REMOVED' | 'UNDO_FOLLOWS' | 'TOO_LATE' | 'GONE'

/**
 * Cancels an entry: removes it while it is unattempted, else queues the command that undoes it. In one transaction: what
 * another tab does meanwhile comes before or after, so that nothing is undone that was never sent.
 */
export async function cancel(
  environment: OutboxEnvironment,
  memberId: string,
  id: string,
): Promise<Cancelled> {
  const done = await environment.database.run(
    'readwrite',
    async (transaction): Promise<Cancelled> => {
      const queue = await openMemberEntries(transaction, memberId)
      const entry = queue.byId(id)
      if (!entry) return 'GONE'
      if (isRemovable(entry)) {
        const undone = undoneBy(queue, entry)
        if (undone) closeAsCancelled(queue, undone, environment.now())
        remove(queue, entry, environment.now())
        return 'REMOVED'
      }
      if (entry.undo === undefined) return 'TOO_LATE'
      await enqueueIn(environment, queue, [undoing(entry, entry.undo)])
      return 'UNDO_FOLLOWS'
    },
    'strict',
  )
  if (done === 'REMOVED' || done === 'UNDO_FOLLOWS') environment.announce({ type: 'changed', memberId })
  return done
}

/** Cancels every entry of a group that the server cannot have seen, in one transaction. */
export async function cancelGroup(
  environment: OutboxEnvironment,
  memberId: string,
  group: string,
): Promise<Cancelled> {
  const left = await environment.database.run('readwrite', async (transaction) => {
    const queue = await openMemberEntries(transaction, memberId)
    const members = () => queue.entries().filter((entry) => entry.group === group)
    if (members().length === 0) return undefined
    // Last first: dependants are removed before what they depend on, so that no member is asked about them.
    for (const entry of members().toReversed()) {
      const now = queue.byId(entry.id)
      if (now && isRemovable(now)) remove(queue, now, environment.now())
    }
    return members().length
  })
  environment.announce({ type: 'changed', memberId })
  if (left === undefined) return 'GONE'
  return left === 0 ? 'REMOVED' : 'TOO_LATE'
}

const isRemovable = (entry: Entry) => isUntouched(entry) || needsAttention(entry)

/** What was to undo the entry while it was being sent; it has not been, if the session had ended. */
const undoneBy = (queue: MemberEntries, { entity, operation, seq }: Entry) =>
  queue
    .entries()
    .find(
      (other) => other.entity === entity && other.undo === operation && other.seq > seq && isUntouched(other),
    )

/**
 * Removes an entry and updates its dependants: those that only had to follow it continue; those that needed its answer
 * continue with that field empty; those that cannot be addressed without it wait for the member.
 */
function remove(queue: MemberEntries, entry: Entry, now: number) {
  closeAsCancelled(queue, entry, now)
  for (const other of queue.entries()) {
    if (!other.needs.includes(entry.id)) continue
    queue.put(
      withoutNeed(queue, other, entry.id) ?? {
        ...other,
        state: 'REJECTED',
        refusal: { status: 0, code: 'NEED_REMOVED', fields: [] },
      },
    )
  }
  dropUnneeded(queue, entry, now)
}

function withoutNeed(queue: MemberEntries, other: Entry, need: string): Entry | undefined {
  const next = unfilled(other, need)
  const waits = next?.needs.some((each) => queue.byId(each) !== undefined)
  return next?.state === 'BLOCKED' && !waits ? { ...next, state: 'QUEUED' } : next
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
