import { blobIdsOf, isUntouched, keys, needsAttention, SCHEMA_VERSION } from './entry.ts'
import type { Entry } from './entry.ts'
import { closeAsCancelled, repointDependants, type Ledger } from './ledger.ts'
import { dropUnneeded, withAnswers } from './needs.ts'
import { BytesMissing } from './new-entry.ts'
import type { Enqueued, NewEntry, Saving } from './new-entry.ts'
import { currentVersion } from './version.ts'

/** Queues the command as a new entry, replacing a refused entry if it edits that one. */
export async function append(ledger: Ledger, wanted: NewEntry, saving: Saving): Promise<Enqueued> {
  await assertBytes(ledger, wanted)
  const replaced = replacedBy(ledger, wanted)
  const seq = replaced?.seq ?? (await ledger.nextSeq())
  if (replaced) {
    repointDependants(ledger, replaced.id, saving.id)
    closeAsCancelled(ledger, replaced, saving.now)
  }
  const ifMatch = await baseOf(ledger, wanted, replaced)
  const group = saving.group ?? replaced?.group
  const base = wanted.replaces === undefined ? (replaced?.base ?? wanted.base) : wanted.base
  const entry = newEntry(wanted, { ...saving, seq })
  ledger.put(
    await withAnswers(ledger, {
      ...entry,
      ...(ifMatch === undefined ? {} : { ifMatch }),
      ...(group === undefined ? {} : { group }),
      ...(base === undefined ? {} : { base }),
    }),
  )
  if (replaced) dropUnneeded(ledger, replaced, saving.now)
  return { id: saving.id, outcome: 'SAVED' }
}

/**
 * Finds the entry that the new one replaces: a refused entry that the member has edited or superseded by a newer
 * decision, or an unattempted one whose conflict the member has resolved.
 */
function replacedBy(ledger: Ledger, wanted: NewEntry): Entry | undefined {
  const entries = ledger.entries()
  const gives = (entry: Entry) => needsAttention(entry) || isUntouched(entry)
  if (wanted.replaces) return entries.find((entry) => entry.id === wanted.replaces && gives(entry))
  const newest = entries.findLast((entry) => entry.entity === wanted.entity)
  return newest && wanted.absolute && newest.absolute && needsAttention(newest) ? newest : undefined
}

/** Only an edit made after comparing both versions (`replaces`) may overwrite another device's change. */
async function baseOf(ledger: Ledger, wanted: NewEntry, replaced: Entry | undefined) {
  if (wanted.replaces !== undefined) return wanted.ifMatch
  const ifMatch = replaced?.ifMatch ?? wanted.ifMatch
  if (ifMatch === undefined) return undefined
  const receipts = await ledger.receipts()
  return currentVersion({ ...wanted, ifMatch }, receipts)
}

async function assertBytes(ledger: Ledger, wanted: NewEntry) {
  const named = blobIdsOf(wanted.payload)
  if (named.length === 0) return
  const stored = await ledger.transaction.keys(keys.blobs(wanted.memberId))
  for (const blobId of named) {
    if (!stored.some((key) => key[2] === blobId)) throw new BytesMissing(blobId)
  }
}

/** Creates the entry of a command before any attempt. */
export function newEntry(wanted: NewEntry, given: { id: string; seq: number; now: number }): Entry {
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
    notBefore: 0,
    title: wanted.title ?? {},
    refreshes: wanted.refreshes ?? [],
    savedAt: given.now,
  }
}
