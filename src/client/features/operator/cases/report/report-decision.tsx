import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Group, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type ReportCase, reopenReport, settleReport } from '../../../../../contract/operator/case.ts'
import {
  REPORTER_MESSAGES,
  SETTLEMENT_CAUSES,
  type Undoable,
} from '../../../../../contract/operator/decision.ts'
import { jobById } from '../../../../entities/job/job-query.ts'
import { useLanguage } from '../../../../i18n/use-language.ts'
import { CommandButton } from '../../desk/command-button.tsx'
import { useCommand } from '../../desk/use-command.ts'
import { KeyHint } from '../../keyboard/key-hint.tsx'
import { useShortcuts } from '../../keyboard/shortcuts.ts'
import { reporterMessages } from '../case-texts.ts'
import { announceDecision } from '../last-decision.ts'
import { ReopenButton } from './reopen-button.tsx'
import { SettledReport } from './settled-report.tsx'
import { SettleSheet, type SettlementWords } from '../settle-sheet.tsx'

type Outcome = keyof typeof SETTLEMENT_CAUSES

export interface ReportDecisionProps {
  report: ReportCase
  etag: string | undefined
  /** Reloads the report. */
  onAsked: () => void
  /** Opens the next case; resolves to its name. */
  onDecided: () => Promise<string | undefined>
}

/** What was decided, or can be. */
export function ReportDecision(props: ReportDecisionProps) {
  const { report, etag, onAsked, onDecided } = props
  const queries = useQueryClient()
  const langCode = useLanguage()
  const { t } = useLingui()
  const settle = useCommand(settleReport)
  const [asking, setAsking] = useState<Outcome>()
  const isOpen = report.settledDate === null
  useShortcuts({
    c: isOpen ? () => setAsking('CLOSED') : undefined,
    d: isOpen ? () => setAsking('DISMISSED') : undefined,
  })
  const finish = async (outcome: Outcome, undo: Undoable) => {
    // This browser caches the job and would keep showing its former status.
    await queries.refetchQueries({ queryKey: jobById(report.job.id, langCode).queryKey, exact: true })
    const next = (await onDecided()) ?? null
    const { title: name } = report.job
    announceDecision({ what: outcome, name, desk: 'reports', id: report.id, undo, next })
  }
  const send = async (outcome: Outcome, words: SettlementWords) => {
    try {
      const body = { outcome, ...words }
      const { data } = await settle.sendAsync({ params: { id: report.id }, body, ifMatch: etag })
      return () => finish(outcome, data.undo)
    } catch (error) {
      // The case may have changed.
      onAsked()
      throw error
    }
  }
  return (
    <>
      {isOpen ? (
        <Choices report={report} onAsk={setAsking} />
      ) : (
        <SettledReport
          report={report}
          name={report.job.title}
          after={<Reopen report={report} />}
          stays={<Trans>The posting stays closed. The company can publish a new one.</Trans>}
        >
          {report.outcome === 'CLOSED' && <Trans>The posting was closed</Trans>}
        </SettledReport>
      )}
      {asking && (
        <SettleSheet
          key={asking}
          draftName={`operator-report:${report.id}:${asking}`}
          title={<Title report={report} outcome={asking} />}
          about={{ name: report.job.title, company: report.job.companyName }}
          action={asking === 'CLOSED' ? <Trans>Confirm and next</Trans> : <Trans>Dismiss and next</Trans>}
          reported={asking === 'CLOSED' ? report.reason : null}
          causes={SETTLEMENT_CAUSES[asking]}
          messages={canBeTold(report, asking) ? messagesOf(asking) : null}
          usualMessage={
            asking === 'CLOSED' ? t`We have closed the posting.` : t`We have checked it. The posting stays.`
          }
          isBusy={settle.isPending}
          error={settle.error}
          onSend={(words) => send(asking, words)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  )
}

/** A dismissal changed nothing but the report, so that it may be looked at again at any time. */
function Reopen({ report: { id, outcome, job } }: Shown) {
  const reopen = useCommand(reopenReport)
  if (outcome !== 'DISMISSED') return null
  const send = () => {
    const announce = () =>
      announceDecision({ what: 'REOPENED', name: job.title, desk: 'reports', id, undo: null })
    reopen.send({ params: { id } }, { onSuccess: announce })
  }
  return <ReopenButton isBusy={reopen.isPending} error={reopen.error} onReopen={send} />
}

const messagesOf = (outcome: Outcome) =>
  REPORTER_MESSAGES[outcome].map((value) => ({ value, text: reporterMessages[value] }))

/** A visitor who reported it has no account to write to. */
const canBeTold = (report: ReportCase, outcome: Outcome) =>
  report.isByMember || (outcome === 'CLOSED' && report.job.openReports > 1)

function Title({ report, outcome }: { report: ReportCase; outcome: Outcome }) {
  if (outcome === 'DISMISSED') return <Trans>Dismiss this report?</Trans>
  return report.job.status === 'CLOSED' ? (
    <Trans>Accept this report?</Trans>
  ) : (
    <Trans>Close this posting?</Trans>
  )
}

type Shown = Pick<ReportDecisionProps, 'report'>

function Choices({ report, onAsk }: Shown & { onAsk: (outcome: Outcome) => void }) {
  const { status, openReports } = report.job
  return (
    <Stack>
      <Group gap="xs">
        <CommandButton aria-keyshortcuts="C" onClick={() => onAsk('CLOSED')}>
          {status === 'CLOSED' ? (
            <Trans>Accept the report: the posting stays closed</Trans>
          ) : (
            <Trans>Close posting</Trans>
          )}
          <KeyHint>C</KeyHint>
        </CommandButton>
        <CommandButton variant="default" aria-keyshortcuts="D" onClick={() => onAsk('DISMISSED')}>
          <Trans>Dismiss the report</Trans>
          <KeyHint>D</KeyHint>
        </CommandButton>
      </Group>
      <Text size="sm" c="dimmed">
        <Trans>
          The company cannot reopen a posting that you close here. The company and all applicants are
          notified.
        </Trans>{' '}
        {openReports > 1 && (
          <Plural
            value={openReports}
            one="Closing the posting resolves # report."
            other="Closing the posting resolves all # reports."
          />
        )}{' '}
        <Trans>You can undo this for ten minutes, unless somebody acts on it.</Trans>
      </Text>
    </Stack>
  )
}
