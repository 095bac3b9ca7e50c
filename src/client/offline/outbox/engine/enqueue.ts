import { keys } from './entry.ts'
import { append } from './append.ts'
import { coalesce, reuseUpload } from './coalesce.ts'
import type { OutboxEnvironment } from './environment.ts'
import { lineUpBehind } from './line-up.ts'
import { alreadyUnderWay, withoutReplaced } from './once.ts'
import { openLedger, type Ledger } from './ledger.ts'
import { renamedNeeds, type Enqueued, type NewEntry, type Saving } from './new-entry.ts'

/** Saves one command; resolves once the entry is stored. */
export async function enqueue(environment: OutboxEnvironment, wanted: NewEntry): Promise<Enqueued> {
  const [saved] = await enqueueAll(environment, [wanted])
  if (!saved) throw new Error('Nothing was saved')
  return saved
}

/**
 * Saves one member's commands in one transaction, all or none. They may reference each other by the names given with
 * `as`. Unsent older entries are merged with the new ones.
 */
export async function enqueueAll(
  environment: OutboxEnvironment,
  wanted: readonly NewEntry[],
): Promise<Enqueued[]> {
  const ids = wanted.map(() => environment.newId())
  const group = wanted.length > 1 ? environment.newId() : undefined
  const memberId = wanted[0]?.memberId ?? ''
  const saved = await environment.database.run(
    'readwrite',
    async (transaction) => {
      const ledger = await openLedger(transaction, memberId)
      const each = await saveEach(ledger, wanted, ids, {
        now: environment.now(),
        ...(group ? { group } : {}),
      })
      lineUpBehind(
        environment,
        ledger,
        each.map(({ id }) => id),
      )
      return each
    },
    'strict',
  )
  environment.announce({ type: 'changed', memberId })
  return saved
}

async function saveEach(
  ledger: Ledger,
  wanted: readonly NewEntry[],
  ids: readonly string[],
  given: Omit<Saving, 'id'>,
): Promise<Enqueued[]> {
  for (const each of wanted) {
    const id = await alreadyUnderWay(ledger, each)
    if (id !== undefined) return wanted.map(() => ({ id, outcome: 'UNDER_WAY' }))
  }
  const saved: Enqueued[] = []
  const named = new Map<string, string>()
  const saving = { ...given, ...reusedGroup(ledger, wanted) }
  for (const [index, each] of wanted.entries()) {
    const entry = withoutReplaced(ledger, renamedNeeds(each, named))
    const result = await saveOne(ledger, entry, { ...saving, id: ids[index] ?? '' })
    if (each.as !== undefined) named.set(each.as, result.id)
    saved.push(result)
  }
  return saved
}

async function saveOne(ledger: Ledger, wanted: NewEntry, saving: Saving): Promise<Enqueued> {
  if (wanted.draft !== undefined) ledger.transaction.remove(keys.draft(wanted.memberId, wanted.draft))
  for (const [blobId, blob] of Object.entries(wanted.blobs ?? {})) {
    ledger.transaction.put(keys.blob(wanted.memberId, blobId), blob)
  }
  return (
    (await reuseUpload(ledger, wanted)) ??
    (await coalesce(ledger, wanted, saving)) ??
    (await append(ledger, wanted, saving))
  )
}

/** Saving the same entities again reuses the group of the first save. */
function reusedGroup(ledger: Ledger, wanted: readonly NewEntry[]): { group?: string } {
  if (wanted.length < 2) return {}
  const earlier = ledger
    .entries()
    .findLast((entry) => entry.group && wanted.some((each) => each.entity === entry.entity))
  return earlier?.group === undefined ? {} : { group: earlier.group }
}
