import { keys, blobIdsOf, isUntouched, needsAttention, type Entry } from './entry.ts'
import { append } from './append.ts'
import type { OutboxEnvironment } from './environment.ts'
import { lineUpBehind } from './line-up.ts'
import { openMemberEntries, type MemberEntries, closeAsCancelled } from './member-entries.ts'
import { renamedNeeds, type Enqueued, type CommandToSave, type Saving } from './command-to-save.ts'
import { dropUnneeded, withAnswers } from './needs.ts'

/** Saves one command; resolves once the entry is stored. */
export async function enqueue(environment: OutboxEnvironment, wanted: CommandToSave): Promise<Enqueued> {
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
  wanted: readonly CommandToSave[],
): Promise<Enqueued[]> {
  const memberId = wanted[0]?.memberId ?? ''
  const saved = await environment.database.run(
    'readwrite',
    async (transaction) => enqueueIn(environment, await openMemberEntries(transaction, memberId), wanted),
    'strict',
  )
  environment.announce({ type: 'changed', memberId })
  return saved
}

/** As `enqueueAll`, within a transaction of the caller, who announces it. */
export async function enqueueIn(
  environment: OutboxEnvironment,
  queue: MemberEntries,
  wanted: readonly CommandToSave[],
): Promise<Enqueued[]> {
  // Each id is the entry's and the idempotency key of its command.
  const ids = wanted.map(() => environment.newId())
  const group = wanted.length > 1 ? environment.newId() : undefined
  const saved = await saveEach(queue, wanted, ids, {
    now: environment.now(),
    ...(group ? { group } : {}),
  })
  lineUpBehind(
    environment,
    queue,
    saved.map(({ id }) => id),
  )
  return saved
}

async function saveEach(
  queue: MemberEntries,
  wanted: readonly CommandToSave[],
  ids: readonly string[],
  given: Omit<Saving, 'id'>,
): Promise<Enqueued[]> {
  for (const each of wanted) {
    const id = await alreadyUnderWay(queue, each)
    if (id !== undefined) return wanted.map(() => ({ id, outcome: 'UNDER_WAY' }))
  }
  const saved: Enqueued[] = []
  const named = new Map<string, string>()
  const saving = { ...given, ...reusedGroup(queue, wanted) }
  for (const [index, each] of wanted.entries()) {
    const entry = withoutReplaced(queue, renamedNeeds(each, named))
    const result = await saveOne(queue, entry, { ...saving, id: ids[index] ?? '' })
    if (each.as !== undefined) named.set(each.as, result.id)
    saved.push(result)
  }
  return saved
}

async function saveOne(queue: MemberEntries, wanted: CommandToSave, saving: Saving): Promise<Enqueued> {
  if (wanted.draft !== undefined) queue.transaction.remove(keys.draft(wanted.memberId, wanted.draft))
  for (const [blobId, blob] of Object.entries(wanted.blobs ?? {})) {
    queue.transaction.put(keys.blob(wanted.memberId, blobId), blob)
  }
  return (
    (await reuseUpload(queue, wanted)) ??
    (await coalesce(queue, wanted, saving)) ??
    (await append(queue, wanted, saving))
  )
}

/** Saving the same entities again reuses the group of the first save. */
function reusedGroup(queue: MemberEntries, wanted: readonly CommandToSave[]): { group?: string } {
  if (wanted.length < 2) return {}
  const earlier = queue
    .entries()
    .findLast((entry) => entry.group && wanted.some((each) => each.entity === entry.entity))
  return earlier?.group === undefined ? {} : { group: earlier.group }
}

/** Merges the command into an older unattempted entry; undefined if it needs an entry of its own. */
async function coalesce(
  queue: MemberEntries,
  wanted: CommandToSave,
  { now, group }: Saving,
): Promise<Enqueued | undefined> {
  const newest = queue.entries().findLast((entry) => entry.entity === wanted.entity)
  if (!newest || !wanted.absolute || !newest.absolute || wanted.replaces) return undefined
  const hadNoEffect = isUntouched(newest) || needsAttention(newest)
  if (hadNoEffect && newest.undo === wanted.operation) {
    closeAsCancelled(queue, newest, now)
    return { id: newest.id, outcome: 'VANISHED' }
  }
  if (!isUntouched(newest) || newest.operation !== wanted.operation) return undefined
  // Undoing what is held must not undo what was decided before it.
  if (wanted.hold !== undefined && newest.notBefore <= now) return undefined
  queue.put(await withAnswers(queue, merged(newest, wanted, { now, ...(group ? { group } : {}) })))
  dropUnneeded(queue, newest, now)
  return { id: newest.id, outcome: 'SAVED' }
}

/** Reuses an upload of the same bytes that is waiting or was sent already. */
async function reuseUpload(queue: MemberEntries, wanted: CommandToSave): Promise<Enqueued | undefined> {
  const [blobId] = blobIdsOf(wanted.payload)
  if (blobId === undefined || wanted.replaces) return undefined
  const waiting = queue
    .entries()
    .find((entry) => blobIdsOf(entry.payload).includes(blobId) && !needsAttention(entry))
  if (waiting) return { id: waiting.id, outcome: 'SAVED' }
  const receipts = await queue.receipts()
  const sent = receipts.find(({ outcome, blobIds }) => outcome === 'SENT' && blobIds?.includes(blobId))
  return sent && { id: sent.id, outcome: 'SAVED' }
}

/** The version stays the older entry's: that is what the member saw when they began. */
function merged(newest: Entry, wanted: CommandToSave, { now, group }: Omit<Saving, 'id'>): Entry {
  const ifMatch = newest.ifMatch ?? wanted.ifMatch
  return {
    ...newest,
    params: wanted.params,
    payload: wanted.payload,
    needs: wanted.needs ?? [],
    fills: wanted.fills ?? [],
    ...(ifMatch === undefined ? {} : { ifMatch }),
    ...(group === undefined ? {} : { group }),
    title: wanted.title ?? newest.title,
    ...(wanted.hold === undefined ? {} : { notBefore: now + wanted.hold }),
    savedAt: now,
  }
}

/**
 * Id of the command that a `once` entry would repeat: one that was sent, or that may have reached the server. It is
 * looked for in the transaction that saves, as another tab may have saved since the screen last read the outbox.
 */
async function alreadyUnderWay(queue: MemberEntries, wanted: CommandToSave): Promise<string | undefined> {
  if (!wanted.once) return undefined
  const entry = queue
    .entries()
    .find((each) => each.entity === wanted.entity && !isUntouched(each) && !needsAttention(each))
  if (entry) return entry.id
  const receipts = await queue.receipts()
  return receipts.find(({ entity, outcome }) => entity === wanted.entity && outcome === 'SENT')?.id
}

/** A refused entry that another tab has replaced already is no longer there: what is wanted joins its successor. */
function withoutReplaced(queue: MemberEntries, wanted: CommandToSave): CommandToSave {
  const { replaces, ...rest } = wanted
  return wanted.once && replaces !== undefined && !queue.byId(replaces) ? rest : wanted
}
