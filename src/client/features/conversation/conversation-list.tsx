import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Badge, Box, Button, Group, Stack, Text } from '@mantine/core'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { BETWEEN_FACTS } from '../../../contract/base/between-facts.ts'
import { type Conversation, readConversation } from '../../../contract/message/conversation.ts'
import type { Snapshot } from '../../api/query-for.ts'
import { useSession } from '../../api/session.ts'
import { ListError } from '../../entities/answer/list-error.tsx'
import { StaleNote } from '../../entities/answer/stale-note.tsx'
import { conversation, conversationsPage, thread } from '../../entities/conversation/conversation-queries.ts'
import { JobName } from '../../entities/conversation/job-name.tsx'
import { daysSince, useFormat } from '../../i18n/format.ts'
import { useOutbox } from '../../offline/outbox/use-outbox.ts'
import { ButtonLink } from '../../ui/link.tsx'
import { Hidden } from '../../ui/page/page.tsx'
import { EmptyState, LoadingBlocks } from '../../ui/page/states.tsx'
import classes from './conversation.module.css'
import { previewOf } from './message/message-texts.ts'
import { StageText, isStageTold } from './job-strip.tsx'
import { storeQuery } from '../../offline/cache/stored-queries.ts'
import { messagePhoto } from '../../entities/conversation/message-photo.ts'
import type { Thread } from '../../entities/conversation/thread.ts'
import { KoreanName } from '../../entities/job/job-title.tsx'

