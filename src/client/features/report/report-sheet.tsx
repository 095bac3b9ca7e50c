import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getOwnProposalReport } from '../../../contract/candidate/proposal-report.ts'
import { getOwnReport, reportJob } from '../../../contract/job/report.ts'
import { call } from '../../api/api.ts'
import { jobById } from '../../entities/job/job-query.ts'
import { entryTitleOf } from '../../entities/job/job-title.tsx'
import { OwnReportNote } from '../../entities/report/own-report.tsx'
import {
  jobReportEntity,
  offerReportEntity,
  sendJobReport,
  sendOfferReport,
} from '../../entities/report/report-commands.ts'
import { reportReasons } from '../../entities/report/reason-texts.ts'
import { ReportForm } from '../../entities/report/report-form.tsx'
import { queryFor } from '../../api/query-for.ts'
import { currentMemberId, useSession } from '../../api/session.ts'
import { currentLanguage } from '../../i18n/current-language.ts'
import { send } from '../../offline/outbox/sending.ts'

/** What is reported; `title` is how the outbox names it. */
export type Reported = { id: string } & (
  | { kind: 'JOB' }
  | { kind: 'OFFER'; title: Readonly<Record<string, string>> }
)

/** The reason of a report and a comment. */
export function ReportSheet({ about, onClose }: { about: Reported; onClose: () => void }) {
  const { kind, id } = about
  const { t } = useLingui()
  const isJob = kind === 'JOB'
  const isMember = useSession() !== null
  const job = useQueryClient().getQueryData(jobById(id, currentLanguage()).queryKey)?.data
  const params = { id }
  const draft = isJob ? jobReportEntity(params) : offerReportEntity(params)
  const own = useQuery({
    ...queryFor(isJob ? getOwnReport : getOwnProposalReport, { params }, { staleTime: 0 }),
    enabled: isMember,
  }).data?.data
  return (
    <ReportForm
      entity={draft}
      title={isJob ? <Trans>Report this job</Trans> : <Trans>Report this job offer</Trans>}
      intro={<Trans>What is wrong with this job? The company will not know who reported it.</Trans>}
      question={t`What is wrong with this job?`}
      reasons={reportReasons}
      thanks={
        isJob ? (
          <Trans>Thank you. An operator will check the job and decide what to do.</Trans>
        ) : (
          <Trans>Thank you. An operator will check the job offer and decide what to do.</Trans>
        )
      }
      onSend={(body) => {
        if (about.kind === 'OFFER') return send(sendOfferReport, { params, body, draft, title: about.title })
        if (currentMemberId() === null) return call(reportJob, { params, body, token: null })
        return send(sendJobReport, { params, body, draft, ...(job ? { title: entryTitleOf(job) } : {}) })
      }}
      onClose={onClose}
    >
      <OwnReportNote report={own} />
    </ReportForm>
  )
}
