import { Trans } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { downloadInterview } from '../../../../contract/message/conversation-message.ts'
import { download } from '../../../api/download.ts'
import { currentSession } from '../../../api/session.ts'
import { saveFile } from '../../../browser/save-file.ts'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { useFormat } from '../../../i18n/format.ts'
import type { Say } from '../use-say.ts'
import type { ShownMessage } from '../use-thread.ts'

export interface TimeBodyProps {
  conversationId: string
  message: ShownMessage
  /** The newest message with times, which alone can still be answered. */
  isLatestTimes: boolean
  canWrite: boolean
  say: Say
  onOtherTimes: (about: string) => void
}

/** Times offered for an interview, to be agreed to; or the one agreed on. */
export function TimeBody(props: TimeBodyProps) {
  const { message, isLatestTimes, canWrite, say, onOtherTimes } = props
  const format = useFormat()
  const [now] = useState(Date.now)
  const { time } = message
  if (!time) return null
  if (time.accepted !== null) return <Agreed {...props} at={time.accepted} />
  const isAsked = !message.isMine && isLatestTimes && canWrite && !message.outgoing
  const ahead = time.times.filter((each) => Date.parse(each) > now)
  const agree = (accepted: string) => say({ kind: 'TIME', times: [], about: message.id, accepted })
  return (
    <Stack gap="xs" align="flex-start">
      <b>
        <Trans>When can we meet for an interview?</Trans>
      </b>
      {!(isAsked && ahead.length > 1) && (
        <ul>
          {time.times.map((each) => (
            <li key={each}>
              <time dateTime={each}>{format.appointment(each)}</time>
            </li>
          ))}
        </ul>
      )}
      <Text span size="xs" c="dimmed">
        <Trans>Korean time</Trans>
      </Text>
      {isAsked && (
        <Group gap="xs" align="stretch">
          {ahead.map((each) => (
            <Button
              key={each}
              size="sm"
              variant={ahead.length > 1 ? 'light' : 'filled'}
              onClick={() => void agree(each)}
            >
              <AgreeTo count={ahead.length} when={format.appointment(each)} />
            </Button>
          ))}
          <Button
            size="sm"
            variant={ahead.length > 1 ? 'default' : 'light'}
            onClick={() => onOtherTimes(message.id)}
          >
            <Trans>Other times</Trans>
          </Button>
        </Group>
      )}
    </Stack>
  )
}

const AgreeTo = ({ count, when }: { count: number; when: string }) =>
  count > 1 ? <Trans>Agree to {when}</Trans> : <Trans comment="Button: accept the time">Agree</Trans>

function Agreed({ conversationId, message, at }: TimeBodyProps & { at: string }) {
  const format = useFormat()
  const [error, setError] = useState<Error | null>(null)
  const save = async () => {
    const params = { id: conversationId, messageId: message.id }
    const token = currentSession()?.token ?? null
    try {
      const file = await download(downloadInterview, { params, token, signal: new AbortController().signal })
      saveFile(file.name, file.content)
      setError(null)
    } catch (failure) {
      setError(failure instanceof Error ? failure : new Error('no file'))
    }
  }
  return (
    <Stack gap="xs" align="flex-start">
      <b>
        <Trans>Interview time agreed</Trans>
      </b>
      <Text component="time" size="md" fw={700} dateTime={at}>
        {format.appointment(at)}
      </Text>
      <Text span size="xs" c="dimmed">
        <Trans>Korean time</Trans>
      </Text>
      {!message.outgoing && (
        <Button size="sm" variant="light" onClick={() => void save()}>
          <Trans>Add to calendar</Trans>
        </Button>
      )}
      {error && <RequestAlert error={error} />}
    </Stack>
  )
}
