import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Conversation } from '../../../contract/message/conversation.ts'
import { readOlder } from '../../entities/conversation/conversation-queries.ts'
import { useIsTyping } from '../../entities/conversation/typing.ts'
import { ListError } from '../../entities/answer/list-error.tsx'
import { useMayAct } from '../../entities/member/company-right.tsx'
import { useConnectivity } from '../../browser/use-connectivity.ts'
import { dataTimeOf } from '../../api/query-for.ts'
import { useUnsent } from '../../offline/outbox/use-outbox.ts'
import { ChevronDownIcon } from '../../ui/icon/icons.tsx'
import { LoadingBlocks } from '../../ui/page/states.tsx'
import { Hidden, useTitle } from '../../ui/page/page.tsx'
import { JobStrip } from './job-strip.tsx'
import { MessageList } from './message/message-list.tsx'
import { ReportMessageSheet } from './report-message-sheet.tsx'
import classes from './conversation.module.css'
import { ThreadFoot } from './thread-foot.tsx'
import { ThreadHeader } from './thread-header.tsx'
import { ThreadMenu } from './thread-menu.tsx'
import { useEscape } from './use-escape.ts'
import { useSay } from './use-say.ts'
import { type ShownMessage, useThread } from './use-thread.ts'
import { useThreadScroll } from './use-thread-scroll.ts'
import { markRead } from '../../entities/conversation/conversation-commands.ts'
import { send } from '../../offline/outbox/sending.ts'
import { previewOf } from './message/message-texts.ts'

/** One conversation: its messages, and what the member writes. */
export function ThreadScreen({ id }: { id: string }) {
  const { t } = useLingui()
  const thread = useThread(id)
  const { shown, result, about: aboutResult } = thread
  const about = useWithUnsent(aboutResult.data?.data, dataTimeOf(aboutResult))
  const { say, error } = useSay(id, about?.counterpart.name ?? '')
  const [sheet, setSheet] = useState<'menu' | 'times'>()
  const [isReporting, setIsReporting] = useState(false)
  const [reported, setReported] = useState<ShownMessage>()
  useTitle(about?.counterpart.name || t`Messages`)
  const failure = result.data ? null : (result.error ?? aboutResult.error)
  const canWrite = about?.state === 'OPEN'
  const close = () => setSheet(undefined)
  return (
    <Stack
      component="section"
      gap={0}
      h="100%"
      mih={0}
      bg={{ base: 'var(--page)', md: 'var(--sunk)' }}
      bd={{ md: '1px solid var(--hairline)' }}
      bdrs={{ md: 'lg' }}
      style={{ overflow: 'hidden' }}
      data-thread
      aria-label={t`Chat`}
    >
      <ThreadHeader about={about} isReporting={isReporting} onMenu={() => setSheet('menu')} />
      {about && <JobStrip about={about} />}
      {isReporting && <ReportingBar onEnd={() => setIsReporting(false)} />}
      {failure ? (
        <div className={classes.area}>
          <ListError
            error={failure}
            title={<Trans>The messages could not be loaded</Trans>}
            onRetry={() => void Promise.all([result.refetch(), aboutResult.refetch()])}
          />
        </div>
      ) : result.data ? (
        <Messages id={id} thread={thread} about={about}>
          <MessageList
            shown={shown}
            about={about}
            conversationId={id}
            canWrite={canWrite}
            say={say}
            onOtherTimes={() => setSheet('times')}
            onReport={setReported}
            isReporting={isReporting}
          />
        </Messages>
      ) : (
        <div className={classes.area}>
          <LoadingBlocks rows={3} form="text" />
        </div>
      )}
      {about && (
        <ThreadFoot
          key={id}
          about={about}
          shown={shown}
          say={say}
          error={error}
          isOfferingTimes={sheet === 'times'}
          onTimesClosed={close}
        />
      )}
      {about && sheet === 'menu' && (
        <ThreadMenu
          about={about}
          isMuted={about.isMuted}
          isBlocked={about.state === 'BLOCKED'}
          onReport={() => {
            setIsReporting(true)
            close()
          }}
          onClose={close}
        />
      )}
      {reported && (
        <ReportMessageSheet
          conversationId={id}
          messageId={reported.id}
          name={about?.counterpart.name ?? ''}
          onClose={() => {
            setReported(undefined)
            setIsReporting(false)
          }}
        />
      )}
    </Stack>
  )
}

/** The conversation with what the member has decided and this device has not sent yet. */
function useWithUnsent(about: Conversation | undefined, dataTime: number): Conversation | undefined {
  const unsent = useUnsent()
  if (!about) return undefined
  const muting = unsent(`conversation-mute:${about.id}`, dataTime)?.payload
  const blocking = unsent(`conversation-block:${about.id}`, dataTime)?.payload
  const isMuted = flag(muting, 'isMuted') ?? about.isMuted
  const isBlocked = flag(blocking, 'isBlocked')
  const state =
    isBlocked === true ? 'BLOCKED' : isBlocked === false && about.state === 'BLOCKED' ? 'OPEN' : about.state
  return { ...about, isMuted, state }
}

function flag(payload: unknown, name: string): boolean | undefined {
  const value: unknown =
    typeof payload === 'object' && payload !== null ? Reflect.get(payload, name) : undefined
  return typeof value === 'boolean' ? value : undefined
}

