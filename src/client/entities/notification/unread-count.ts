import { useQuery } from '@tanstack/react-query'
import { readNotification, readNotifications } from '../../../contract/message/notification.ts'
import { useOutbox } from '../../offline/outbox/use-outbox.ts'
import { me } from '../member/me-query.ts'
import { dataTimeOf } from '../../api/query-for.ts'
import { useSession } from '../../api/session.ts'

/** The server's unread count minus notifications read here whose update is unsent. */
export function useUnreadCount(): number {
  const session = useSession()
  const { entries, sent } = useOutbox()
  const result = useQuery({ ...me(), enabled: session !== null })
  const count = result.data?.data.unreadCount ?? 0
  if (session === null || count === 0) return 0
  const done = [...entries, ...sent.filter(({ at }) => at >= dataTimeOf(result))]
  if (done.some(({ operation }) => operation === readNotifications.name)) return 0
  return Math.max(0, count - done.filter(({ operation }) => operation === readNotification.name).length)
}
