import type { Database, Transaction } from '../../browser/database.ts'
import { keys } from '../outbox/engine/entry.ts'
import { type Draft, isDraft, OTHER_VERSION, readDraft } from './draft.ts'

const KEPT_FOR = 7 * 24 * 60 * 60_000

/** Stored among the drafts: it goes where they go, and an image that it names stays. */
export const otherVersionOf = (draftName: string) => `${OTHER_VERSION}${draftName}`

/** Epoch ms. */
export const keptUntil = ({ savedAt }: Draft<unknown>): number => savedAt + KEPT_FOR

/** The version of a form that was not taken after a conflict; undefined once its seven days are over. */
export async function readOtherVersion(
  database: Database,
  owner: string,
  draftName: string,
): Promise<Draft<unknown> | undefined> {
  const stored = await readDraft(database, owner, otherVersionOf(draftName))
  return stored && keptUntil(stored) > Date.now() ? stored : undefined
}

export async function sweepOtherVersions(transaction: Transaction, owner: string, now: number) {
  for (const key of await transaction.keys(keys.drafts(owner))) {
    if (!String(key[2]).startsWith(OTHER_VERSION)) continue
    const stored = await transaction.get(key)
    if (!isDraft(stored) || keptUntil(stored) <= now) transaction.remove(key)
  }
}
