import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Stack, Text } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { TranslatedText } from '../../../../entities/translation/translated-text.tsx'
import { writtenLanguage } from '../../../../entities/translation/written-language.ts'
import { useContractForm } from '../../../../forms/use-contract-form.ts'
import { useFormat } from '../../../../i18n/format.ts'
import { BETWEEN_FACTS } from '../../../../../contract/base/between-facts.ts'
import {
  type ConversationReportRow,
  listConversationReports,
  reopenConversationReport,
  type ReportedMessage,
  settleConversationReport,
  showReportedMessages,
} from '../../../../../contract/case/message-report.ts'
import { roleNames } from '../../../../../contract/operator/list-texts.ts'
import { messageReasons } from '../../../../entities/report/reason-texts.ts'
import { reportOutcomes } from '../case-texts.ts'
import { type CaseProps, CaseSheet, DecisionForm, useDecision } from '../kit/case-sheet.tsx'
import type { CaseList } from '../kit/case-list.tsx'
import { createdColumn, reportList, subjectColumn, useReview } from './report-list.tsx'
import { DetailsField, Reopening, ReportText, settledTexts } from './report-parts.tsx'
import { column, DateTime, Label, MemberLink, secondLine } from '../../desk/cells.tsx'
import { CommandAlert, CommandButton, useOperatorCommand } from '../../desk/command.tsx'
import { at } from '../../desk/desks.ts'

type MessageReportProps = CaseProps<ConversationReportRow>

/** Reported messages, without their texts: looking at one is recorded. */
export const messageReports: CaseList<ConversationReportRow> = {
  ...reportList,
  reported: 'MESSAGES',
  caption: msg`Reports about messages`,
  list: listConversationReports,
  columns: [
    subjectColumn('about', <Trans>Chat about</Trans>, (row) => row),
    column('reason', <Trans>Reason</Trans>, ({ reason, text }) => (
      <>
        <Label of={messageReasons[reason]} />
        {text && <Text {...secondLine}>{text}</Text>}
      </>
    )),
    column('accused', <Trans>Written by</Trans>, ({ accused, otherReports }) => (
      <>
        <MemberLink id={accused.memberId}>
          <Label of={roleNames[accused.role]} />
        </MemberLink>
        {otherReports > 0 && (
          <Text {...secondLine}>
            <Plural value={otherReports} one="# other report" other="# other reports" />
          </Text>
        )}
      </>
    )),
    createdColumn,
  ],
  opening: {
    head: <Trans>Decision</Trans>,
    Control: ({ row: { outcome }, onOpen, ...review }) => (
      <>
        <Button {...useReview(review)} onClick={onOpen} />
        {outcome && (
          <Text {...secondLine}>
            <Label of={reportOutcomes[outcome]} />
          </Text>
        )}
      </>
    ),
  },
  nameOf: ({ title }) => title,
  Sheet: MessageReportSheet,
}

/** A reported message with those around it, which are shown when the operator asks for them, and the decision. */
function MessageReportSheet(props: MessageReportProps) {
  const { row, decided, onClose } = props
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const show = useOperatorCommand(showReportedMessages)
  return (
    <CaseSheet
      wide
      title={<Trans>Report about a message</Trans>}
      about={
        <>
          <About row={row} />
          <h3>{i18n._(messageReasons[row.reason])}</h3>
          {row.text && <ReportText {...row} />}
        </>
      }
      onClose={onClose}
    >
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
      {row.settledDate !== null && (
        <Reopening
          endpoint={reopenConversationReport}
          decided={decided}
          onReopened={() => {
            onClose()
            // Where it waits now.
            void navigate({ ...at('reports'), search: { about: 'MESSAGES' } })
          }}
        />
      )}
      {row.settledDate === null && show.data && <SettleForm {...props} />}
    </CaseSheet>
  )
}

/** The chat, and the member whose message was reported. */
function About({ row: { title, companyName, accused } }: Pick<MessageReportProps, 'row'>) {
  const { i18n, t } = useLingui()
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
          <Link {...at('members', accused.memberId)}>{t`View member`}</Link>
        </>
      )}
    </p>
  )
}

const GAP = { gap: 'var(--mantine-spacing-xs)' }

function Messages({ messages }: { messages: readonly ReportedMessage[] }) {
  const { i18n, t } = useLingui()
  const format = useFormat()
  const list = useRef<HTMLOListElement>(null)
  // The button that showed them is gone.
  useEffect(() => list.current?.focus(), [])
  return (
    <Box component="ol" display="grid" style={GAP} ref={list} tabIndex={-1} aria-label={t`Messages`}>
      {messages.map((message) => (
        <Stack
          component="li"
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
            <a key={url} href={url} target="_blank" rel="noopener noreferrer">{t`Open the file`}</a>
          ))}
        </Stack>
      ))}
    </Box>
  )
}

function MessageText({ message }: { message: ReportedMessage }) {
  const { text, langCode, times, isRemoved } = message
  if (isRemoved)
    return (
      <p>
        <Trans>This message was taken back.</Trans>
      </p>
    )
  const show = (shown: string, lang: string) => (
    <Text style={{ whiteSpace: 'pre-wrap' }} dir="auto" lang={lang}>
      {shown}
    </Text>
  )
  return (
    <>
      {text !== '' && <TranslatedText text={text} source={writtenLanguage(text, langCode)} show={show} />}
      {times.length > 0 && (
        <p>
          <Trans>Times for an interview</Trans>
        </p>
      )}
      {times.map((time) => (
        <p key={time}>
          <DateTime at={time} />
        </p>
      ))}
    </>
  )
}

function SettleForm({ decided, onClose }: MessageReportProps) {
  const { id, name } = decided
  const command = useDecision(settleConversationReport, decided, { onDecided: onClose })
  const form = useContractForm(undefined, { reason: '' })
  const settle = (outcome: 'UPHELD' | 'DISMISSED') => () =>
    command.decide(settledTexts[outcome](name), { params: { id }, body: { outcome, ...form.getValues() } })
  return (
    <DecisionForm
      command={command}
      effects={
        <Trans>
          The reporter is told: “We confirmed your report” or “The message breaks no rule”. To stop the
          writer, suspend the account on the member’s page.
        </Trans>
      }
      refusals={refusals}
      choices={[
        { label: <Trans>Accept the report</Trans>, onDecide: settle('UPHELD') },
        { label: <Trans>Dismiss the report</Trans>, onDecide: settle('DISMISSED') },
      ]}
    >
      <DetailsField form={form} />
    </DecisionForm>
  )
}

const refusals = {
  JOB_STATE: <Trans>Another operator has already decided. Close this window to see the decision.</Trans>,
}
