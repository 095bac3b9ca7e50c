import { Trans, useLingui } from '@lingui/react/macro'
import { Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '../../../../i18n/use-language.ts'
import { KeyHint } from '../../../../ui/keyboard/key-hint.tsx'
import { useShortcuts } from '../../../../ui/keyboard/shortcuts.ts'
import type { ReportOutcome } from '../../../../../contract/case/report.ts'
import { reporterNotices } from '../case-texts.ts'
import { decidedCase } from '../kit/case-list.tsx'
import { CasePage, CaseParts, FirstPart, type OpenCase } from '../kit/case-page.tsx'
import { CaseUndo } from '../kit/undo.tsx'
import { CommandButton, DecidedBy, DecisionEffects, Note } from '../../desk/command.tsx'
import type { SearchOf } from '../../desk/desks.ts'
import type { Keys } from '../../keyboard/list-keys.tsx'
import type { AnyReport, OpenReport, ReportKind } from './report-kind.ts'
import { Reopening, ReportStatement } from './report-parts.tsx'
import { SettleSheet } from './settle-sheet.tsx'

interface ReportPageProps {
  id: string
  search: SearchOf<'reports'>
}

/** Makes the page of a report: beside what was reported, with the decision and its company. */
export const reportPage = <Row extends { id: string }, Report extends Row & AnyReport>(
  kind: ReportKind<Row, Report>,
) =>
  function ReportPage({ id, search }: ReportPageProps) {
    const { i18n } = useLingui()
    const result = useQuery(kind.read(id, useLanguage()))
    const [shownId, setShownId] = useState<string>()
    const canDecide = result.data?.data.settledDate === null && (!kind.isShownOnRequest || shownId === id)
    const keys: Keys = [
      ['C', kind.acceptKey],
      ['D', <Trans key="d">Dismiss the report. You are asked for the reason first.</Trans>],
    ]
    return (
      <CasePage
        cases={kind.cases}
        id={id}
        search={search}
        title={i18n._(kind.title)}
        back={<Trans>All reports</Trans>}
        keys={canDecide ? keys : []}
        result={result}
        gone={<Trans>This report no longer exists</Trans>}
        failed={<Trans>The report could not be loaded</Trans>}
      >
        {(report, open) => (
          <CaseParts>
            <Stack>
              <ReportDecision kind={kind} report={report} canDecide={canDecide} {...open} />
              {kind.Known && <kind.Known report={report} />}
            </Stack>
            <kind.Subject key={id} report={report} onShown={() => setShownId(id)} />
          </CaseParts>
        )}
      </CasePage>
    )
  }

/** What the reporter wrote, and what was decided or can be. */
function ReportDecision<Row extends { id: string }, Report extends Row & AnyReport>(
  props: Omit<OpenReport<Row, Report>, 'decided'> & OpenCase & { canDecide: boolean },
) {
  const { kind, report, canDecide } = props
  const [asking, setAsking] = useState<ReportOutcome>()
  const accept = () => setAsking(kind.accepted)
  const dismiss = () => setAsking('DISMISSED')
  useShortcuts(canDecide ? { c: accept, d: dismiss } : {})
  const { label, effects } = kind.acceptanceOf(report)
  const decided = decidedCase(kind.cases, report)
  return (
    <FirstPart aria-labelledby="report-reason">
      <Stack gap="sm">
        <ReportStatement kind={kind} report={report} />
        {canDecide && (
          <Stack>
            <Group gap="xs">
              <CommandButton aria-keyshortcuts="C" onClick={accept}>
                {label}
                <KeyHint>C</KeyHint>
              </CommandButton>
              <CommandButton variant="default" aria-keyshortcuts="D" onClick={dismiss}>
                <Trans>Dismiss the report</Trans>
                <KeyHint>D</KeyHint>
              </CommandButton>
            </Group>
            <DecisionEffects>{effects}</DecisionEffects>
          </Stack>
        )}
        {report.settledDate !== null && <SettledReport {...props} decided={decided} />}
      </Stack>
      {asking && (
        <SettleSheet
          {...props}
          key={asking}
          outcome={asking}
          decided={decided}
          onClose={() => setAsking(undefined)}
        />
      )}
    </FirstPart>
  )
}

/** What was decided about a report, by whom and why, and its undo. */
function SettledReport<Row, Report extends AnyReport>({ kind, report, decided }: OpenReport<Row, Report>) {
  const { i18n, t } = useLingui()
  const { decision, undo, outcome, settledDate } = report
  const isDismissed = outcome === 'DISMISSED'
  const mayBeReopened = isDismissed || kind.alternative === undefined
  const result = outcome === null ? <Trans context="report">Resolved</Trans> : kind.done
  const notice = outcome && decision?.message && kind.settlements[outcome]?.messages[decision.message]
  return (
    <>
      <Note>
        <b>{isDismissed ? <Trans>The report was dismissed</Trans> : result}</b>
        <DecidedBy by={decision?.by ?? null} date={settledDate} />
        {decision?.cause && <p>{i18n._(kind.causes[decision.cause])}</p>}
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
        alternative={
          mayBeReopened ? <Trans>You can open this report again instead.</Trans> : kind.alternative
        }
      />
      {!undo && mayBeReopened && (
        <Reopening endpoint={kind.reopen} decided={decided} isTold={kind.canTell?.(report, false)} />
      )}
    </>
  )
}
