import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Notification } from '../../../contract/message/notification.ts'
import { useFormat } from '../../i18n/format.ts'
import { useSend } from '../../offline/outbox/sending.ts'
import { Hidden } from '../../ui/page/page.tsx'
import { markRead } from './commands.ts'
import { notificationKind } from './notification-texts.ts'
import classes from './notifications-screen.module.css'

interface NotificationRowProps {
  notification: Notification
  unread: boolean
}

/** A link to the page of a notification, which marks it as read. */
export function NotificationRow({ notification, unread }: NotificationRowProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { mutate } = useSend(markRead)
  const { id, kind, subject, actor, path, createdAt } = notification
  const { icon: Drawing, text } = notificationKind(kind)
  const markIt = () =>
    mutate({
      params: { id },
      body: { read: true },
      title: { title: subject, ...(actor ? { company: actor } : {}) },
    })
  return (
    <li>
      <Link
        to={path}
        className={classes.row}
        data-unread={unread || undefined}
        onClick={() => {
          if (unread) markIt()
        }}
      >
        <span className={classes.sign}>
          <Drawing size={20} />
        </span>
        <span className={classes.words}>
          <span className={classes.what}>
            {i18n._(text)}
            {unread && (
              <Hidden>
                {' '}
                <Trans>Unread</Trans>
              </Hidden>
            )}
          </span>
          <b lang="ko">{subject}</b>
          <span className={classes.who}>
            {actor && <bdi lang="ko">{actor} · </bdi>}
            <time dateTime={createdAt}>{format.moment(createdAt)}</time>
          </span>
        </span>
        {unread && <span className={classes.dot} aria-hidden="true" />}
      </Link>
    </li>
  )
}
