import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Flex, Text, Box } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { BETWEEN_FACTS } from '../../../../../contract/base/between-facts.ts'
import {
  type ConversationReportRow,
  type ReportedMessage,
  reopenConversationReport,
  settleConversationReport,
  showReportedMessages,
} from '../../../../../contract/operator/conversation-case.ts'
import { REASON_LENGTH } from '../../../../../contract/operator/member.ts'
import { TranslatedText } from '../../../../entities/translation/translated-text.tsx'
import { writtenLanguage } from '../../../../entities/translation/written-language.ts'
import { useFormat } from '../../../../i18n/format.ts'
import { CountedField } from '../../../../ui/field/counted-field.tsx'
import { Sheet } from '../../../../ui/sheet/sheet.tsx'
import { CommandAlert } from '../../desk/command-alert.tsx'
import { CommandButton } from '../../desk/command-button.tsx'
import { at } from '../../desk/desks.ts'
import { useCommand } from '../../desk/use-command.ts'
import { announceDecision } from '../last-decision.ts'
import { roleNames } from '../../../../../contract/operator/list-texts.ts'
import { reportOutcomes } from '../case-texts.ts'
import { messageReasons } from './message-reasons.ts'
import { ReopenButton } from './reopen-button.tsx'
import { ReportText } from './report-text.tsx'
import { sheetBody } from '../../desk/desk-surfaces.ts'

interface MessageReportSheetProps {
  row: ConversationReportRow
  onClose: () => void
}

/** A reported message with those around it, which are shown when the operator asks for them, and the decision. */
export function MessageReportSheet({ row, onClose }: MessageReportSheetProps) {
  const { i18n } = useLingui()
  const show = useCommand(showReportedMessages)
  return (
    <Sheet open fit wide title={<Trans>Report about a message</Trans>} onClose={onClose}>
      <Flex {...sheetBody}>
        <About row={row} />
        <h3>{i18n._(messageReasons[row.reason])}</h3>
        {row.text && <ReportText {...row} />}
        {show.data ? (
          <Messages messages={show.data.data} />
        ) : (
          <>
            <Text size="sm" c="dimmed">
              <Trans>The message and up to five around it are private. Looking at them is recorded.</Trans>
            </Text>
            {show.error && <CommandAlert error={show.error} />}
            <CommandButton
              fullWidth
              data-autofocus
              isBusy={show.isPending}
              onClick={() => show.send({ params: { id: row.id } })}
            >
              <Trans>Show the messages</Trans>
            </CommandButton>
          </>
        )}
        {row.outcome !== null && <p>{i18n._(reportOutcomes[row.outcome])}</p>}
        {row.settledDate !== null && <Reopen row={row} onClose={onClose} />}
        {row.settledDate === null && show.data && <Decision row={row} onClose={onClose} />}
      </Flex>
    </Sheet>
  )
}

/** The chat, and the member whose message was reported. */
function About({ row: { title, companyName, accused } }: Pick<MessageReportSheetProps, 'row'>) {
  const { i18n } = useLingui()
  const role = i18n._(roleNames[accused.role])
  return (
    <p>
      <b lang="ko">{title}</b>
      {BETWEEN_FACTS}
      <span lang="ko">{companyName}</span>
      <br />
      <Trans>Written by: {role}</Trans>
      {accused.memberId !== null && (
        <>
          {BETWEEN_FACTS}
          <Link {...at('members', accused.memberId)}>
            <Trans>View member</Trans>
          </Link>
        </>
      )}
    </p>
  )
}

