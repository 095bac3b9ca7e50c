import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Group, Stack, Text } from '@mantine/core'
import { type QueryKey, useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useState } from 'react'
import type { Snapshot } from '../../../../api/query-for.ts'
import { useLanguage } from '../../../../i18n/use-language.ts'
import { KeyHint } from '../../../../ui/keyboard/key-hint.tsx'
import { useShortcuts } from '../../../../ui/keyboard/shortcuts.ts'
import type { ReportCase, Settlement, settleReport } from '../../../../../contract/case/report.ts'
import type {
  ProposalReportCase,
  settleProposalReport,
} from '../../../../../contract/case/proposal-report.ts'
import { reporterNotices, settlementCauses } from '../case-texts.ts'
import type { CaseList } from '../kit/case-list.tsx'
import { CasePage, CaseParts, FirstPart, type OpenCase } from '../kit/case-page.tsx'
import { useDecision } from '../kit/case-sheet.tsx'
import { CaseUndo } from '../kit/undo.tsx'
import type { DecidedCase } from '../last-decision.ts'
import { CommandButton, DecidedBy, DecisionEffects, Note } from '../../desk/command.tsx'
import type { SearchOf } from '../../desk/desks.ts'
import { Reopening, type ReopeningProps, ReportStatement, settledTexts } from './report-parts.tsx'
import { SettleSheet } from './settle-sheet.tsx'

type AnyReport = ReportCase | ProposalReportCase

/** What is shown, asked and said about reports of one kind, which have a page each. */
export interface ReportKind<Row, Report> {
  cases: CaseList<Row>
  title: MessageDescriptor
  read: (id: string, langCode: string) => UseQueryOptions<Snapshot<Report>>
  settle: typeof settleReport | typeof settleProposalReport
  reopen: ReopeningProps['endpoint']
  settlements: Partial<Record<keyof typeof settledTexts, Settlement>>
  /** The outcome of an accepted report. */
  accepted: 'CLOSED' | 'UPHELD'
  /** What the key C does. */
  acceptKey: ReactNode
  acceptanceOf: (report: Report) => Acceptance
  /** Said of an accepted report, and what is left to do where its undo is refused. */
  done: ReactNode
  alternative: ReactNode
  /** Whether those can be told who reported what the decision settles; they can unless given. */
  canTell?: (report: Report, isAccepted: boolean) => boolean
  /** A query that a decision changes, and that this browser would keep showing. */
  changes?: (report: Report, langCode: string) => QueryKey
  subjectOf: (report: Report) => { title: string; companyName: string }
  /** What was reported. */
  Subject: ComponentType<{ report: Report }>
  /** What else is known, below the decision. */
  Known?: ComponentType<{ report: Report }>
}

/** How an acceptance is asked for. */
interface Acceptance {
  title: ReactNode
  label: ReactNode
  /** What it does, and who is told. */
  effects: ReactNode
}

interface ReportPageProps {
  id: string
  search: SearchOf<'reports'>
}

/** Makes the page of a report: beside what was reported, with the decision and its company. */
export const reportPage = <Row extends { id: string }, Report extends AnyReport>(
  kind: ReportKind<Row, Report>,
) =>
  function ReportPage({ id, search }: ReportPageProps) {
    const { i18n } = useLingui()
    return (
      <CasePage
        cases={kind.cases}
        id={id}
        search={search}
        title={i18n._(kind.title)}
        back={<Trans>All reports</Trans>}
        keys={[
          ['C', kind.acceptKey],
          ['D', <Trans key="d">Dismiss the report. You are asked for the reason first.</Trans>],
        ]}
        result={useQuery(kind.read(id, useLanguage()))}
        gone={<Trans>This report no longer exists</Trans>}
        failed={<Trans>The report could not be loaded</Trans>}
      >
        {(report, open) => (
          <CaseParts>
            <Stack>
              <ReportDecision kind={kind} report={report} {...open} />
              {kind.Known && <kind.Known report={report} />}
            </Stack>
            <kind.Subject report={report} />
          </CaseParts>
        )}
      </CasePage>
    )
  }

