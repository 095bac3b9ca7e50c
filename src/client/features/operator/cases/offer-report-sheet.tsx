import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { REASON_LENGTH } from '../../../../contract/operator/member.ts'
import { type ProposalReportRow, settleProposalReport } from '../../../../contract/operator/proposal-case.ts'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { phoneNumber, useFormat } from '../../../i18n/format.ts'
import { Won } from '../../../i18n/won.tsx'
import { CountedField } from '../../../ui/field/counted-field.tsx'
import { AlertMessage } from '../../../ui/page/alert-message.tsx'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import { CommandButton } from '../desk/command-button.tsx'
import formClasses from '../desk/desk-form.module.css'
import { at } from '../desk/desks.ts'
import { useCommand } from '../desk/use-command.ts'
import { reportReasons } from './case-texts.ts'
import classes from './offer-report-sheet.module.css'

interface OfferReportSheetProps {
  report: ProposalReportRow
  onClose: () => void
}

/** A report beside the reported job offer, and the decision. */
export function OfferReportSheet({ report, onClose }: OfferReportSheetProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const when = format.moment(report.createdDate)
  return (
    <Sheet open wide title={<Trans>Report about a job offer</Trans>} onClose={onClose}>
      <div className={classes.columns}>
        <section className={classes.report} aria-labelledby="report-reason">
          <h2 id="report-reason">{i18n._(reportReasons[report.reason])}</h2>
          <p className={formClasses.dim}>
            <Trans>Reported by a member · {when}</Trans>
          </p>
          {report.text === '' ? (
            <p className={formClasses.dim}>
              <Trans>No further details were given.</Trans>
            </p>
          ) : (
            <blockquote className={classes.text}>{report.text}</blockquote>
          )}
          {report.settledDate === null ? (
            <Decision report={report} onClose={onClose} />
          ) : (
            <Settled report={report} />
          )}
        </section>
        <Offer report={report} />
      </div>
    </Sheet>
  )
}

function Decision({ report, onClose }: OfferReportSheetProps) {
  const settle = useCommand(settleProposalReport)
  const [reason, setReason] = useState('')
  const decide = (outcome: 'UPHELD' | 'DISMISSED') => {
    if (settle.isPending) return
    settle.mutate({ params: { id: report.id }, body: { outcome, reason } }, { onSuccess: onClose })
  }
  return (
    <div className={formClasses.form}>
      <CountedField
        label={<Trans>Reason, for operators only</Trans>}
        name="reason"
        defaultValue=""
        limit={REASON_LENGTH}
        multiline
        onText={setReason}
      />
      {settle.error && <RequestAlert error={settle.error} />}
      <div className={formClasses.actions}>
        <CommandButton isBusy={settle.isPending} onClick={() => decide('UPHELD')}>
          {report.proposal.status === 'SENT' ? (
            <Trans>Withdraw the job offer</Trans>
          ) : (
            <Trans>Accept the report</Trans>
          )}
        </CommandButton>
        <CommandButton variant="outline" onClick={() => decide('DISMISSED')}>
          <Trans>Dismiss the report</Trans>
        </CommandButton>
      </div>
    </div>
  )
}

function Settled({ report }: Pick<OfferReportSheetProps, 'report'>) {
  const format = useFormat()
  const when = report.settledDate === null ? '' : format.moment(report.settledDate)
  return (
    <AlertMessage kind="info">
      {report.outcome === 'UPHELD' ? (
        <Trans>The report was accepted: {when}</Trans>
      ) : (
        <Trans>The report was dismissed: {when}</Trans>
      )}
    </AlertMessage>
  )
}

/** What the candidate received, and who sent it. */
function Offer({ report: { proposal, company } }: Pick<OfferReportSheetProps, 'report'>) {
  const { t } = useLingui()
  const format = useFormat()
  const sent = format.moment(proposal.createdDate)
  const name = company.businessName
  return (
    <section className={classes.offer} aria-label={t`The job offer`}>
      <h2 lang="ko">{proposal.title}</h2>
      <p lang="ko">
        {proposal.companyName} · {phoneNumber(proposal.contact)}
      </p>
      <p className={formClasses.dim}>
        {name === null ? <Trans>The business is not verified.</Trans> : <Trans>Registered as {name}</Trans>}
      </p>
      <p>
        <Won amount={proposal.payAmount} /> · <bdi lang="ko">{proposal.address}</bdi> · {proposal.hours}
      </p>
      {proposal.details !== '' && (
        <p className={classes.text} lang="ko">
          {proposal.details}
        </p>
      )}
      <p className={formClasses.dim}>
        <Trans>Sent {sent}</Trans>
      </p>
      {company.otherReports > 0 && (
        <p>
          <Plural
            value={company.otherReports}
            one="# other report about this company’s job offers"
            other="# other reports about this company’s job offers"
          />
        </p>
      )}
      {company.memberId !== null && (
        <p>
          <Link {...at('members', company.memberId)}>
            <Trans>Open the company’s account to suspend it</Trans>
          </Link>
        </p>
      )}
    </section>
  )
}
