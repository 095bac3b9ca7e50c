import { Plural } from '@lingui/react/macro'
import { Badge, type BadgeProps } from '@mantine/core'
import { Hidden } from '../../ui/page/page.tsx'
import { useQuery } from '@tanstack/react-query'
import { readConversation } from '../../../contract/message/conversation.ts'
import { useSession } from '../../api/session.ts'
import { useOutbox } from '../../offline/outbox/use-outbox.ts'
import { me } from '../../entities/member/me-query.ts'

const AT_CORNER = { pos: 'absolute', top: 4, left: 'calc(50% + 2px)' } satisfies BadgeProps

interface UnreadCountProps {
  unread: number
  /** Over the corner of an icon in the middle. */
  atCorner: boolean
}

/** A number in a disc, announced when it changes. */
export function UnreadCount({ unread, atCorner }: UnreadCountProps) {
  return (
    <>
      {unread > 0 && (
        <Badge
          variant="filled"
          color="primary"
          radius="full"
          miw={18}
          mih={18}
          ms="xxs"
          px={4}
          py={0}
          fz="min(0.75rem, 14px)"
          fw={700}
          lh={1}
          ta="center"
          {...(atCorner && AT_CORNER)}
          aria-hidden="true"
        >
          {unread > 99 ? '99+' : unread}
        </Badge>
      )}
      <span role="status">
        <Hidden>{unread > 0 && <Plural value={unread} one="# unread" other="# unread" />}</Hidden>
      </span>
    </>
  )
}

/** How many conversations are unread. */
export const UnreadBadge = ({ atCorner = false }: { atCorner?: boolean }) => (
  <UnreadCount unread={useUnreadConversations()} atCorner={atCorner} />
)

/** Conversations with unread messages, without those that were read here while there was no network. */
function useUnreadConversations(): number {
  const session = useSession()
  const { entries } = useOutbox()
  const count = useQuery({ ...me(), enabled: session !== null }).data?.data.unreadConversations ?? 0
  if (session === null) return 0
  const read = entries.filter(({ operation }) => operation === readConversation.name).length
  return Math.max(0, count - read)
}
