import { keys, blobIdsOf, isUntouched, needsAttention, type Entry } from './entry.ts'
import { append } from './append.ts'
import type { OutboxEnvironment } from './environment.ts'
import { lineUpBehind } from './line-up.ts'
import { alreadyUnderWay, withoutReplaced } from './once.ts'
import { openLedger, type Ledger, closeAsCancelled } from './ledger.ts'
import { renamedNeeds, type Enqueued, type NewEntry, type Saving } from './new-entry.ts'
import { dropUnneeded, withAnswers } from './needs.ts'

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

/** Merges the command into an older unattempted entry; undefined if it needs an entry of its own. */
async function coalesce(
  ledger: Ledger,
  wanted: NewEntry,
  { now, group }: Saving,
): Promise<Enqueued | undefined> {
  const newest = ledger.entries().findLast((entry) => entry.entity === wanted.entity)
  if (!newest || !wanted.absolute || !newest.absolute || wanted.replaces) return undefined
  const hadNoEffect = isUntouched(newest) || needsAttention(newest)
  if (hadNoEffect && newest.undo === wanted.operation) {
    closeAsCancelled(ledger, newest, now)
    return { id: newest.id, outcome: 'VANISHED' }
  }
  if (!isUntouched(newest) || newest.operation !== wanted.operation) return undefined
  ledger.put(await withAnswers(ledger, merged(newest, wanted, { now, ...(group ? { group } : {}) })))
  dropUnneeded(ledger, newest, now)
  return { id: newest.id, outcome: 'SAVED' }
}

/** Reuses an upload of the same bytes that is waiting or was sent already. */
async function reuseUpload(ledger: Ledger, wanted: NewEntry): Promise<Enqueued | undefined> {
  const [blobId] = blobIdsOf(wanted.payload)
  if (blobId === undefined || wanted.replaces) return undefined
  const waiting = ledger
    .entries()
    .find((entry) => blobIdsOf(entry.payload).includes(blobId) && !needsAttention(entry))
  if (waiting) return { id: waiting.id, outcome: 'SAVED' }
  const receipts = await ledger.receipts()
  const sent = receipts.find(({ outcome, blobIds }) => outcome === 'SENT' && blobIds?.includes(blobId))
  return sent && { id: sent.id, outcome: 'SAVED' }
}

/** The base stays the older entry's: that is what the member saw when they began. */
function merged(newest: Entry, wanted: NewEntry, { now, group }: Omit<Saving, 'id'>): Entry {
  const ifMatch = newest.ifMatch ?? wanted.ifMatch
  const base = newest.base ?? wanted.base
  return {
    ...newest,
    params: wanted.params,
    payload: wanted.payload,
    needs: wanted.needs ?? [],
    fills: wanted.fills ?? [],
    ...(ifMatch === undefined ? {} : { ifMatch }),
    ...(group === undefined ? {} : { group }),
    ...(base === undefined ? {} : { base }),
    title: wanted.title ?? newest.title,
    savedAt: now,
  }
}
