import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Box, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { TranslatedText } from '../../../../entities/translation/translated-text.tsx'
import { writtenLanguage } from '../../../../entities/translation/written-language.ts'
import { useFormat } from '../../../../i18n/format.ts'
import { BETWEEN_FACTS } from '../../../../../contract/base/between-facts.ts'
import {
  type ConversationReportCase,
  type ConversationReportRow,
  getConversationReport,
  listConversationReports,
  MESSAGE_SETTLEMENTS,
  reopenConversationReport,
  type ReportedMessage,
  settleConversationReport,
  showReportedMessages,
} from '../../../../../contract/case/message-report.ts'
import { roleNames } from '../../../../../contract/operator/list-texts.ts'
import { messageReasons } from '../../../../entities/report/reason-texts.ts'
import { messageCauses } from '../case-texts.ts'
import { CasePart } from '../kit/case-page.tsx'
import { column, DateTime, Label, MemberLink, secondLine } from '../../desk/cells.tsx'
import { CommandAlert, CommandButton, useOperatorCommand } from '../../desk/command.tsx'
import { at } from '../../desk/desks.ts'
import { personal } from '../../queries.ts'
import { createdColumn, outcomeColumn, reportList, reviewOnPage, subjectColumn } from './report-list.tsx'
import type { ReportKind, SubjectProps } from './report-kind.ts'

const cases: ReportKind<ConversationReportRow, ConversationReportCase>['cases'] = {
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
  decidedColumns: [outcomeColumn],
  opening: reviewOnPage,
  nameOf: ({ title }) => title,
}

export const messageReport: ReportKind<ConversationReportRow, ConversationReportCase> = {
  cases,
  title: msg`Report about a message`,
  read: (id) => personal(getConversationReport, { params: { id } }),
  settle: settleConversationReport,
  reopen: reopenConversationReport,
  settlements: MESSAGE_SETTLEMENTS,
  causes: messageCauses,
  accepted: 'UPHELD',
  acceptKey: <Trans key="c">Accept the report. You are asked for the reason first.</Trans>,
  acceptanceOf: () => ({
    title: <Trans>Accept this report?</Trans>,
    label: <Trans>Accept the report</Trans>,
    effects: (
      <Trans>
        The reporter is told: “We confirmed your report” or “The message breaks no rule”. To stop the writer,
        suspend the account on the member’s page.
      </Trans>
    ),
  }),
  done: <Trans>The report was accepted</Trans>,
  companyOf: ({ companyName }) => companyName,
  Subject: Talk,
  isShownOnRequest: true,
}

/** The reported message with those around it, which are shown when the operator asks for them. */
function Talk({ report, onShown }: SubjectProps<ConversationReportCase>) {
  const { id, title, companyName, accused } = report
  const { i18n, t } = useLingui()
  const show = useOperatorCommand(showReportedMessages)
  const role = i18n._(roleNames[accused.role])
  return (
    <CasePart aria-label={t`Messages`}>
      <Stack gap="sm">
        <h2 lang="ko">{title}</h2>
        <p>
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
        {show.data ? (
          <Messages messages={show.data.data} />
        ) : (
          <>
            <Text size="sm" c="dimmed">
              <Trans>The message and up to five around it are private. Looking at them is recorded.</Trans>
            </Text>
            {show.error && <CommandAlert error={show.error} />}
            <CommandButton
              isBusy={show.isPending}
              onClick={() => show.send({ params: { id } }, { onSuccess: onShown })}
            >
              <Trans>Show the messages</Trans>
            </CommandButton>
          </>
        )}
      </Stack>
    </CasePart>
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
