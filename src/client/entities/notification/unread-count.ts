import { type QueryClient, useQuery } from '@tanstack/react-query'
import { readNotification, readNotifications } from '../../../contract/message/notification.ts'
import type { Entry, Receipt } from '../../offline/outbox/engine/entry.ts'
import { useOutbox } from '../../offline/outbox/use-outbox.ts'
import { storeQuery } from '../../offline/cache/stored-queries.ts'
import { me } from '../member/me-query.ts'
import { dataTimeOf, type Snapshot } from '../../api/query-for.ts'
import { useSession } from '../../api/session.ts'

/** An answer about the member whose number of unread notifications an event may have replaced. */
export type CountedMember = Snapshot<{ unreadCount: number }> & {
  /** When the event came (epoch ms): its number includes what was sent before. */
  countedAt?: number
}

export function useUnreadCount(): number {
  const session = useSession()
  const outbox = useOutbox()
  const { data } = useQuery({ ...me(), enabled: session !== null })
  return session && data ? unreadCount(data, outbox) : 0
}

/** The server's unread count minus notifications read here that it does not include yet. */
export function unreadCount(
  member: CountedMember,
  { entries, sent }: { entries: readonly Entry[]; sent: readonly Receipt[] },
): number {
  const includedUpTo = Math.max(dataTimeOf({ data: member }), member.countedAt ?? 0)
  const done = [...entries, ...sent.filter(({ at }) => at >= includedUpTo)]
  if (done.some(({ operation }) => operation === readNotifications.name)) return 0
  const read = done.filter(({ operation }) => operation === readNotification.name).length
  return Math.max(0, member.data.unreadCount - read)
}

/**
 * Takes the number that an event tells.
 * @returns whether it differs from the known one
 */
export function takeUnreadCount(queries: QueryClient, count: number): boolean {
  const { queryKey } = me()
  const before = queries.getQueryData(queryKey)
  if (!before) return false
  const counted = { ...before, data: { ...before.data, unreadCount: count }, countedAt: Date.now() }
  queries.setQueryData(queryKey, counted)
  if (before.data.unreadCount === count) return false
  void storeQuery(queries, queryKey)
  return true
}
