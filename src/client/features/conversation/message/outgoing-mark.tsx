import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, Group } from '@mantine/core'
import { useState } from 'react'
import { ERROR_STATUS, type ErrorCode } from '../../../../contract/base/errors.ts'
import { errorTexts } from '../../../../contract/base/error-texts.ts'
import type { Outgoing } from '../../../entities/conversation/outgoing.ts'
import { OutboxMark } from '../../../entities/outbox/outbox-mark.tsx'
import { discard, discardGroup, retryNow } from '../../../offline/outbox/use-outbox.ts'
import { TriangleIcon } from '../../../ui/icon/icons.tsx'
import classes from '../conversation.module.css'

/** Refused for good: sending it again unchanged cannot help. */
const FINAL: ReadonlySet<string> = new Set([
  'CONVERSATION_CLOSED',
  'MESSAGE_CONFLICT',
  'PHRASE_UNKNOWN',
  'REPLY_OUTDATED',
  'TIME_PASSED',
  'NOT_FOUND',
  'VALIDATION',
  'NEED_REMOVED',
  'UNSENDABLE',
  'BODY_TOO_LARGE',
  'IMAGE_UNREADABLE',
  'IMAGE_TOO_LARGE',
  'DOCUMENT_UNREADABLE',
])

/** Where an unsent message stands, and what can be done about it. */
export function OutgoingMark({ outgoing }: { outgoing: Outgoing }) {
  const [isLate, setIsLate] = useState(false)
  const { state, isUntouched } = outgoing
  if (state === 'REFUSED') return <Refused outgoing={outgoing} />
  const cancel = async () => setIsLate((await removed(outgoing)) === 'TOO_LATE')
  return (
    <Group component="p" gap="0 8px" fz="xs" lh="xs" c="dimmed" role="status">
      <OutboxMark view={state === 'SENDING' ? 'sending' : state === 'SIGN_IN' ? 'signIn' : 'saved'} />
      {state === 'WAITING' && (
        <span>
          <Trans>sent when there is a network</Trans>
        </span>
      )}
      {isUntouched && !isLate && (
        <button type="button" className={classes.action} onClick={() => void cancel()}>
          <Trans>Cancel</Trans>
        </button>
      )}
      {isLate && <Trans>This may have arrived already, so it cannot be cancelled here.</Trans>}
    </Group>
  )
}

const removed = ({ group, entryId }: Outgoing) =>
  group === undefined ? discard(entryId) : discardGroup(group)

function Refused({ outgoing }: { outgoing: Outgoing }) {
  const { i18n } = useLingui()
  const { refusal, refusedId } = outgoing
  const code = refusal?.code
  const text = isErrorCode(code) ? errorTexts[code] : errorTexts.INTERNAL
  return (
    <Alert color="red" icon={<TriangleIcon size={18} />}>
      <b>
        <Trans>This message was not sent.</Trans>
      </b>
      <p>{i18n._(text)}</p>
      <Group gap="xs" align="stretch" mt="xxs">
        {!FINAL.has(code ?? '') && refusedId !== undefined && (
          <Button size="sm" variant="light" onClick={() => void retryNow(refusedId)}>
            <Trans>Try again</Trans>
          </Button>
        )}
        <Button size="sm" variant="subtle" color="gray" onClick={() => void removed(outgoing)}>
          <Trans comment="Button: remove a message that was not sent">Remove</Trans>
        </Button>
      </Group>
    </Alert>
  )
}

const isErrorCode = (code: string | undefined): code is ErrorCode =>
  code !== undefined && code in ERROR_STATUS
