import { useEffect, useState } from 'react'
import { currentMemberId, useMemberId } from '../../api/session.ts'
import { StorageFailure } from '../../browser/database.ts'
import { outboxDatabase } from '../../browser/outbox-database.ts'
import { removeDraft, VISITOR, writeDraft } from './draft.ts'
import { onDraftInTabs, tellTabs } from './draft-tabs.ts'
import { keptUntil, otherVersionOf, readOtherVersion } from './other-version.ts'

export interface OtherVersion<T> {
  value: T
  /** Epoch ms. */
  keptUntil: number
}

/** The version of the named form that was not taken after a conflict, alike in all tabs; null without one. */
export function useOtherVersion<T>(
  draftName: string,
  accepts: (value: unknown) => value is T,
): OtherVersion<T> | null {
  const owner = useMemberId() ?? VISITOR
  const [found, setFound] = useState<OtherVersion<T> | null>(null)
  useEffect(() => {
    let current = true
    const read = async () => {
      // Without storage nothing is kept.
      const stored = await readOtherVersion(outboxDatabase, owner, draftName).catch(() => undefined)
      const value = stored?.value
      if (current) setFound(stored && accepts(value) ? { value, keptUntil: keptUntil(stored) } : null)
    }
    void read()
    const stop = onDraftInTabs(owner, otherVersionOf(draftName), () => void read())
    return () => {
      current = false
      stop()
    }
  }, [owner, draftName, accepts])
  return found
}

/**
 * Keeps the version that the member does not take for seven days, in place of an earlier one.
 * @throws StorageFailure
 */
export async function keepOtherVersion(draftName: string, value: unknown): Promise<void> {
  const [owner, name] = placeOf(draftName)
  await writeDraft(outboxDatabase, owner, name, { value, savedAt: Date.now() })
  tellTabs(owner, name)
}

/** `keepOtherVersion` for what another device has saved: a full device does not stop the member from replacing it. */
export async function keepReplaced(draftName: string, value: unknown): Promise<void> {
  try {
    await keepOtherVersion(draftName, value)
  } catch (error) {
    if (!(error instanceof StorageFailure)) throw error
  }
}

/**
 * Call before the kept version is put into the form. What was typed there takes its place, so that neither is lost.
 * @throws StorageFailure
 */
export async function exchangeOtherVersion(draftName: string, typed: unknown): Promise<void> {
  if (typed !== undefined) return keepOtherVersion(draftName, typed)
  const [owner, name] = placeOf(draftName)
  await removeDraft(outboxDatabase, owner, name)
  tellTabs(owner, name)
}

const placeOf = (draftName: string) => [currentMemberId() ?? VISITOR, otherVersionOf(draftName)] as const
