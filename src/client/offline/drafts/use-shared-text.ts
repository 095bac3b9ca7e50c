import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useMemberId } from '../../api/session.ts'
import { outboxDatabase } from '../../browser/outbox-database.ts'
import { onOutboxContents } from '../outbox/page-outbox.ts'
import { VISITOR } from './draft.ts'
import { onDraftInTabs, tellTabs } from './draft-tabs.ts'
import { sharedText, type SharedText } from './shared-text.ts'
import { useFlushWhenLeft } from './use-flush-when-left.ts'

/** A draft of one text that all tabs show alike. */
export function useSharedText(
  name: string,
): Pick<SharedText, 'write' | 'hand'> & ReturnType<SharedText['get']> {
  const owner = useMemberId() ?? VISITOR
  const shared = useMemo(
    () => sharedText(outboxDatabase, owner, name, () => tellTabs(owner, name)),
    [owner, name],
  )
  useEffect(() => {
    const refresh = () => void shared.refresh()
    refresh()
    const stopHearing = onDraftInTabs(owner, name, refresh)
    const stop = onOutboxContents(refresh)
    return () => {
      stop()
      stopHearing()
    }
  }, [shared, owner, name])
  useFlushWhenLeft(shared)
  const { text, isRead } = useSyncExternalStore(shared.subscribe, shared.get, shared.get)
  return { text, isRead, write: shared.write, hand: shared.hand }
}
