import { type Entry, SCHEMA_VERSION, blobIdsOf, isUntouched, keys, needsAttention } from './entry.ts'
import { type MemberEntries, closeAsCancelled, repointDependants } from './member-entries.ts'
import { dropUnneeded, withAnswers } from './needs.ts'
import { BytesMissing, type CommandToSave, type Enqueued, type Saving } from './command-to-save.ts'
import { currentVersion } from './version.ts'

/** Queues the command as a new entry, replacing a refused entry if it edits that one. */
export async function append(queue: MemberEntries, wanted: CommandToSave, saving: Saving): Promise<Enqueued> {
  await assertBytes(queue, wanted)
  const replaced = replacedBy(queue, wanted)
  const seq = replaced?.seq ?? (await queue.nextSeq())
  if (replaced) {
    repointDependants(queue, replaced.id, saving.id)
    closeAsCancelled(queue, replaced, saving.now)
  }
  const ifMatch = await baseOf(queue, wanted, replaced)
  const group = saving.group ?? replaced?.group
  const entry = newEntry(wanted, { ...saving, seq })
  queue.put(
    await withAnswers(queue, {
      ...entry,
      ...(ifMatch === undefined ? {} : { ifMatch }),
      ...(group === undefined ? {} : { group }),
    }),
  )
  if (replaced) dropUnneeded(queue, replaced, saving.now)
  return { id: saving.id, outcome: 'SAVED' }
}

/**
 * Finds the entry that the new one replaces: a refused entry that the member has edited or superseded by a newer
 * decision, or an unattempted one whose conflict the member has resolved.
 */
function replacedBy(queue: MemberEntries, wanted: CommandToSave): Entry | undefined {
  const entries = queue.entries()
  const gives = (entry: Entry) => needsAttention(entry) || isUntouched(entry)
  if (wanted.replaces) return entries.find((entry) => entry.id === wanted.replaces && gives(entry))
  const newest = entries.findLast((entry) => entry.entity === wanted.entity)
  return newest && wanted.absolute && newest.absolute && needsAttention(newest) ? newest : undefined
}

/** Only an edit made after comparing both versions (`replaces`) may overwrite another device's change. */
async function baseOf(queue: MemberEntries, wanted: CommandToSave, replaced: Entry | undefined) {
  if (wanted.replaces !== undefined) return wanted.ifMatch
  const ifMatch = replaced?.ifMatch ?? wanted.ifMatch
  if (ifMatch === undefined) return undefined
  const receipts = await queue.receipts()
  return currentVersion({ ...wanted, ifMatch }, receipts)
}

async function assertBytes(queue: MemberEntries, wanted: CommandToSave) {
  const named = blobIdsOf(wanted.payload)
  if (named.length === 0) return
  const stored = await queue.transaction.keys(keys.blobs(wanted.memberId))
  for (const blobId of named) {
    if (!stored.some((key) => key[2] === blobId)) throw new BytesMissing(blobId)
  }
}

/** Creates the entry of a command before any attempt. */
export function newEntry(wanted: CommandToSave, given: { id: string; seq: number; now: number }): Entry {
  return {
    version: SCHEMA_VERSION,
    id: given.id,
    memberId: wanted.memberId,
    seq: given.seq,
    entity: wanted.entity,
    operation: wanted.operation,
    params: wanted.params,
    payload: wanted.payload,
    ...(wanted.versionPart === undefined ? {} : { versionPart: wanted.versionPart }),
    needs: wanted.needs ?? [],
    fills: wanted.fills ?? [],
    ...(wanted.undo === undefined ? {} : { undo: wanted.undo }),
    absolute: wanted.absolute,
    state: 'QUEUED',
    attempts: 0,
    due: given.now,
    notBefore: wanted.hold === undefined ? 0 : given.now + wanted.hold,
    title: wanted.title ?? {},
    refreshes: wanted.refreshes ?? [],
    savedAt: given.now,
  }
}