interface OpenReport<Row, Report> {
  kind: ReportKind<Row, Report>
  report: Report
}

/** What the reporter wrote, and what was decided or can be. */
function ReportDecision<Row, Report extends AnyReport>(props: OpenReport<Row, Report> & OpenCase) {
  const { kind, report, etag, onReload, onDecided } = props
  const { id } = report
  const [asking, setAsking] = useState<keyof typeof settledTexts>()
  const queries = useQueryClient()
  const langCode = useLanguage()
  const isOpen = report.settledDate === null
  const accept = () => setAsking(kind.accepted)
  const dismiss = () => setAsking('DISMISSED')
  useShortcuts(isOpen ? { c: accept, d: dismiss } : {})
  const { title: name, companyName: company } = kind.subjectOf(report)
  const { about } = kind.cases
  const decided: DecidedCase = { desk: 'reports', id, name, ...(about && { about }) }
  const command = useDecision(kind.settle, decided, {
    onReload,
    onDecided: async () => {
      const changed = kind.changes?.(report, langCode)
      if (changed) await queries.refetchQueries({ queryKey: changed, exact: true })
      return onDecided()
    },
  })
  const acceptance = kind.acceptanceOf(report)
  const settlement = asking && kind.settlements[asking]
  const isAccepting = asking === kind.accepted
  return (
    <FirstPart aria-labelledby="report-reason">
      <Stack gap="sm">
        <ReportStatement report={report} />
        {isOpen ? (
          <Stack>
            <Group gap="xs">
              <CommandButton aria-keyshortcuts="C" onClick={accept}>
                {acceptance.label}
                <KeyHint>C</KeyHint>
              </CommandButton>
              <CommandButton variant="default" aria-keyshortcuts="D" onClick={dismiss}>
                <Trans>Dismiss the report</Trans>
                <KeyHint>D</KeyHint>
              </CommandButton>
            </Group>
            <DecisionEffects>{acceptance.effects}</DecisionEffects>
          </Stack>
        ) : (
          <SettledReport kind={kind} report={report} decided={decided} />
        )}
      </Stack>
      {settlement && (
        <SettleSheet
          key={asking}
          command={command}
          draftName={`operator-report:${id}:${asking}`}
          title={isAccepting ? acceptance.title : <Trans>Dismiss this report?</Trans>}
          action={isAccepting ? <Trans>Confirm and next</Trans> : <Trans>Dismiss and next</Trans>}
          about={{ name, company }}
          settlement={settlement}
          reported={isAccepting ? report.reason : null}
          canTell={kind.canTell?.(report, isAccepting) ?? true}
          onSettle={(words) =>
            command.send(settledTexts[asking](name), {
              params: { id },
              body: { outcome: asking, ...words },
              ifMatch: etag,
            })
          }
          onClose={() => setAsking(undefined)}
        />
      )}
    </FirstPart>
  )
}

/** What was decided about a report, by whom and why, and its undo. */
function SettledReport<Row, Report extends AnyReport>(
  props: OpenReport<Row, Report> & { decided: DecidedCase },
) {
  const { kind, report, decided } = props
  const { i18n, t } = useLingui()
  const { decision, undo, outcome, settledDate } = report
  const isDismissed = outcome === 'DISMISSED'
  const result = outcome === null ? <Trans context="report">Resolved</Trans> : kind.done
  const notice = outcome && decision?.message && kind.settlements[outcome]?.messages[decision.message]
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
      {notice && (
        <Text size="sm" c="dimmed">
          <Trans>Message to the reporter:</Trans> {i18n._(reporterNotices[notice])}
        </Text>
      )}
      <CaseUndo
        undo={undo}
        decided={decided}
        alternative={isDismissed ? <Trans>You can open this report again instead.</Trans> : kind.alternative}
      />
      {!undo && isDismissed && <Reopening endpoint={kind.reopen} decided={decided} />}
    </>
  )
}
