import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Group, Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { KeyHint } from '../../../../ui/keyboard/key-hint.tsx'
import { useShortcuts } from '../../../../ui/keyboard/shortcuts.ts'
import type {
  reopenReport,
  ReportCase,
  ReporterMessage,
  SettlementCause,
} from '../../../../../contract/case/report.ts'
import type { Undoable } from '../../../../../contract/case/define-case.ts'
import type { ProposalReportCase } from '../../../../../contract/case/proposal-report.ts'
import { settlementCauses } from '../case-texts.ts'
import { FirstPart, type OpenCase } from '../kit/case-page.tsx'
import { CaseUndo } from '../kit/undo.tsx'
import { announceDecision, type DecidedCase } from '../last-decision.ts'
import { ReportStatement } from './report-company.tsx'
import { type Settlement, SettleSheet } from './settle-sheet.tsx'
import {
  CommandAlert,
  CommandButton,
  type CommandState,
  DecidedBy,
  DecisionEffects,
  Note,
  useOperatorCommand,
} from '../../desk/command.tsx'

/** What a settlement is announced as, by the name of what was reported. */
export const settledTexts = {
  CLOSED: (name: string) => msg`Posting closed: ${name}.`,
  UPHELD: (name: string) => msg`Report accepted: ${name}.`,
  DISMISSED: (name: string) => msg`Report dismissed: ${name}.`,
}

/** One of the two ways in which a report can be decided. */
interface Option {
  outcome: keyof typeof settledTexts
  causes: readonly SettlementCause[]
  /** Null if the reporter cannot be told anything. */
  messages: readonly ReporterMessage[] | null
  usualMessage: MessageDescriptor
  settle: (settlement: Settlement) => Promise<{ data: { undo: Undoable } }>
}

/** What the decision on a report needs to know of its kind. */
export interface ReportKind {
  /** What a report is about, unless it is a posting. */
  about?: 'OFFERS'
  /** Of the posting or the job offer. */
  title: string
  companyName: string
  accept: Option
  dismiss: Option
  settling: CommandState
  messageTexts: Record<ReporterMessage, MessageDescriptor>
  acceptTitle: ReactNode
  acceptLabel: ReactNode
  /** What an acceptance does, and who is told. */
  effects: ReactNode
  /** What was done with what was reported. */
  accepted: ReactNode
  /** What is left to do where the undo of an accepted report is refused. */
  alternative: ReactNode
  reopening: ReopeningProps['endpoint']
}

interface ReportDecisionProps extends Pick<OpenCase, 'onReload' | 'onDecided'> {
  report: ReportCase | ProposalReportCase
  kind: ReportKind
}

