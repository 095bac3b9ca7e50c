import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReportRow, settleReport } from '../../../../contract/operator/case.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { JobDescription } from '../../../entities/job/job-description.tsx'
import { JobHead } from '../../../entities/job/job-head.tsx'
import { jobById } from '../../../entities/job/job-query.ts'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { AlertMessage } from '../../../ui/page/alert-message.tsx'
import { LinkButton } from '../../../ui/button/button.tsx'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import { LoadingBlocks } from '../../../ui/page/states.tsx'
import { reportReasons } from './case-texts.ts'
import { CommandButton } from '../desk/command-button.tsx'
import formClasses from '../desk/desk-form.module.css'
import classes from './report-sheet.module.css'
import { useCommand } from '../desk/use-command.ts'

interface ReportSheetProps {
  report: ReportRow
  onClose: () => void
}

/** A report beside the reported job, and the decision. */
export function ReportSheet({ report, onClose }: ReportSheetProps) {
  return (
    <Sheet open wide title={<Trans>Report about a posting</Trans>} onClose={onClose}>
      <div className={classes.columns}>
        <section className={classes.report} aria-labelledby="report-reason">
          <Said report={report} />
          {report.settledDate === null ? (
            <Decision report={report} onClose={onClose} />
          ) : (
            <Settled report={report} />
          )}
        </section>
        <Posting report={report} />
      </div>
    </Sheet>
  )
}

function Said({ report }: Pick<ReportSheetProps, 'report'>) {
  const { i18n } = useLingui()
  const format = useFormat()
  const when = format.moment(report.createdDate)
  return (
    <>
      <h2 id="report-reason">{i18n._(reportReasons[report.reason])}</h2>
      <p className={formClasses.dim}>
        {report.isByMember ? (
          <Trans>Reported by a member, {when}</Trans>
        ) : (
          <Trans>Reported by a visitor, {when}</Trans>
        )}
      </p>
      {report.text === '' ? (
        <p className={formClasses.dim}>
          <Trans>No further details were given.</Trans>
        </p>
      ) : (
        <blockquote className={classes.text}>{report.text}</blockquote>
      )}
      {report.formerText !== null && (
        <>
          <h3>
            <Trans>The posting has changed since the report. The reported text was:</Trans>
          </h3>
          <blockquote className={classes.text}>{report.formerText}</blockquote>
        </>
      )}
    </>
  )
}

function Decision({ report, onClose }: ReportSheetProps) {
  const queries = useQueryClient()
  const langCode = useLanguage()
  const settle = useCommand(settleReport)
  const { status, openReports } = report.job
  const finish = async () => {
    // This browser caches the job and would keep showing its former status.
    await queries.refetchQueries({ queryKey: jobById(report.job.id, langCode).queryKey, exact: true })
    onClose()
  }
  const decide = (outcome: 'CLOSED' | 'DISMISSED') => {
    if (settle.isPending) return
    settle.mutate({ params: { id: report.id }, body: { outcome } }, { onSuccess: () => void finish() })
  }
  return (
    <div className={formClasses.form}>
      {settle.error && <RequestAlert error={settle.error} />}
      <div className={formClasses.actions}>
        <CommandButton isBusy={settle.isPending} onClick={() => decide('CLOSED')}>
          {status === 'CLOSED' ? (
            <Trans>Accept the report: the posting stays closed</Trans>
          ) : (
            <Trans>Close posting</Trans>
          )}
        </CommandButton>
        <CommandButton variant="outline" onClick={() => decide('DISMISSED')}>
          <Trans>Dismiss the report</Trans>
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
        )}
      </p>
    </div>
  )
}

function Settled({ report }: Pick<ReportSheetProps, 'report'>) {
  const format = useFormat()
  const when = report.settledDate === null ? '' : format.moment(report.settledDate)
  return (
    <AlertMessage kind="info">
      {report.outcome === 'CLOSED' ? (
        <Trans>The posting was closed: {when}</Trans>
      ) : report.outcome === 'DISMISSED' ? (
        <Trans>The report was dismissed: {when}</Trans>
      ) : (
        <Trans>Resolved: {when}</Trans>
      )}
    </AlertMessage>
  )
}

function Posting({ report: { job } }: Pick<ReportSheetProps, 'report'>) {
  const { t } = useLingui()
  const result = useQuery(jobById(job.id, useLanguage()))
  return (
    <section className={classes.posting} aria-label={t`The posting`}>
      {result.data ? (
        <>
          <JobHead job={result.data.data} as="h2" />
          <JobDescription job={result.data.data} />
          <LinkButton variant="outline" size="sm" to="/recruitment/detail/$id" params={{ id: job.id }}>
            <Trans>Open the full posting</Trans>
          </LinkButton>
        </>
      ) : result.isError ? (
        <p>
          <b lang="ko">{job.title}</b>
          <br />
          <Trans>This posting is no longer public.</Trans>
        </p>
      ) : (
        <LoadingBlocks rows={2} form="text" />
      )}
    </section>
  )
}
