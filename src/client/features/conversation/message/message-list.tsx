import { Trans } from '@lingui/react/macro'
import { Stack, Text } from '@mantine/core'
import { Fragment } from 'react'
import type { Conversation } from '../../../../contract/message/conversation.ts'
import { daysSince, useFormat } from '../../../i18n/format.ts'
import { seoulDay } from '../../../i18n/seoul-time.ts'
import { MessageItem } from './message-item.tsx'
import type { Say } from '../use-say.ts'
import type { ShownMessage } from '../use-thread.ts'
import { markOf } from '../../../entities/conversation/mark.ts'

interface MessageListProps {
  shown: readonly ShownMessage[]
  about: Conversation | undefined
  conversationId: string
  canWrite: boolean
  say: Say
  onOtherTimes: (about: string) => void
  onReport: (message: ShownMessage) => void
  /** While the member chooses a message to report. */
  isReporting: boolean
}

const dayOf = (message: ShownMessage) => seoulDay(Date.parse(message.createdDate))
const minuteOf = (message: ShownMessage) => message.createdDate.slice(0, 16)

/** The messages with a line above each day's first. */
export function MessageList({ shown, about, onReport, ...rest }: MessageListProps) {
  const latestTimes = shown.findLast(({ kind, isRemoved }) => kind === 'TIME' && !isRemoved)
  return (
    <Stack component="ol" gap="xs">
      {shown.map((message, index) => {
        const [before, after] = [shown[index - 1], shown[index + 1]]
        const mark = markOf(message, about)
        const isFollowed =
          after !== undefined &&
          after.isMine === message.isMine &&
          !after.outgoing &&
          minuteOf(after) === minuteOf(message) &&
          markOf(after, about) === mark
        return (
          <Fragment key={message.id}>
            {(before === undefined || dayOf(before) !== dayOf(message)) && (
              <Text component="li" py="xs" size="xs" c="dimmed" ta="center">
                <Day at={message.createdDate} />
              </Text>
            )}
            <li>
              <MessageItem
                {...rest}
                message={message}
                jobId={about?.job.id ?? null}
                name={about?.counterpart.name ?? ''}
                mark={mark}
                isFollowed={isFollowed}
                isLatestTimes={message.id === latestTimes?.id}
                onReport={!message.isMine ? () => onReport(message) : undefined}
              />
            </li>
          </Fragment>
        )
      })}
    </Stack>
  )
}

function Day({ at }: { at: string }) {
  const format = useFormat()
  const days = daysSince(at)
  if (days === 0) return <Trans comment="Line above the messages of this day">Today</Trans>
  return days === 1 ? <Trans comment="Line above the messages of that day">Yesterday</Trans> : format.date(at)
}