function ReportingBar({ onEnd }: { onEnd: () => void }) {
  useEscape(onEnd)
  return (
    <Group
      justify="space-between"
      wrap="nowrap"
      gap="xs"
      mt="xs"
      mx="edge"
      px="sm"
      py="xxs"
      bdrs="md"
      bg="var(--waiting-tint)"
      c="amber"
      fz="sm"
      lh="sm"
      role="status"
    >
      <Trans>Choose the message to report.</Trans>
      <Button size="sm" variant="subtle" color="gray" onClick={onEnd}>
        <Trans>Cancel</Trans>
      </Button>
    </Group>
  )
}

interface MessagesProps {
  id: string
  thread: ReturnType<typeof useThread>
  about: Conversation | undefined
  children: ReactNode
}

/** The scrolling area with older messages above and what is new below. */
function Messages({ id, thread, about, children }: MessagesProps) {
  const { t } = useLingui()
  const { shown, isWhole } = thread
  const last = shown.at(-1)
  const { area, atEnd, hasNew, toEnd } = useThreadScroll({
    first: shown[0]?.id,
    last: last?.id,
    isOwn: last?.isMine === true,
  })
  const [scrollId] = useState(() => crypto.randomUUID())
  const theirs = shown.findLast((each) => !each.isMine)
  useMarkRead(about, theirs?.sequence ?? 0, useMayAct() && atEnd)
  const isTyping = useIsTyping(id, theirs?.sequence ?? 0)
  const name = about?.counterpart.name ?? ''
  return (
    <Stack gap={0} pos="relative" flex={1} mih={0}>
      {/* An id of this visit: the router would give it the place of the chat that was open before. */}
      <div
        ref={area}
        data-scroll-restoration-id={scrollId}
        className={classes.area}
        role="region"
        aria-label={t`Messages`}
      >
        <Stack gap="xs" justify="flex-end" py="sm" px="edge" mih="100%">
          {!isWhole && shown.length > 0 && <Older id={id} />}
          {shown.length === 0 && (
            <Text my="auto" py="xs" size="sm" c="var(--faint)" ta="center">
              <Trans>Nothing written yet. A ready phrase is a good start.</Trans>
            </Text>
          )}
          {children}
          <Text size="xs" c="dimmed" role="status">
            {isTyping && <Trans>{name} is typing…</Trans>}
          </Text>
        </Stack>
      </div>
      {hasNew && (
        <Button
          radius="full"
          pos="absolute"
          bottom={12}
          left="50%"
          style={{ translate: '-50%' }}
          leftSection={<ChevronDownIcon size={18} />}
          onClick={toEnd}
        >
          <Trans>New messages</Trans>
        </Button>
      )}
      <Announced messages={shown} name={name} />
    </Stack>
  )
}

function Older({ id }: { id: string }) {
  const queries = useQueryClient()
  const online = useConnectivity() === 'online'
  const [isReading, setIsReading] = useState(false)
  const read = async () => {
    setIsReading(true)
    try {
      await readOlder(queries, id)
    } catch {
      // The button stays.
    } finally {
      setIsReading(false)
    }
  }
  return (
    <Text component="div" py="xs" size="xs" c="var(--faint)" ta="center">
      {online ? (
        <Button size="sm" variant="light" disabled={isReading} onClick={() => void read()}>
          <Trans>Earlier messages</Trans>
        </Button>
      ) : (
        <Trans>Earlier messages are shown when there is a network.</Trans>
      )}
    </Text>
  )
}

/** Marks messages of the other side as read while the reader sees them. */
function useMarkRead(about: Conversation | undefined, lastTheirs: number, isSeen: boolean): void {
  const marked = useRef({ id: '', sequence: 0 })
  const [id, read] = [about?.id, about?.readSequence ?? 0]
  useEffect(() => {
    if (id === undefined || !isSeen) return undefined
    const mark = () => {
      const known = Math.max(read, marked.current.id === id ? marked.current.sequence : 0)
      if (lastTheirs <= known || document.visibilityState !== 'visible') return
      marked.current = { id, sequence: lastTheirs }
      // A mark that cannot be stored is made again when the conversation is opened next.
      void send(markRead, { params: { id }, body: { sequence: lastTheirs } }).catch(() => undefined)
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [id, read, lastTheirs, isSeen])
}

/** So many are read out where several arrive at once. */
const READ_OUT = 5

/** Reads new messages of the other side to screen readers, not those that were there at first. */
function Announced({ messages, name }: { messages: readonly ShownMessage[]; name: string }) {
  const { i18n, t } = useLingui()
  const theirs = messages.filter(({ isMine }) => !isMine)
  const [first] = useState(theirs.at(-1)?.sequence ?? 0)
  const news = theirs.filter(({ sequence, isRemoved }) => sequence > first && !isRemoved).slice(-READ_OUT)
  const textOf = (message: ShownMessage) => {
    const text = previewOf(i18n, message)
    return t`New message from ${name}: ${text}`
  }
  // A line for each: one that says the same as the one before is read, too.
  return (
    <div role="log" aria-live="polite" aria-relevant="additions">
      {news.map((message) => (
        <Hidden key={message.id}>{textOf(message)}</Hidden>
      ))}
    </div>
  )
}
