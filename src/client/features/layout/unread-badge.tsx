import { Plural } from '@lingui/react/macro'
import { useUnreadConversations } from '../../entities/conversation/unread-conversations.ts'
import { Hidden } from '../../ui/page/page.tsx'
import classes from './unread-badge.module.css'

/** How many conversations are unread; a change is announced. */
export function UnreadBadge() {
  const unread = useUnreadConversations()
  return (
    <>
      {unread > 0 && (
        <span className={classes.count} aria-hidden="true">
          {unread > 99 ? '99+' : unread}
        </span>
      )}
      <span role="status">
        <Hidden>{unread > 0 && <Plural value={unread} one="# unread" other="# unread" />}</Hidden>
      </span>
    </>
  )
}
