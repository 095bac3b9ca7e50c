import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { JobDescription } from '../../../../entities/job/job-conditions.tsx'
import { JobHead } from '../../../../entities/job/job-head.tsx'
import { jobById } from '../../../../entities/job/job-query.ts'
import { reportReasons } from '../../../../entities/report/reason-texts.ts'
import { useLanguage } from '../../../../i18n/use-language.ts'
import { ButtonLink } from '../../../../ui/link.tsx'
import {
  getReportCase,
  listReports,
  POSTING_SETTLEMENTS,
  reopenReport,
  type ReportCase,
  type ReportRow,
  settleReport,
} from '../../../../../contract/case/report.ts'
import { jobStates } from '../../../../../contract/operator/list-texts.ts'
import { settlementCauses } from '../case-texts.ts'
import { CasePart } from '../kit/case-page.tsx'
import { column, Label, secondLine, StateBadge } from '../../desk/cells.tsx'
import { RecordQuery } from '../../desk/desk-page.tsx'
import { personal } from '../../queries.ts'
import { ReportCompany, SameJob } from './report-company.tsx'
import { createdColumn, outcomeColumn, reportList, reviewOnPage, subjectColumn } from './report-list.tsx'
import type { ReportKind } from './report-kind.ts'

const cases: ReportKind<ReportRow, ReportCase>['cases'] = {
  ...reportList,
  caption: msg`Reports about postings`,
  list: listReports,
  columns: [
    subjectColumn('posting', <Trans>Posting</Trans>, ({ job }) => job),
    column('reason', <Trans>Reason</Trans>, ({ reason, job: { openReports } }) => (
      <>
        <Label of={reportReasons[reason]} />
        {openReports > 1 && (
          <Text {...secondLine}>
            <Plural
              value={openReports}
              one="# open report about this posting"
              other="# open reports about this posting"
            />
          </Text>
        )}
      </>
    )),
    column('job', <Trans>Posting status</Trans>, ({ job: { status } }) => (
      <StateBadge of={{ label: jobStates[status], color: status === 'IN_PROGRESS' ? 'green' : 'gray' }} />
    )),
    createdColumn,
  ],
  decidedColumns: [outcomeColumn],
  opening: reviewOnPage,
  nameOf: ({ job }) => job.title,
}

export const postingReport: ReportKind<ReportRow, ReportCase> = {
  cases,
  title: msg`Report about a posting`,
  read: (id, langCode) => personal(getReportCase, { params: { id }, query: { langCode } }),
  settle: settleReport,
  reopen: reopenReport,
  settlements: POSTING_SETTLEMENTS,
  causes: settlementCauses,
  accepted: 'CLOSED',
  acceptKey: <Trans key="c">Close the posting. You are asked for the reason first.</Trans>,
  acceptanceOf: ({ job: { status, openReports } }) => ({
    ...(status === 'CLOSED'
      ? {
          title: <Trans>Accept this report?</Trans>,
          label: <Trans>Accept the report: the posting stays closed</Trans>,
        }
      : { title: <Trans>Close this posting?</Trans>, label: <Trans>Close posting</Trans> }),
    effects: <ClosingEffects openReports={openReports} />,
  }),
  done: <Trans>The posting was closed</Trans>,
  alternative: <Trans>The posting stays closed. The company can publish a new one.</Trans>,
  // A visitor who reported it has no account to write to.
  canTell: ({ isByMember, job }, isAccepted) => isByMember || (isAccepted && job.openReports > 1),
  changes: ({ job }, langCode) => jobById(job.id, langCode).queryKey,
  companyOf: ({ job }) => job.companyName,
  Subject: Posting,
  Known: ({ report }) => (
    <>
      <SameJob report={report} />
      <ReportCompany report={report} />
    </>
  ),
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
