import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BETWEEN_FACTS } from '../../../contract/base/between-facts.ts'
import { isAboutDay, type Notification } from '../../../contract/message/notification.ts'
import { readsKorean } from '../../../reference/name-in.ts'
import { KoreanName } from '../../entities/job/job-title.tsx'
import { StaleNote } from '../../entities/answer/stale-note.tsx'
import { QueryPlaceholder } from '../../entities/answer/query-placeholder.tsx'
import { PushPanel } from '../../entities/notification/push-panel.tsx'
import { dataTimeOf } from '../../api/query-for.ts'
import { useOutbox } from '../../offline/outbox/use-outbox.ts'
import { InnerHeader } from '../../ui/page/inner-header.tsx'
import { PageColumn, Section, Hidden } from '../../ui/page/page.tsx'
import { Pager } from '../../ui/page/pager.tsx'
import { EmptyState } from '../../ui/page/states.tsx'
import { useTitle } from '../../ui/page/use-title.ts'
import { SaveError } from '../../entities/outbox/save-error.tsx'
import { useSend } from '../../offline/outbox/sending.ts'
import { ButtonLink } from '../../ui/link.tsx'
import { useSession } from '../../api/session.ts'
import { useFormat } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import classes from './notifications-screen.module.css'
import { notificationsPage } from './queries.ts'
import { isUnread } from './unread.ts'
import { markAllRead, markRead } from './commands.ts'
import { notificationKind } from './notification-kinds.ts'

/**
 * The member's notifications, newest first.
 * @param page one-based
 */
export function NotificationsScreen({ page }: { page: number }) {
  const { t } = useLingui()
  const outbox = useOutbox()
  const result = useQuery({ ...notificationsPage(page, useLanguage()), placeholderData: keepPreviousData })
  const rows = (result.data?.data ?? []).map((notification) => ({
    notification,
    unread: isUnread(notification, outbox, dataTimeOf(result)),
  }))
  const newest = rows[0]?.notification.id
  useTitle(t`Notifications`)
  return (
    <>
      <InnerHeader title={<Trans>Notifications</Trans>} up="/home" />
      <PageColumn>
        {!result.data && (
          <QueryPlaceholder
            result={result}
            title={<Trans>The notifications could not be loaded</Trans>}
            rows={4}
            page={page}
          />
        )}
        {result.data && rows.length === 0 && <NoNotifications />}
        {result.data && rows.length > 0 && (
          <>
            <Group
              gap="xs"
              justify="flex-end"
              px={{ base: 'edge', sm: 0 }}
              mih="var(--target)"
              className={classes.head}
            >
              <StaleNote result={result} />
              {newest !== undefined && rows.some(({ unread }) => unread) && <MarkAllRead upTo={newest} />}
            </Group>
            <ul className={classes.list}>
              {rows.map((row) => (
                <NotificationRow key={row.notification.id} {...row} />
              ))}
            </ul>
            <Pager page={page} totalPages={result.data.totalPages ?? 1} label={t`Pages of notifications`} />
          </>
        )}
        <Section surface id="push" title={<Trans>Notifications on this device</Trans>}>
          <PushPanel />
        </Section>
      </PageColumn>
    </>
  )
}

/** @param upTo the newest notification shown: later ones stay unread */
function MarkAllRead({ upTo }: { upTo: string }) {
  const { t } = useLingui()
  const { mutate, error } = useSend(markAllRead)
  return (
    <>
      <SaveError error={error} />
      <Button
        size="sm"
        variant="subtle"
        color="gray"
        onClick={() => mutate({ body: { read: true, upTo }, title: { title: t`All` } })}
      >
        <Trans>Mark all as read</Trans>
      </Button>
    </>
  )
}

/** Empty state: explains notifications and links to their settings. */
function NoNotifications() {
  const role = useSession()?.role
  return role === 'EMPLOYEE' ? (
    <EmptyState
      title={<Trans>You have no notifications yet</Trans>}
      action={
        <ButtonLink to="/mypage/alarm" variant="light">
          <Trans>Notification settings</Trans>
        </ButtonLink>
      }
    >
      <Trans>You will see matching jobs, news and answers from companies here.</Trans>
    </EmptyState>
  ) : (
    <EmptyState title={<Trans>You have no notifications yet</Trans>}>
      <Trans>You will see new applications and answers to your job offers here.</Trans>
    </EmptyState>
  )
}

interface NotificationRowProps {
  notification: Notification
  unread: boolean
}

/** A link to the page of a notification, which marks it as read. */
function NotificationRow({ notification, unread }: NotificationRowProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { mutate } = useSend(markRead)
  const { id, kind, subject, actor, actorRomanized, path, createdAt } = notification
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
          <Subject notification={notification} />
          <span className={classes.who}>
            {actor && (
              <>
                <bdi>
                  <KoreanName name={actor} inLatin={actorRomanized} />
                </bdi>
                {BETWEEN_FACTS}
              </>
            )}
            <time dateTime={createdAt}>{format.moment(createdAt)}</time>
          </span>
        </span>
        {unread && <span className={classes.dot} aria-hidden="true" />}
      </Link>
    </li>
  )
}

/** What the job is, in the reader's language, above its own title; or the subject as it was written. */
function Subject({ notification }: Pick<NotificationRowProps, 'notification'>) {
  const { kind, subject, headline, subjectRomanized } = notification
  const format = useFormat()
  const isRead = readsKorean(useLanguage())
  if (isAboutDay(kind)) return <b>{format.date(subject)}</b>
  if (headline === undefined || isRead)
    return (
      <b>
        <KoreanName name={subject} inLatin={subjectRomanized} />
      </b>
    )
  return (
    <>
      <b>{headline}</b>
      <span lang="ko" className={classes.who}>
        {subject}
      </span>
    </>
  )
}
