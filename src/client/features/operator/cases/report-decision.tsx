import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReportCase } from '../../../../contract/operator/case.ts'
import type { Undoable } from '../../../../contract/operator/decision.ts'
import { jobById } from '../../../entities/job/job-query.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { AlertMessage } from '../../../ui/page/alert-message.tsx'
import { CommandButton } from '../desk/command-button.tsx'
import formClasses from '../desk/desk-form.module.css'
import { KeyHint } from '../keyboard/key-hint.tsx'
import { useShortcuts } from '../keyboard/shortcuts.ts'
import { reporterMessages, settlementCauses } from './case-texts.ts'
import { DecidedBy } from './decided-by.tsx'
import { lastDecision } from './last-decision.ts'
import { type Outcome, SettleSheet } from './settle-sheet.tsx'
import { UndoButton } from './undo-button.tsx'

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
    lastDecision.set({ what: outcome, name, desk: 'reports', id: report.id, undo, next })
  }
  return (
    <>
      {isOpen ? <Choices report={report} onAsk={setAsking} /> : <Settled report={report} />}
      {asking && (
        <SettleSheet
          key={asking}
          report={report}
          etag={etag}
          outcome={asking}
          onSettled={(undo) => finish(asking, undo)}
          onFailed={onAsked}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  )
}

type Shown = Pick<ReportDecisionProps, 'report'>

function Choices({ report, onAsk }: Shown & { onAsk: (outcome: Outcome) => void }) {
  const { status, openReports } = report.job
  return (
    <div className={formClasses.form}>
      <div className={formClasses.actions}>
        <CommandButton aria-keyshortcuts="C" onClick={() => onAsk('CLOSED')}>
          {status === 'CLOSED' ? (
            <Trans>Accept the report: the posting stays closed</Trans>
          ) : (
            <Trans>Close posting</Trans>
          )}
          <KeyHint>C</KeyHint>
        </CommandButton>
        <CommandButton variant="outline" aria-keyshortcuts="D" onClick={() => onAsk('DISMISSED')}>
          <Trans>Dismiss the report</Trans>
          <KeyHint>D</KeyHint>
        </CommandButton>
      </div>
      <p className={formClasses.dim}>
        <Trans>The company cannot reopen a posting that you close here. All applicants are notified.</Trans>{' '}
        {openReports > 1 && (
          <Plural
            value={openReports}
            one="Closing the posting resolves # report."
            other="Closing the posting resolves all # reports."
          />
        )}{' '}
        <Trans>You can undo this for ten minutes, unless somebody acts on it.</Trans>
      </p>
    </div>
  )
}

function Settled({ report }: Shown) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { decision, undo, outcome, settledDate, id, job } = report
  const until = undo && format.time(undo.until)
  return (
    <>
      <AlertMessage kind="info">
        <b>
          {outcome === 'CLOSED' ? (
            <Trans>The posting was closed</Trans>
          ) : outcome === 'DISMISSED' ? (
            <Trans>The report was dismissed</Trans>
          ) : (
            <Trans context="report">Resolved</Trans>
          )}
        </b>
        <DecidedBy by={decision?.by ?? null} at={settledDate} />
        {decision?.cause && <p>{i18n._(settlementCauses[decision.cause])}</p>}
        {decision?.reason && <p lang="ko">{decision.reason}</p>}
      </AlertMessage>
      {decision?.note && (
        <p>
          <b>
            <Trans>Internal note</Trans>
          </b>
          <br />
          {decision.note}
        </p>
      )}
      {decision?.message && (
        <p className={formClasses.dim}>
          <Trans>Message to the reporter:</Trans> {i18n._(reporterMessages[decision.message])}
        </p>
      )}
      {undo && (
        <div className={formClasses.actions}>
          <UndoButton decisionId={undo.decisionId} of={{ desk: 'reports', id, name: job.title }} />
          <p className={formClasses.dim}>
            <Trans>You can undo it until {until}.</Trans>
          </p>
        </div>
      )}
    </>
  )
}
