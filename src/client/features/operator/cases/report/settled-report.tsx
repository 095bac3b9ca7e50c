import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { ReportCase } from '../../../../../contract/operator/case.ts'
import type { ProposalReportCase } from '../../../../../contract/operator/proposal-case.ts'
import { offerMessages, reporterMessages, settlementCauses } from '../case-texts.ts'
import { CaseUndo } from '../case-undo.tsx'
import { DecidedBy } from '../decided-by.tsx'
import { InfoIcon } from '../../../../ui/icon/icons.tsx'

interface SettledReportProps {
  report: ReportCase | ProposalReportCase
  /** Of the posting or the job offer. */
  name: string
  about?: 'OFFERS'
  /** What can be done once there is no undo. */
  after?: ReactNode
  /** What is left to do where the undo of an upheld report is refused. */
  stays: ReactNode
  /** What was done with what was reported; nothing where the report was dismissed. */
  children: ReactNode
}

/** What was decided about a report, by whom and why, and its undo. */
export function SettledReport({ report, name, about, after, stays, children }: SettledReportProps) {
  const { i18n } = useLingui()
  const { decision, undo, outcome, settledDate, id } = report
  const texts = about ? offerMessages : reporterMessages
  return (
    <>
      <Alert color="gray" role="status" icon={<InfoIcon size={20} />}>
        <b>
          {outcome === 'DISMISSED' ? (
            <Trans>The report was dismissed</Trans>
          ) : (
            children || <Trans context="report">Resolved</Trans>
          )}
        </b>
        <DecidedBy by={decision?.by ?? null} at={settledDate} />
        {decision?.cause && <p>{i18n._(settlementCauses[decision.cause])}</p>}
        {decision?.reason && <p lang="ko">{decision.reason}</p>}
      </Alert>
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
        <Text size="sm" c="dimmed">
          <Trans>Message to the reporter:</Trans>{' '}
          {i18n._(texts[decision.message] ?? reporterMessages[decision.message])}
        </Text>
      )}
      <CaseUndo
        undo={undo}
        of={{ desk: 'reports', id, name, ...(about ? { about } : {}) }}
        instead={outcome === 'DISMISSED' ? <Trans>You can open this report again instead.</Trans> : stays}
      />
      {!undo && after}
    </>
  )
}