/** What the reporter wrote, and what was decided or can be. */
export function ReportDecision({ report, kind, onReload, onDecided }: ReportDecisionProps) {
  const [asking, setAsking] = useState<'accept' | 'dismiss'>()
  const isOpen = report.settledDate === null
  useShortcuts(isOpen ? { c: () => setAsking('accept'), d: () => setAsking('dismiss') } : {})
  const { about, title: name } = kind
  const decided: DecidedCase = { desk: 'reports', id: report.id, name, ...(about && { about }) }
  const send = async ({ outcome, settle }: Option, settlement: Settlement) => {
    try {
      const { undo } = (await settle(settlement)).data
      return async () => {
        const next = await onDecided()
        announceDecision({ ...decided, text: settledTexts[outcome](name), undo, next })
      }
    } catch (error) {
      // The case may have changed.
      onReload()
      throw error
    }
  }
  const option = asking && kind[asking]
  const isAccepting = asking === 'accept'
  return (
    <FirstPart aria-labelledby="report-reason">
      <Stack gap="sm">
        <ReportStatement report={report} />
        {isOpen ? (
          <Choices kind={kind} onAsk={setAsking} />
        ) : (
          <SettledReport report={report} kind={kind} decided={decided} />
        )}
      </Stack>
      {option && (
        <SettleSheet
          {...option}
          command={kind.settling}
          key={asking}
          draftName={`operator-report:${report.id}:${option.outcome}`}
          title={isAccepting ? kind.acceptTitle : <Trans>Dismiss this report?</Trans>}
          about={{ name, company: kind.companyName }}
          action={isAccepting ? <Trans>Confirm and next</Trans> : <Trans>Dismiss and next</Trans>}
          reported={isAccepting ? report.reason : null}
          messageTexts={kind.messageTexts}
          onSettle={(settlement) => send(option, settlement)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </FirstPart>
  )
}

const Choices = ({ kind, onAsk }: { kind: ReportKind; onAsk: (choice: 'accept' | 'dismiss') => void }) => (
  <Stack>
    <Group gap="xs">
      <CommandButton aria-keyshortcuts="C" onClick={() => onAsk('accept')}>
        {kind.acceptLabel}
        <KeyHint>C</KeyHint>
      </CommandButton>
      <CommandButton variant="default" aria-keyshortcuts="D" onClick={() => onAsk('dismiss')}>
        <Trans>Dismiss the report</Trans>
        <KeyHint>D</KeyHint>
      </CommandButton>
    </Group>
    <DecisionEffects>{kind.effects}</DecisionEffects>
  </Stack>
)

type SettledReportProps = Pick<ReportDecisionProps, 'report' | 'kind'> & { decided: DecidedCase }

/** What was decided about a report, by whom and why, and its undo. */
function SettledReport({ report, kind, decided }: SettledReportProps) {
  const { i18n, t } = useLingui()
  const { decision, undo, outcome, settledDate } = report
  const isDismissed = outcome === 'DISMISSED'
  const result = outcome === null ? <Trans context="report">Resolved</Trans> : kind.accepted
  return (
    <>
      <Note>
        <b>{isDismissed ? <Trans>The report was dismissed</Trans> : result}</b>
        <DecidedBy by={decision?.by ?? null} date={settledDate} />
        {decision?.cause && <p>{i18n._(settlementCauses[decision.cause])}</p>}
        {decision?.reason && <p lang="ko">{decision.reason}</p>}
      </Note>
      {decision?.note && (
        <p>
          <b>{t`Internal note`}</b>
          <br />
          {decision.note}
        </p>
      )}
      {decision?.message && (
        <Text size="sm" c="dimmed">
          <Trans>Message to the reporter:</Trans> {i18n._(kind.messageTexts[decision.message])}
        </Text>
      )}
      <CaseUndo
        undo={undo}
        decided={decided}
        alternative={isDismissed ? <Trans>You can open this report again instead.</Trans> : kind.alternative}
      />
      {!undo && isDismissed && <Reopening endpoint={kind.reopening} decided={decided} />}
    </>
  )
}

interface ReopeningProps {
  endpoint: typeof reopenReport
  decided: DecidedCase
  onReopened?: () => void
}

/** Opens a report again whose decision changed nothing but the report, which is possible at any time. */
export function Reopening({ endpoint, decided, onReopened }: ReopeningProps) {
  const { t } = useLingui()
  const { send, isPending, error } = useOperatorCommand(endpoint)
  const onSuccess = () => {
    const { name } = decided
    announceDecision({ ...decided, text: msg`Report opened again: ${name}.`, undo: null })
    // The button goes with the decision.
    document.getElementById('main')?.focus({ preventScroll: true })
    onReopened?.()
  }
  return (
    <Group gap="xs">
      {error && <CommandAlert error={error} />}
      <CommandButton
        variant="default"
        isBusy={isPending}
        onClick={() => send({ params: { id: decided.id } }, { onSuccess })}
      >
        <Trans>Open this report again</Trans>
      </CommandButton>
      <Text size="sm" c="dimmed">{t`You can then decide anew. Whoever reported it is told.`}</Text>
    </Group>
  )
}
