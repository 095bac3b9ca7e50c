import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useMemberId } from '../../api/session.ts'
import { outboxDatabase } from '../../browser/outbox-database.ts'
import { onOutboxContents } from '../outbox/page-outbox.ts'
import { VISITOR } from './draft.ts'
import { sharedText, type SharedText } from './shared-text.ts'
import { useFlushWhenLeft } from './use-flush-when-left.ts'

const CHANNEL = 'ilteo-drafts'

/** A draft of one text that all tabs show alike. */
export function useSharedText(
  name: string,
): Pick<SharedText, 'write' | 'hand'> & ReturnType<SharedText['get']> {
  const owner = useMemberId() ?? VISITOR
  const shared = useMemo(
    () => sharedText(outboxDatabase, owner, name, () => tellTabs(`${owner} ${name}`)),
    [owner, name],
  )
  useEffect(() => {
    const refresh = () => void shared.refresh()
    refresh()
    const channel = openChannel()
    const hear = ({ data }: MessageEvent) => data === `${owner} ${name}` && refresh()
    // A tab that was frozen has heard nothing.
    const wake = () => document.visibilityState === 'visible' && refresh()
    const stop = onOutboxContents(refresh)
    channel?.addEventListener('message', hear)
    document.addEventListener('visibilitychange', wake)
    return () => {
      stop()
      channel?.close()
      document.removeEventListener('visibilitychange', wake)
    }
  }, [shared, owner, name])
  useFlushWhenLeft(shared)
  const { text, isRead } = useSyncExternalStore(shared.subscribe, shared.get, shared.get)
  return { text, isRead, write: shared.write, hand: shared.hand }
}

const openChannel = () =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL)

function tellTabs(draft: string): void {
  const channel = openChannel()
  channel?.postMessage(draft)
  channel?.close()
}
