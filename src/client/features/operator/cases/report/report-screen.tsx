import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Stack, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { JobDescription } from '../../../../entities/job/job-conditions.tsx'
import { JobHead } from '../../../../entities/job/job-head.tsx'
import { jobById } from '../../../../entities/job/job-query.ts'
import { useLanguage } from '../../../../i18n/use-language.ts'
import { ButtonLink } from '../../../../ui/link.tsx'
import {
  getReportCase,
  reopenReport,
  type ReportCase,
  settleReport,
  REPORTER_MESSAGES,
  SETTLEMENT_CAUSES,
} from '../../../../../contract/case/report.ts'
import { getProposalReport } from '../../../../../contract/case/proposal-report.ts'
import { reporterMessages } from '../case-texts.ts'
import { CasePage, type CasePageProps, CasePart, CaseParts, type OpenCase } from '../kit/case-page.tsx'
import { OfferReport } from './offer-report.tsx'
import { ReportCompany, SameJob } from './report-company.tsx'
import { ReportDecision, type ReportKind } from './report-decision.tsx'
import type { Settlement } from './settle-sheet.tsx'
import { useOperatorCommand } from '../../desk/command.tsx'
import type { SearchOf } from '../../desk/desks.ts'
import { RecordQuery } from '../../desk/desk-page.tsx'
import { offerReportsPage, personal, reportsPage } from '../../queries.ts'

interface ReportScreenProps {
  id: string
  search: SearchOf<'reports'>
}

/** A report of a posting or a job offer. */
export function ReportCaseScreen(props: ReportScreenProps) {
  return props.search.about === 'OFFERS' ? <OfferReportScreen {...props} /> : <JobReportScreen {...props} />
}

function JobReportScreen({ id, search }: ReportScreenProps) {
  const { t } = useLingui()
  const query = { langCode: useLanguage() }
  return (
    <ReportPage
      id={id}
      search={search}
      title={t`Report about a posting`}
      accept={<Trans key="c">Close the posting. You are asked for the reason first.</Trans>}
      result={useQuery(personal(getReportCase, { params: { id }, query }))}
      pageOf={(page) => reportsPage(page, search.state)}
      nameOf={({ job }) => job.title}
    >
      {(report, open) => <JobReport report={report} {...open} />}
    </ReportPage>
  )
}

function OfferReportScreen({ id, search }: ReportScreenProps) {
  const { t } = useLingui()
  return (
    <ReportPage
      id={id}
      search={search}
      title={t`Report about a job offer`}
      accept={<Trans key="c">Accept the report. You are asked for the reason first.</Trans>}
      result={useQuery(personal(getProposalReport, { params: { id } }))}
      pageOf={(page) => offerReportsPage(page, search.state)}
      nameOf={({ proposal }) => proposal.title}
    >
      {(report, open) => <OfferReport report={report} {...open} />}
    </ReportPage>
  )
}

interface ReportPageProps<Report, Row> extends Omit<
  CasePageProps<Report, Row>,
  'desk' | 'back' | 'keys' | 'gone' | 'failed'
> {
  /** What the key C does. */
  accept: ReactNode
}

/** A report beside what was reported and its company, and the decision. */
const ReportPage = <Report, Row extends { id: string }>({
  accept,
  ...page
}: ReportPageProps<Report, Row>) => (
  <CasePage
    {...page}
    desk="reports"
    back={<Trans>All reports</Trans>}
    keys={[
      ['C', accept],
      ['D', <Trans key="d">Dismiss the report. You are asked for the reason first.</Trans>],
    ]}
    gone={<Trans>This report no longer exists</Trans>}
    failed={<Trans>The report could not be loaded</Trans>}
  />
)

function JobReport({ report, etag, onReload, onDecided }: OpenCase & { report: ReportCase }) {
  const queries = useQueryClient()
  const { queryKey } = jobById(report.job.id, useLanguage())
  const advance = async () => {
    // This browser caches the job and would keep showing its former status.
    await queries.refetchQueries({ queryKey, exact: true })
    return await onDecided()
  }
  return (
    <CaseParts>
      <Stack>
        <ReportDecision
          report={report}
          kind={useJobReport(report, etag)}
          onReload={onReload}
          onDecided={advance}
        />
        <SameJob report={report} />
        <ReportCompany report={report} />
      </Stack>
      <Posting report={report} />
    </CaseParts>
  )
}

function useJobReport(report: ReportCase, etag: string | undefined): ReportKind {
  const { id, job } = report
  const settling = useOperatorCommand(settleReport)
  const isClosed = job.status === 'CLOSED'
  const optionFor = (outcome: keyof typeof SETTLEMENT_CAUSES) => ({
    outcome,
    causes: SETTLEMENT_CAUSES[outcome],
    // A visitor who reported it has no account to write to.
    messages:
      report.isByMember || (outcome === 'CLOSED' && job.openReports > 1) ? REPORTER_MESSAGES[outcome] : null,
    usualMessage:
      outcome === 'CLOSED' ? msg`We have closed the posting.` : msg`We have checked it. The posting stays.`,
    settle: (settlement: Settlement) =>
      settling.sendAsync({ params: { id }, body: { outcome, ...settlement }, ifMatch: etag }),
  })
  return {
    title: job.title,
    companyName: job.companyName,
    accept: optionFor('CLOSED'),
    dismiss: optionFor('DISMISSED'),
    settling,
    messageTexts: reporterMessages,
    acceptTitle: isClosed ? <Trans>Accept this report?</Trans> : <Trans>Close this posting?</Trans>,
    acceptLabel: isClosed ? (
      <Trans>Accept the report: the posting stays closed</Trans>
    ) : (
      <Trans>Close posting</Trans>
    ),
    effects: <ClosingEffects openReports={job.openReports} />,
    accepted: <Trans>The posting was closed</Trans>,
    alternative: <Trans>The posting stays closed. The company can publish a new one.</Trans>,
    reopening: reopenReport,
  }
}

const ClosingEffects = ({ openReports }: { openReports: number }) => (
  <>
    <Trans>
      The company cannot reopen a posting that you close here. The company and all applicants are notified.
    </Trans>{' '}
    {openReports > 1 && (
      <Plural
        value={openReports}
        one="Closing the posting resolves # report."
        other="Closing the posting resolves all # reports."
      />
    )}
  </>
)

function Posting({ report: { job } }: { report: ReportCase }) {
  const { t } = useLingui()
  const result = useQuery(jobById(job.id, useLanguage()))
  return (
    <CasePart p={0} aria-label={t`The posting`}>
      <RecordQuery
        result={result}
        as="h3"
        rows={2}
        gone={
          <Text p="xl">
            <b lang="ko">{job.title}</b>
            <br />
            <Trans>This posting is no longer public.</Trans>
          </Text>
        }
        failed={<Trans>The posting could not be loaded</Trans>}
      >
        {({ data }) => (
          <>
            <JobHead job={data} as="h2" />
            <JobDescription job={data} />
            <ButtonLink
              variant="default"
              size="sm"
              mx={{ base: 'edge', sm: 'xl' }}
              mb="xl"
              to="/recruitment/detail/$id"
              params={{ id: job.id }}
            >
              <Trans>Open the full posting</Trans>
            </ButtonLink>
          </>
        )}
      </RecordQuery>
    </CasePart>
  )
}
