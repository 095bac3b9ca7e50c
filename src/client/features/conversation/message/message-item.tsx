import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Box, Button, Group, Stack } from '@mantine/core'
import { useEffect, useState } from 'react'
import { WITHDRAWAL_TIME } from '../../../../contract/message/conversation-message.ts'
import { takeBack } from '../../../entities/conversation/conversation-commands.ts'
import { useFormat } from '../../../i18n/format.ts'
import { langOfKorean } from '../../../i18n/lang-of-korean.ts'
import { send } from '../../../offline/outbox/sending.ts'
import { CheckIcon, EyeIcon, TriangleIcon } from '../../../ui/icon/icons.tsx'
import { Hidden } from '../../../ui/page/page.tsx'
import classes from '../conversation.module.css'
import { MessageBody } from './message-body.tsx'
import { warningTexts } from '../../../entities/fraud/warning-texts.ts'
import type { TimeBodyProps } from './time-body.tsx'
import { VisaNote } from './visa-note.tsx'
import type { ShownMessage } from '../use-thread.ts'
import type { Mark } from '../../../entities/conversation/mark.ts'
import { isErrorCode } from '../../../../contract/base/errors.ts'
import { errorTexts } from '../../../../contract/base/error-texts.ts'
import type { Outgoing, Removal } from '../../../entities/conversation/outgoing.ts'
import { OutboxMark } from '../../../entities/outbox/outbox-mark.tsx'
import { discard, discardGroup, retryNow } from '../../../offline/outbox/use-outbox.ts'

interface MessageItemProps extends Omit<TimeBodyProps, 'message'> {
  message: ShownMessage
  /** Of the posting that the conversation is about, if any. */
  jobId: string | null
  /** Name of the other side. */
  name: string
  mark: Mark | undefined
  /** Whether the next message has its own time and mark, so that this one needs none. */
  isFollowed: boolean
  /** At messages of the other side. */
  onReport?: (() => void) | undefined
  /** While the member chooses a message to report. */
  isReporting: boolean
}

/** A bubble with its sender, time and mark. */
export function MessageItem(props: MessageItemProps) {
  const { message, jobId, name, mark, isFollowed, onReport, isReporting, ...body } = props
  const { i18n, t } = useLingui()
  const { isMine, outgoing, warning, kind, phrase, isRemoved } = message
  const isYoung = useIsYoung(message.createdDate)
  const mayLeave = isYoung && mayBeTakenBack(message, mark) && body.canWrite
  const isPlain = kind === 'TEXT' || kind === 'PHRASE' || isRemoved
  return (
    <Stack
      gap="xxs"
      align={isMine ? 'flex-end' : 'flex-start'}
      ms={isMine ? 'auto' : 0}
      w="fit-content"
      maw="min(85%, 34rem)"
      pos="relative"
    >
      <Hidden>{isMine ? t`You` : <span lang={langOfKorean(name)}>{name}</span>}</Hidden>
      <Box
        className={classes.bubble}
        mod={{ own: isMine, filled: isMine && isPlain && !isRemoved, waiting: outgoing !== undefined }}
      >
        <MessageBody message={message} {...body} />
      </Box>
      {warning && !isMine && (
        <Alert role="note" color="amber" icon={<TriangleIcon size={18} />}>
          <Box component="p" mb="xs">
            {i18n._(warningTexts[warning])}
          </Box>
          {onReport && (
            <button type="button" className={classes.action} onClick={onReport}>
              <Trans>Report this message</Trans>
            </button>
          )}
        </Alert>
      )}
      {phrase?.code === 'MY_VISA' && !isMine && !isRemoved && (
        <VisaNote visa={String(phrase.params['visa'])} jobId={jobId} />
      )}
      {outgoing ? (
        <OutgoingMark outgoing={outgoing} />
      ) : (
        (!isFollowed || isReporting || mayLeave) && <Meta {...props} mayLeave={mayLeave} />
      )}
      {message.removal?.refusal && !isRemoved && <RefusedRemoval removal={message.removal} />}
    </Stack>
  )
}

