import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Group, NavLink, Text, ThemeIcon } from '@mantine/core'
import '@mantine/core/styles/NavLink.layer.css'
import '@mantine/core/styles/ThemeIcon.layer.css'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BETWEEN_FACTS } from '../../../contract/base/between-facts.ts'
import {
  type Notification,
  isAboutDay,
  listNotifications,
  readNotification,
  readNotifications,
} from '../../../contract/message/notification.ts'
import { readsKorean } from '../../../reference/name-in.ts'
import { KoreanName } from '../../entities/job/job-title.tsx'
import { StaleNote } from '../../entities/answer/stale-note.tsx'
import { QueryPlaceholder } from '../../entities/answer/query-placeholder.tsx'
import { PushPanel } from '../../entities/notification/push-panel.tsx'
import { dataTimeOf } from '../../api/query-for.ts'
import { useOutbox } from '../../offline/outbox/use-outbox.ts'
import { InnerPage } from '../../ui/page/inner-header.tsx'
import { Hidden, Section } from '../../ui/page/page.tsx'
import { Pager } from '../../ui/page/pager.tsx'
import { EmptyState } from '../../ui/page/states.tsx'
import { SaveError } from '../../entities/outbox/save-error.tsx'
import { outboxCommand, useSend } from '../../offline/outbox/sending.ts'
import { ActionLink } from '../../ui/link.tsx'
import { useSession } from '../../api/session.ts'
import { useFormat } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { notificationsPage } from './stale-reads.ts'
import { notificationKind } from './notification-kinds.ts'
import { getMe } from '../../../contract/account/member.ts'
import type { Entry, Receipt } from '../../offline/outbox/engine/entry.ts'

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
  return (
    <InnerPage title={t`Notifications`} up="/home">
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
          <Group gap="xs" justify="space-between" px={{ base: 'edge', sm: 0 }} mih="var(--target)">
            <div>
              <StaleNote result={result} />
            </div>
            {page === 1 && newest !== undefined && rows.some(({ unread }) => unread) && (
              <MarkAllRead upTo={newest} />
            )}
          </Group>
          <Box component="ul" bg="var(--surface)" bdrs={{ sm: 'lg' }} style={{ overflow: 'hidden' }}>
            {rows.map((row) => (
              <NotificationRow key={row.notification.id} {...row} />
            ))}
          </Box>
          <Pager page={page} totalPages={result.data.totalPages ?? 1} label={t`Pages of notifications`} />
        </>
      )}
      <Section surface id="push" title={<Trans>Notifications on this device</Trans>}>
        <PushPanel />
      </Section>
    </InnerPage>
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
      action={<ActionLink to="/mypage/alarm" label={<Trans>Notification settings</Trans>} />}
    >
      <Trans>You will see matching jobs, news and answers from companies here.</Trans>
    </EmptyState>
  ) : (
    <EmptyState title={<Trans>You have no notifications yet</Trans>}>
      <Trans>You will see new applications and answers to your job offers here.</Trans>
    </EmptyState>
  )
}

/** A path of the site, which may have a query. */
function linkTo(path: string) {
  const { pathname, searchParams } = new URL(path, location.origin)
  return { to: pathname, search: Object.fromEntries(searchParams) }
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
      <NavLink
        renderRoot={(props) => <Link {...linkTo(path)} data-unread={unread || undefined} {...props} />}
        px={{ base: 'edge', sm: 'xl' }}
        py="md"
        c="dark"
        leftSection={
          <ThemeIcon variant="light" color={unread ? 'primary' : 'gray'} size={40} radius="md">
            <Drawing size={20} />
          </ThemeIcon>
        }
        label={
          <>
            <Text span display="block" size="sm" c="dimmed">
              {i18n._(text)}
              {unread && (
                <Hidden>
                  {' '}
                  <Trans>Unread</Trans>
                </Hidden>
              )}
            </Text>
            <Text span display="block" fw={unread ? 700 : undefined}>
              <Subject notification={notification} />
            </Text>
          </>
        }
        description={
          <>
            {actor && (
              <>
                <bdi>
                  <KoreanName name={actor} inLatin={actorRomanized} />
                </bdi>
                {BETWEEN_FACTS}
              </>
            )}
            <time dateTime={createdAt}>{format.moment(createdAt)}</time>
          </>
        }
        rightSection={
          unread && <Box component="span" w={8} h={8} bdrs="full" bg="primary" aria-hidden="true" />
        }
        onClick={() => {
          if (unread) markIt()
        }}
      />
    </li>
  )
}

/** What the job is, in the reader's language, above its own title; or the subject as it was written. */
function Subject({ notification }: Pick<NotificationRowProps, 'notification'>) {
  const { kind, subject, headline, subjectRomanized } = notification
  const format = useFormat()
  const isRead = readsKorean(useLanguage())
  if (isAboutDay(kind)) return format.date(subject)
  if (headline === undefined || isRead) return <KoreanName name={subject} inLatin={subjectRomanized} />
  return (
    <>
      {headline}
      <Text span display="block" size="sm" fw={400} c="dimmed" lang="ko">
        {subject}
      </Text>
    </>
  )
}

const refreshes = [listNotifications, getMe]

const markRead = outboxCommand(readNotification, {
  entity: ({ id }) => `notification:${id}`,
  absolute: true,
  refreshes,
})
const markAllRead = outboxCommand(readNotifications, {
  entity: (_, { upTo = '' }) => upToEntity(upTo),
  absolute: true,
  refreshes,
})

interface Sending {
  entries: readonly Entry[]
  sent: readonly Receipt[]
}

/**
 * Whether a notification is unread, considering reads that are unsent or were sent after the server was
 * asked. Ids are ordered by time.
 * @param dataTime server time (epoch ms) of the notification's data
 */
export function isUnread(
  notification: Pick<Notification, 'id' | 'read'>,
  outbox: Sending,
  dataTime: number,
): boolean {
  if (notification.read) return false
  const done = [...outbox.entries, ...outbox.sent.filter((receipt) => receipt.at >= dataTime)]
  return !done.some(
    ({ operation, params, entity }) =>
      (operation === readNotification.name && params['id'] === notification.id) ||
      (operation === readNotifications.name && entity >= upToEntity(notification.id)),
  )
}

/** The entity contains the newest id shown, so that it is readable from the receipt. */
export const upToEntity = (id: string) => `notifications:${id}`
