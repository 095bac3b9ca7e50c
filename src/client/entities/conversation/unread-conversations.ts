import { useQuery } from '@tanstack/react-query'
import { readConversation } from '../../../contract/message/conversation.ts'
import { useSession } from '../../api/session.ts'
import { useOutbox } from '../../offline/outbox/use-outbox.ts'
import { me } from '../member/me-query.ts'

/** Conversations with unread messages, without those that were read here while there was no network. */
export function useUnreadConversations(): number {
  const session = useSession()
  const { entries } = useOutbox()
  const count = useQuery({ ...me(), enabled: session !== null }).data?.data.unreadConversations ?? 0
  if (session === null) return 0
  const read = entries.filter(({ operation }) => operation === readConversation.name).length
  return Math.max(0, count - read)
}
