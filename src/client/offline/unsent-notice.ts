import { useSyncExternalStore } from 'react'
import { currentMemberId } from '../api/session.ts'
import { outboxDatabase } from '../browser/outbox-database.ts'
import { createSignal } from '../browser/signal.ts'
import { isDraft, VISITOR, VISITORS_ONLY } from './drafts/draft.ts'
import { keys } from './outbox/engine/entry.ts'
import { onOutboxContents, outboxContents } from './outbox/page-outbox.ts'

/** What only this device has, for days, in a browser that deletes it after a week without a visit. */
export interface UnsentNotice {
  kind: 'ENTRY' | 'DRAFT'
  /** The draft's name. */
  name?: string
  /** Epoch milliseconds. */
  savedAt: number
}

const DAY = 24 * 60 * 60_000
const NOTICE_AFTER = 3 * DAY

const notice = createSignal<UnsentNotice | null>(null)
export const useUnsentNotice = () => useSyncExternalStore(notice.subscribe, notice.get, notice.get)
let isDismissed = false

/** Hides the notice until the app is opened again. */
export function dismissUnsentNotice(): void {
  isDismissed = true
  notice.set(null)
}

/** The oldest of what was saved three days ago or earlier. */
export function oldestUnsent(
  entries: readonly { savedAt: number }[],
  drafts: readonly { name: string; savedAt: number }[],
  now: number,
): UnsentNotice | null {
  const all: UnsentNotice[] = [
    ...entries.map(({ savedAt }) => ({ kind: 'ENTRY' as const, savedAt })),
    ...drafts
      .filter(({ name }) => !VISITORS_ONLY.includes(name))
      .map(({ name, savedAt }) => ({ kind: 'DRAFT' as const, name, savedAt })),
  ]
  const old = all.filter(({ savedAt }) => now - savedAt >= NOTICE_AFTER)
  return old.toSorted((a, b) => a.savedAt - b.savedAt)[0] ?? null
}

/** Looks for unsent work now and whenever the outbox changes. @returns a function that ends it */
export function followUnsent(): () => void {
  void look()
  return onOutboxContents(() => void look())
}

async function look() {
  try {
    const drafts = await readDrafts(currentMemberId() ?? VISITOR)
    if (!isDismissed) notice.set(oldestUnsent(outboxContents().entries, drafts, Date.now()))
  } catch {
    // The storage does not answer; the outbox says so.
  }
}

function readDrafts(owner: string): Promise<{ name: string; savedAt: number }[]> {
  return outboxDatabase.run('readonly', async (transaction) => {
    const prefix = keys.drafts(owner)
    const [names, values] = await Promise.all([transaction.keys(prefix), transaction.list(prefix)])
    return names.flatMap((key, index) => {
      const draft = values[index]
      return isDraft(draft) ? [{ name: String(key[2]), savedAt: draft.savedAt }] : []
    })
  })
}