/** The member's conversations, latest first; their messages are put on this device. */
export function ConversationList() {
  const { t } = useLingui()
  const first = useQuery(conversationsPage(1))
  const [pages, setPages] = useState(1)
  const rows = first.data?.data
  useKeptThreads(first.data)
  if (!rows)
    return first.isError ? (
      <ListError
        error={first.error}
        title={<Trans>The messages could not be loaded</Trans>}
        onRetry={() => void first.refetch()}
      />
    ) : (
      <LoadingBlocks rows={5} form="text" />
    )
  if (rows.length === 0) return <NoConversations />
  return (
    <Stack component="nav" gap={0} aria-label={t`Chats`}>
      <Box px="edge">
        <StaleNote result={first} />
      </Box>
      <ul>
        {Array.from({ length: pages }, (_, index) => (
          <Page key={index} page={index + 1} />
        ))}
      </ul>
      {pages < (first.data?.totalPages ?? 1) && (
        <Button fullWidth variant="light" onClick={() => setPages(pages + 1)}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </Stack>
  )
}

function Page({ page }: { page: number }) {
  const rows = useQuery(conversationsPage(page)).data?.data ?? []
  return rows.map((each) => <Row key={each.id} about={each} />)
}

/** Puts the conversations of the list on this device, so that they open without a network. */
function useKeptThreads(list: Snapshot<Conversation[]> | undefined) {
  const queries = useQueryClient()
  useEffect(() => {
    let isLeft = false
    const keep = async () => {
      for (const row of list?.data ?? []) {
        if (isLeft) return
        try {
          await keepConversation(queries, row, list?.askedAt ?? 0)
        } catch {
          // Without a network, the next visit goes on.
          return
        }
      }
    }
    void keep()
    return () => {
      isLeft = true
    }
  }, [queries, list])
}

function Row({ about }: { about: Conversation }) {
  const { i18n, t } = useLingui()
  const format = useFormat()
  const { entries } = useOutbox()
  const { id, counterpart, job, lastMessage, activeDate, lastSequence, isMuted } = about
  const isRead = entries.some(
    ({ operation, params }) => operation === readConversation.name && params['id'] === id,
  )
  const unread = isRead ? 0 : about.unreadCount
  const weight = unread > 0 ? 700 : undefined
  const isToday = daysSince(activeDate) === 0
  return (
    <li>
      <Box
        className={classes.row}
        px="edge"
        py="sm"
        renderRoot={(props) => (
          <Link to="/messages/$id" params={{ id }} data-unread={unread > 0 || undefined} {...props} />
        )}
      >
        <Group component="span" justify="space-between" wrap="nowrap" gap="xs">
          <Text component="bdi" inherit fw={weight} miw={0}>
            <CounterpartName counterpart={counterpart} />
          </Text>
          <Text component="time" dateTime={activeDate} flex="none" size="xs" c="dimmed">
            {isToday ? format.time(activeDate) : format.monthDay(activeDate)}
          </Text>
        </Group>
        <Text span display="block" size="xs" c="dimmed">
          <JobName job={job} />
          {isStageTold(about) && (
            <>
              {BETWEEN_FACTS}
              <StageText about={about} />
            </>
          )}
          {isMuted && `${BETWEEN_FACTS}${t`Muted`}`}
        </Text>
        <Group component="span" justify="space-between" wrap="nowrap" gap="xs">
          <Text
            span
            size="sm"
            fw={weight}
            lineClamp={2}
            miw={0}
            {...(lastMessage?.kind === 'TEXT' ? { lang: lastMessage.langCode } : {})}
          >
            {lastMessage && lastSequence > 0 ? (
              previewOf(i18n, lastMessage)
            ) : (
              <Trans>Nothing written yet</Trans>
            )}
          </Text>
          {unread > 0 && (
            <>
              <Badge
                component="span"
                variant="filled"
                color="primary"
                radius="full"
                fw={700}
                flex="none"
                aria-hidden
              >
                {unread > 99 ? '99+' : unread}
              </Badge>
              <Hidden>
                <Plural value={unread} one="# unread" other="# unread" />
              </Hidden>
            </>
          )}
        </Group>
      </Box>
    </li>
  )
}

function NoConversations() {
  const isWorker = useSession()?.role === 'EMPLOYEE'
  return (
    <EmptyState
      title={<Trans>No messages yet</Trans>}
      action={
        isWorker ? (
          <ButtonLink to="/mypage/applyStatus" variant="light">
            <Trans>Your applications</Trans>
          </ButtonLink>
        ) : (
          <ButtonLink to="/employmentPage/applicants" variant="light">
            <Trans>Applicants</Trans>
          </ButtonLink>
        )
      }
    >
      {isWorker ? (
        <Trans>
          Once you have applied, you can write to the company. Each of you reads their own language.
        </Trans>
      ) : (
        <Trans>You can write to everybody who applied. Each of you reads their own language.</Trans>
      )}
    </EmptyState>
  )
}

/** Latest photos of each conversation that are put on the device before they are looked at. */
const KEPT_PHOTOS = 8

/**
 * Puts a conversation of the list on this device: itself, its latest messages, and the latest photos.
 * @param askedAt of the list
 * @throws NetworkFailure without a network, if something of it is missing
 */
async function keepConversation(queries: QueryClient, row: Conversation, askedAt: number): Promise<void> {
  const { id, lastSequence } = row
  await keepItself(queries, row, askedAt)
  let known = await queries.ensureQueryData(thread(queries, id))
  if ((known.messages.at(-1)?.sequence ?? 0) < lastSequence)
    known = await queries.fetchQuery(thread(queries, id))
  await keepPhotos(queries, id, known)
}

async function keepItself(queries: QueryClient, row: Conversation, askedAt: number): Promise<void> {
  const { queryKey } = conversation(row.id)
  const before = queries.getQueryData(queryKey)
  if (before && before.askedAt >= askedAt) return
  queries.setQueryData(queryKey, { data: row, askedAt })
  await storeQuery(queries, queryKey)
}

async function keepPhotos(queries: QueryClient, id: string, { messages }: Thread): Promise<void> {
  const photos = messages
    .filter(({ kind, isRemoved }) => kind === 'IMAGE' && !isRemoved)
    .flatMap((message) => message.files.map((_, index) => messagePhoto(id, message, index, 'small')))
  // One that cannot be read is asked for again when it is shown.
  for (const photo of photos.slice(-KEPT_PHOTOS)) await queries.prefetchQuery(photo)
}

/** Who a conversation is with. */
export function CounterpartName({ counterpart }: Pick<Conversation, 'counterpart'>) {
  return counterpart.isRemoved ? (
    <Trans>Account removed</Trans>
  ) : (
    <KoreanName name={counterpart.name} inLatin={counterpart.nameRomanized} />
  )
}
