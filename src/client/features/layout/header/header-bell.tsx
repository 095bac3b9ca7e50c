import { Trans } from '@lingui/react/macro'
import { useUnreadCount } from '../../../entities/notification/unread-count.ts'
import { BellIcon } from '../../../ui/icon/icons.tsx'
import { IconLink } from '../../../ui/link.tsx'
import { Hidden } from '../../../ui/page/page.tsx'
import { UnreadCount } from '../unread-badge.tsx'

/** Link to the notifications; a change of the unread count is announced. */
export const HeaderBell = () => (
  // The number reaches beyond the round button.
  <IconLink to="/mypage/notifications" style={{ overflow: 'visible' }}>
    <BellIcon size={22} />
    <Hidden>
      <Trans>Notifications</Trans>
    </Hidden>
    <UnreadCount unread={useUnreadCount()} atCorner />
  </IconLink>
)