function useIsYoung(createdDate: string): boolean {
  const [isYoung, setIsYoung] = useState(() => timeLeft(createdDate) > 0)
  useEffect(() => {
    if (!isYoung) return
    const timer = setTimeout(() => setIsYoung(false), timeLeft(createdDate))
    return () => clearTimeout(timer)
  }, [isYoung, createdDate])
  return isYoung
}

/** Milliseconds for which a message can still be taken back. */
const timeLeft = (createdDate: string) => Date.parse(createdDate) + WITHDRAWAL_TIME - Date.now()

const mayBeTakenBack = ({ isMine, isRemoved, removal }: ShownMessage, mark: Mark | undefined): boolean =>
  isMine && !isRemoved && !removal && mark !== 'READ'

function Meta({
  message,
  conversationId,
  mark,
  onReport,
  isReporting,
  mayLeave,
}: MessageItemProps & { mayLeave: boolean }) {
  const format = useFormat()
  const { createdDate, isMine, isRemoved, removal, kind, id, writtenBy } = message
  const leave = () => void send(takeBack, { params: { id: conversationId, messageId: id } })
  return (
    <Group component="p" gap="0 8px" fz="xs" lh="xs" c="dimmed">
      <time dateTime={createdDate}>{format.time(createdDate)}</time>
      {kind === 'PHRASE' && !isRemoved && (
        <span>
          <Trans comment="Note at a ready-made phrase: both sides read exactly the same">ready phrase</Trans>
        </span>
      )}
      {writtenBy !== undefined && (
        <span>
          <Trans comment="Who wrote a message for the company">
            by <bdi lang={langOfKorean(writtenBy)}>{writtenBy}</bdi>
          </Trans>
        </span>
      )}
      {removal && !removal.refusal ? (
        <Trans comment="State: a message that was sent is being taken back">Unsending…</Trans>
      ) : (
        mark && (
          <Group component="span" gap={2} c={mark === 'READ' ? 'green' : undefined}>
            {mark === 'READ' ? <EyeIcon size={16} /> : <CheckIcon size={16} />}
            <MarkText mark={mark} />
          </Group>
        )
      )}
      {mayLeave && (
        <button type="button" className={classes.action} onClick={leave}>
          <Trans comment="Button: withdraw a message">Take back</Trans>
        </button>
      )}
      {isReporting && onReport && !isMine && !isRemoved && (
        <button type="button" className={classes.action} onClick={onReport}>
          <Trans>Report this message</Trans>
        </button>
      )}
    </Group>
  )
}

function MarkText({ mark }: { mark: Mark }) {
  if (mark === 'READ') return <Trans comment="State of a message: the other side has read it">Read</Trans>
  if (mark === 'DELIVERED')
    return <Trans comment="State of a message: it has reached the other side's device">Delivered</Trans>
  return <Trans comment="State: an item has been sent">Sent</Trans>
}

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
function OutgoingMark({ outgoing }: { outgoing: Outgoing }) {
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
  return (
    <Alert color="red" icon={<TriangleIcon size={18} />}>
      <b>
        <Trans>This message was not sent.</Trans>
      </b>
      <p>{i18n._(textOf(code))}</p>
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

const textOf = (code: string | undefined) => errorTexts[isErrorCode(code) ? code : 'INTERNAL']

/** Why a message could not be taken back. */
function RefusedRemoval({ removal: { id, refusal } }: { removal: Removal }) {
  const { i18n } = useLingui()
  return (
    <Alert color="red" icon={<TriangleIcon size={18} />}>
      <p>{i18n._(textOf(refusal?.code))}</p>
      <Button size="sm" mt="xxs" variant="subtle" color="gray" onClick={() => void discard(id)}>
        <Trans>Close</Trans>
      </Button>
    </Alert>
  )
}
