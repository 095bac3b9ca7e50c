import type { QueryClient } from '@tanstack/react-query'
import { listNotifications } from '../../../contract/message/notification.ts'
import { NOTIFICATIONS_PATH } from '../../../contract/message/notifications-path.ts'
import type { LiveEvent } from '../../api/events.ts'
import { catchUp, takeConversationEvent } from '../../entities/conversation/live-conversations.ts'
import { me } from '../../entities/member/me-query.ts'
import { startAnew } from '../../entities/member/start-anew.ts'
import { takeUnreadCount } from '../../entities/notification/unread-count.ts'
import { notificationKind } from './notification-kinds.ts'

/** Takes an event of the stream into what is shown and stored. */
export function takeEvent(queries: QueryClient, event: LiveEvent) {
  if (event.type === 'OPENED') return catchUp(queries)
  if (event.type === 'CONVERSATION') return takeConversationEvent(queries, event.name, event.data)
  if (event.type === 'OTHER') return refresh(queries, [listNotifications.name, me().queryKey[0]])
  const unreadCount = event.type === 'UNREAD' ? event.unreadCount : event.live.unreadCount
  const isNew = takeUnreadCount(queries, unreadCount)
  if (event.type === 'NOTIFICATION') {
    const { kind } = event.live.notification
    // What was read for the company is theirs no more.
    if (kind === 'PLACE_ENDED') return void startAnew(queries, NOTIFICATIONS_PATH)
    const { refreshes } = notificationKind(kind)
    return refresh(queries, [listNotifications.name, ...refreshes.map(({ name }) => name)])
  }
  if (!isNew) return
  // Notifications were read or arrived while nothing listened: nobody tells what they made stale.
  refresh(queries, [listNotifications.name])
  void queries.invalidateQueries({ type: 'active', predicate: ({ meta }) => meta?.['personal'] === true })
}

function refresh(queries: QueryClient, names: readonly unknown[]) {
  for (const name of names) void queries.invalidateQueries({ queryKey: [name] })
}
