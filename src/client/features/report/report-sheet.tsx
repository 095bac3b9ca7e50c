import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReportReason } from '../../../contract/base/enums.ts'
import { getOwnProposalReport, reportProposal } from '../../../contract/candidate/proposal-report.ts'
import { getOwnReport, reportJob } from '../../../contract/job/report.ts'
import { call } from '../../api/api.ts'
import { OwnReportNote } from '../../entities/report/own-report.tsx'
import { ReportForm } from '../../entities/report/report-form.tsx'
import { queryFor } from '../../api/query-for.ts'
import { currentSession, useSession } from '../../api/session.ts'

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
  const { t } = useLingui()
  const isJob = kind === 'JOB'
  const isMember = useSession() !== null
  const own = useQuery({
    ...queryFor(isJob ? getOwnReport : getOwnProposalReport, { params: { id } }, { staleTime: 0 }),
    enabled: isMember,
  }).data?.data
  return (
    <ReportForm
      title={isJob ? <Trans>Report this job</Trans> : <Trans>Report this job offer</Trans>}
      intro={<Trans>What is wrong with this job? The company will not know who reported it.</Trans>}
      question={t`What is wrong with this job?`}
      reasons={reasonTexts}
      thanks={
        isJob ? (
          <Trans>Thank you. An operator will check the job and decide what to do.</Trans>
        ) : (
          <Trans>Thank you. An operator will check the job offer and decide what to do.</Trans>
        )
      }
      onSend={(body) =>
        call(isJob ? reportJob : reportProposal, {
          params: { id },
          body,
          token: currentSession()?.token ?? null,
        })
      }
      onClose={onClose}
    >
      <OwnReportNote report={own} />
    </ReportForm>
  )
}
