import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { phoneNumber, useFormat } from '../../../../i18n/format.ts'
import { Won } from '../../../../i18n/won.tsx'
import { BETWEEN_FACTS } from '../../../../../contract/base/between-facts.ts'
import { OFFER_CAUSES, OFFER_MESSAGES } from '../../../../../contract/case/report.ts'
import {
  type ProposalReportCase,
  reopenProposalReport,
  settleProposalReport,
} from '../../../../../contract/case/proposal-report.ts'
import { offerMessages } from '../case-texts.ts'
import { CasePart, CaseParts, type OpenCase } from '../kit/case-page.tsx'
import { ReportDecision, type ReportKind } from './report-decision.tsx'
import { ReportText } from './report-company.tsx'
import type { Settlement } from './settle-sheet.tsx'
import { useOperatorCommand } from '../../desk/command.tsx'
import { at } from '../../desk/desks.ts'

/** A reported job offer, its company, and the decision. */
export function OfferReport({ report, onReload, onDecided }: OpenCase & { report: ProposalReportCase }) {
  return (
    <CaseParts>
      <ReportDecision
        report={report}
        kind={useOfferReport(report)}
        onReload={onReload}
        onDecided={onDecided}
      />
      <Offer report={report} />
    </CaseParts>
  )
}

function useOfferReport({ id, proposal }: ProposalReportCase): ReportKind {
  const settling = useOperatorCommand(settleProposalReport)
  const isUnanswered = proposal.status === 'SENT'
  const optionFor = (outcome: keyof typeof OFFER_CAUSES) => ({
    outcome,
    causes: OFFER_CAUSES[outcome],
    messages: OFFER_MESSAGES[outcome],
    usualMessage:
      outcome === 'UPHELD'
        ? msg`We confirmed your report.`
        : msg`We have checked it. It does not break any rule.`,
    settle: (settlement: Settlement) =>
      settling.sendAsync({ params: { id }, body: { outcome, ...settlement } }),
  })
  return {
    about: 'OFFERS',
    title: proposal.title,
    companyName: proposal.companyName,
    accept: optionFor('UPHELD'),
    dismiss: optionFor('DISMISSED'),
    settling,
    messageTexts: offerMessages,
    acceptTitle: isUnanswered ? <Trans>Withdraw this job offer?</Trans> : <Trans>Accept this report?</Trans>,
    acceptLabel: isUnanswered ? <Trans>Withdraw the job offer</Trans> : <Trans>Accept the report</Trans>,
    effects: isUnanswered ? (
      <Trans>The job seeker can no longer accept an offer that you withdraw, and is told.</Trans>
    ) : (
      <Trans>The job seeker has already answered this offer, so it cannot be withdrawn.</Trans>
    ),
    accepted: <Trans>The report was accepted</Trans>,
    alternative: <Trans>The decision stays. The company can send the job seeker a new offer.</Trans>,
    reopening: reopenProposalReport,
  }
}

/** What the candidate received, and who sent it. */
function Offer({ report: { proposal, company } }: { report: ProposalReportCase }) {
  const { t } = useLingui()
  const format = useFormat()
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
          <Won amount={proposal.payAmount} />
          {BETWEEN_FACTS}
          <bdi lang="ko">{proposal.address}</bdi>
          {BETWEEN_FACTS}
          {proposal.hours}
        </p>
        {proposal.details !== '' && <ReportText text={proposal.details} langCode={null} />}
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