function Messages({ messages }: { messages: readonly ReportedMessage[] }) {
  const { i18n, t } = useLingui()
  const format = useFormat()
  const list = useRef<HTMLOListElement>(null)
  // The button that showed them is gone.
  useEffect(() => list.current?.focus(), [])
  return (
    <Box
      component="ol"
      display="grid"
      style={{ gap: 'var(--mantine-spacing-xs)' }}
      ref={list}
      tabIndex={-1}
      aria-label={t`Messages`}
    >
      {messages.map((message) => (
        <Flex
          component="li"
          direction="column"
          gap="xxs"
          py="xs"
          px="sm"
          bdrs="md"
          bg={message.isReported ? 'var(--waiting-tint)' : 'var(--sunk)'}
          key={message.sequence}
          data-reported={message.isReported || undefined}
        >
          <Text size="xs" c="dimmed">
            {i18n._(roleNames[message.role])}
            {BETWEEN_FACTS}
            {format.moment(message.createdDate)}
            {message.isReported && (
              <>
                {BETWEEN_FACTS}
                <b>
                  <Trans comment="Mark at the message that was reported">Reported</Trans>
                </b>
              </>
            )}
          </Text>
          <MessageText message={message} />
          {message.fileUrls.map((url) => (
            <a key={url} href={url} target="_blank" rel="noopener noreferrer">
              <Trans>Open the file</Trans>
            </a>
          ))}
        </Flex>
      ))}
    </Box>
  )
}

function MessageText({ message }: { message: ReportedMessage }) {
  const { text, langCode, times, isRemoved } = message
  const format = useFormat()
  const show = (shown: string, lang: string) => (
    <Text style={{ whiteSpace: 'pre-wrap' }} dir="auto" lang={lang}>
      {shown}
    </Text>
  )
  if (isRemoved)
    return (
      <Text style={{ whiteSpace: 'pre-wrap' }}>
        <Trans>This message was taken back.</Trans>
      </Text>
    )
  return (
    <>
      {text !== '' && <TranslatedText text={text} source={writtenLanguage(text, langCode)} show={show} />}
      {times.map((time) => (
        <p key={time}>{format.moment(time)}</p>
      ))}
    </>
  )
}

/** Neither decision changed anything but the report. */
function Reopen({ row: { id, title: name }, onClose }: MessageReportSheetProps) {
  const navigate = useNavigate()
  const reopen = useCommand(reopenConversationReport)
  const send = () => {
    const announce = () => {
      announceDecision({ what: 'REOPENED', name, desk: 'reports', id, about: 'MESSAGES', undo: null })
      onClose()
      // Where it waits now.
      void navigate({ ...at('reports'), search: { about: 'MESSAGES' } })
    }
    reopen.send({ params: { id } }, { onSuccess: announce })
  }
  return <ReopenButton isBusy={reopen.isPending} error={reopen.error} onReopen={send} />
}

function Decision({ row: { id, title: name }, onClose }: MessageReportSheetProps) {
  const settle = useCommand(settleConversationReport)
  const [reason, setReason] = useState('')
  const decide = async (outcome: 'UPHELD' | 'DISMISSED') => {
    if (settle.isPending) return
    const { data } = await settle.sendAsync({ params: { id }, body: { outcome, reason } })
    announceDecision({ what: outcome, name, desk: 'reports', id, about: 'MESSAGES', undo: data.undo })
    onClose()
  }
  return (
    <>
      <CountedField
        multiline
        label={<Trans>Details</Trans>}
        name="reason"
        description={
          <Trans>
            Why you decide so. Operators read it with the decision; the company and the reporter never see it.
          </Trans>
        }
        limit={REASON_LENGTH}
        defaultValue=""
        onText={setReason}
      />
      <Text size="sm" c="dimmed">
        <Trans>
          The reporter is told: “We confirmed your report” or “The message breaks no rule”. To stop the
          writer, suspend the account on the member’s page.
        </Trans>{' '}
        <Trans>You can undo this for ten minutes, unless somebody acts on it.</Trans>
      </Text>
      {settle.error && (
        <CommandAlert
          error={settle.error}
          words={{
            JOB_STATE: (
              <Trans>Another operator has already decided. Close this window to see the decision.</Trans>
            ),
          }}
        />
      )}
      <CommandButton
        fullWidth
        isBusy={settle.isPending}
        onClick={() => void decide('UPHELD').catch(() => null)}
      >
        <Trans>Accept the report</Trans>
      </CommandButton>
      <Button fullWidth variant="default" onClick={() => void decide('DISMISSED').catch(() => null)}>
        <Trans>Dismiss the report</Trans>
      </Button>
    </>
  )
}
