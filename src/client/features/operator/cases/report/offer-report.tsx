import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { reportReasons } from '../../../../entities/report/reason-texts.ts'
import { phoneNumber, useFormat } from '../../../../i18n/format.ts'
import { payTypeLabels } from '../../../../i18n/labels.ts'
import { Won } from '../../../../i18n/won.tsx'
import { BETWEEN_FACTS } from '../../../../../contract/base/between-facts.ts'
import {
  getProposalReport,
  listProposalReports,
  OFFER_SETTLEMENTS,
  type ProposalReportCase,
  type ProposalReportRow,
  reopenProposalReport,
  settleProposalReport,
} from '../../../../../contract/case/proposal-report.ts'
import { settlementCauses } from '../case-texts.ts'
import { CasePart } from '../kit/case-page.tsx'
import { column } from '../../desk/cells.tsx'
import { at } from '../../desk/desks.ts'
import { personal } from '../../queries.ts'
import { createdColumn, outcomeColumn, reportList, reviewOnPage, subjectColumn } from './report-list.tsx'
import type { ReportKind } from './report-kind.ts'
import { ReportText } from './report-parts.tsx'

const cases: ReportKind<ProposalReportRow, ProposalReportCase>['cases'] = {
  ...reportList,
  reported: 'OFFERS',
  caption: msg`Reports about job offers`,
  list: listProposalReports,
  columns: [
    subjectColumn('offer', <Trans context="console">Job offer</Trans>, ({ proposal }) => proposal),
    column.label('reason', <Trans>Reason</Trans>, reportReasons),
    createdColumn,
  ],
  decidedColumns: [outcomeColumn],
  opening: reviewOnPage,
  nameOf: ({ proposal }) => proposal.title,
}

export const offerReport: ReportKind<ProposalReportRow, ProposalReportCase> = {
  cases,
  title: msg`Report about a job offer`,
  read: (id) => personal(getProposalReport, { params: { id } }),
  settle: settleProposalReport,
  reopen: reopenProposalReport,
  settlements: OFFER_SETTLEMENTS,
  causes: settlementCauses,
  accepted: 'UPHELD',
  acceptKey: <Trans key="c">Accept the report. You are asked for the reason first.</Trans>,
  acceptanceOf: ({ proposal }) =>
    proposal.status === 'SENT'
      ? {
          title: <Trans>Withdraw this job offer?</Trans>,
          label: <Trans>Withdraw the job offer</Trans>,
          effects: (
            <Trans>
              The job seeker can no longer accept an offer that you withdraw. The job seeker and the company
              are told.
            </Trans>
          ),
          announced: (name) => msg`Job offer withdrawn: ${name}.`,
        }
      : {
          title: <Trans>Accept this report?</Trans>,
          label: <Trans>Accept the report</Trans>,
          effects: <Trans>The job seeker has already answered this offer, so it cannot be withdrawn.</Trans>,
        },
  done: <Trans>The report was accepted</Trans>,
  alternative: <Trans>The decision stays. The company can send the job seeker a new offer.</Trans>,
  companyOf: ({ proposal }) => proposal.companyName,
  Subject: Offer,
}

const payTypes: Partial<Record<string, MessageDescriptor>> = payTypeLabels

/** What the candidate received, and who sent it. */
function Offer({ report: { proposal, company } }: { report: ProposalReportCase }) {
  const { i18n, t } = useLingui()
  const format = useFormat()
  const payType = payTypes[proposal.payType]
  const sent = format.moment(proposal.createdDate)
  const name = company.businessName
  return (
    <CasePart aria-label={t`The job offer`}>
      <Stack gap="sm">
        <h2 lang="ko">{proposal.title}</h2>
        <p lang="ko">
          {proposal.companyName}
          {BETWEEN_FACTS}
          {phoneNumber(proposal.contact)}
        </p>
        <Text size="sm" c="dimmed">
          {name === null ? <Trans>The business is not verified.</Trans> : <Trans>Registered as {name}</Trans>}
        </Text>
        <p>
          {payType && `${i18n._(payType)} `}
          <Won amount={proposal.payAmount} />
          {BETWEEN_FACTS}
          <bdi lang="ko">{proposal.address}</bdi>
          {BETWEEN_FACTS}
          {proposal.hours}
        </p>
        {proposal.details !== '' && <ReportText text={proposal.details} langCode={null} />}
        {proposal.jobId && (
          <p>
            <Link
              to="/recruitment/detail/$id"
              params={{ id: proposal.jobId }}
            >{t`Open the full posting`}</Link>
          </p>
        )}
        <Text size="sm" c="dimmed">{t`Sent ${sent}`}</Text>
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
            <Link {...at('members', company.memberId)}>{t`Open the company’s account to suspend it`}</Link>
          </p>
        )}
      </Stack>
    </CasePart>
  )
}
