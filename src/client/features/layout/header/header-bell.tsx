import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useUnreadCount } from '../../../entities/notification/unread-count.ts'
import { BellIcon } from '../../../ui/icon/icons.tsx'
import { Hidden } from '../../../ui/page/page.tsx'
import classes from './header-bell.module.css'

/** Link to the notifications; a change of the unread count is announced. */
export function HeaderBell() {
  const unread = useUnreadCount()
  return (
    <Link to="/mypage/notifications" className={classes.bell}>
      <BellIcon size={22} />
      <Hidden>
        <Trans>Notifications</Trans>
      </Hidden>
      {unread > 0 && (
        <span className={classes.count} aria-hidden="true">
          {unread > 99 ? '99+' : unread}
        </span>
      )}
      <span role="status" className={classes.words}>
        {unread > 0 && <Plural value={unread} one="# unread" other="# unread" />}
      </span>
    </Link>
  )
}
