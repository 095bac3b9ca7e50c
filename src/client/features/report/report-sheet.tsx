import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { REPORT_REASONS, type ReportReason } from '../../../contract/base/enums.ts'
import { reportProposal } from '../../../contract/candidate/proposal-report.ts'
import { getOwnReport, REPORT_LENGTH, reportJob } from '../../../contract/job/report.ts'
import { call } from '../../api/api.ts'
import { RequestAlert } from '../../entities/answer/request-alert.tsx'
import { queryFor } from '../../api/query-for.ts'
import { currentSession, useSession } from '../../api/session.ts'
import { useFormat } from '../../i18n/format.ts'
import { AlertMessage } from '../../ui/page/alert-message.tsx'
import { Button } from '../../ui/button/button.tsx'
import { CountedField } from '../../ui/field/counted-field.tsx'
import { RadioRows } from '../../ui/field/radio-rows.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import classes from './report-job.module.css'

const reasonTexts: Record<ReportReason, MessageDescriptor> = {
  FRAUD: msg`The job is a scam`,
  FALSE_PAY: msg`The pay is not as promised`,
  FEE_DEMANDED: msg`The company asks for money or a deposit`,
  DISCRIMINATION: msg`The job discriminates`,
  INAPPROPRIATE: msg`The job is indecent or illegal`,
  ETC: msg`Another reason`,
}

/** What is reported. */
export type Reported = { kind: 'JOB' | 'OFFER'; id: string }

interface ReportSheetProps {
  about: Reported
  onClose: () => void
}

/** The reason of a report and a comment. */
export function ReportSheet({ about, onClose }: ReportSheetProps) {
  const { kind, id } = about
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [text, setText] = useState('')
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (body: { reason: ReportReason; text: string }) =>
      call(kind === 'JOB' ? reportJob : reportProposal, {
        params: { id },
        body,
        token: currentSession()?.token ?? null,
      }),
    networkMode: 'always',
  })
  return (
    <Sheet
      open
      onClose={onClose}
      title={kind === 'JOB' ? <Trans>Report this job</Trans> : <Trans>Report this job offer</Trans>}
      fit
    >
      <div className={classes.sheet}>
        {!isSuccess && kind === 'JOB' && <OwnReport jobId={id} />}
        {isSuccess ? (
          <AlertMessage kind="done">
            {kind === 'JOB' ? (
              <Trans>Thank you. An operator will check the job and decide what to do.</Trans>
            ) : (
              <Trans>Thank you. An operator will check the job offer and decide what to do.</Trans>
            )}
          </AlertMessage>
        ) : (
          <Question reason={reason} onReason={setReason} onText={setText} />
        )}
        {error && <RequestAlert error={error} />}
        <div className={classes.actions}>
          {!isSuccess && (
            <Button
              full
              disabled={reason === null || isPending}
              onClick={() => reason && mutate({ reason, text })}
            >
              <Trans>Send report</Trans>
            </Button>
          )}
          <Button full variant="subtle" onClick={onClose}>
            {isSuccess ? <Trans>Close</Trans> : <Trans>Cancel</Trans>}
          </Button>
        </div>
      </div>
    </Sheet>
  )
}

/** What became of the member's last report of this job. */
function OwnReport({ jobId }: { jobId: string }) {
  const isMember = useSession() !== null
  const own = useQuery({
    ...queryFor(getOwnReport, { params: { id: jobId } }, { staleTime: 0 }),
    enabled: isMember,
  }).data?.data
  const format = useFormat()
  if (!own) return null
  const when = format.moment(own.createdDate)
  return (
    <AlertMessage kind="info">
      <Trans>You reported this posting: {when}</Trans>
      <br />
      <b>
        {own.settledDate === null ? (
          <Trans>We are checking it.</Trans>
        ) : own.outcome === 'CLOSED' ? (
          <Trans>We have closed the posting.</Trans>
        ) : own.outcome === 'DISMISSED' ? (
          <Trans>We have checked it. The posting stays.</Trans>
        ) : (
          <Trans>We have checked it.</Trans>
        )}
      </b>
    </AlertMessage>
  )
}

interface QuestionProps {
  reason: ReportReason | null
  onReason: (reason: ReportReason) => void
  onText: (text: string) => void
}

function Question({ reason, onReason, onText }: QuestionProps) {
  const { i18n, t } = useLingui()
  return (
    <>
      <p>
        <Trans>What is wrong with this job? The company will not know who reported it.</Trans>
      </p>
      <RadioRows
        label={t`What is wrong with this job?`}
        name="reason"
        value={reason}
        rows={REPORT_REASONS.map((value) => ({ value, content: i18n._(reasonTexts[value]) }))}
        onPick={onReason}
        ringed
      />
      <CountedField
        label={<Trans>What happened</Trans>}
        name="text"
        defaultValue=""
        limit={REPORT_LENGTH}
        multiline
        onText={onText}
      />
    </>
  )
}
