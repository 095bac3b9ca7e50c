import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Flex, Text, SimpleGrid, Box, Stack } from '@mantine/core'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { BETWEEN_FACTS } from '../../../../../contract/base/between-facts.ts'
import type { ProposalReportCase } from '../../../../../contract/operator/proposal-case.ts'
import { phoneNumber, useFormat } from '../../../../i18n/format.ts'
import { Won } from '../../../../i18n/won.tsx'
import { DeskPage } from '../../desk/desk-page.tsx'
import type { DeskSearch } from '../../desk/desk-search.ts'
import { at } from '../../desk/desks.ts'
import { useArrivalFocus } from '../../keyboard/use-arrival-focus.ts'
import { offerReportCase, offerReportsPage } from '../../queries.ts'
import { CaseActions } from '../case-actions.tsx'
import { OfferDecision, type OfferDecisionProps } from './offer-decision.tsx'
import { ReportAnswer, Said, useReportQueue } from './report-screen.tsx'
import { ReportText } from './report-text.tsx'
import { reportsIn } from './reports-screen.tsx'
import { deskCard } from '../../desk/desk-surfaces.ts'

/** A report beside the reported job offer and its company, and the decision. */
export function OfferReportScreen({ id, search }: { id: string; search: DeskSearch }) {
  const { t } = useLingui()
  const result = useQuery(offerReportCase(id))
  const queue = useOfferQueue(id, search)
  return (
    <DeskPage
      title={t`Report about a job offer`}
      actions={
        <CaseActions
          desk="reports"
          search={search}
          back={<Trans>All reports</Trans>}
          queue={queue}
          keys={[
            ['C', <Trans key="c">Accept the report. You are asked for the reason first.</Trans>],
            ['D', <Trans key="d">Dismiss the report. You are asked for the reason first.</Trans>],
          ]}
        />
      }
    >
      <ReportAnswer result={result}>
        {({ data }) => (
          <Case
            report={data}
            onAsked={() => void result.refetch()}
            onDecided={async () => (await queue.advance())?.proposal.title}
          />
        )}
      </ReportAnswer>
    </DeskPage>
  )
}

function useOfferQueue(id: string, search: DeskSearch) {
  const queries = useQueryClient()
  const { state, page } = reportsIn(search)
  const list = useQuery({ ...offerReportsPage(state, page), placeholderData: keepPreviousData })
  return useReportQueue({
    id,
    search,
    list,
    onFirstPage: () => queries.fetchQuery(offerReportsPage(state, 1)),
  })
}

function Case(props: OfferDecisionProps) {
  const { report } = props
  const start = useRef<HTMLElement>(null)
  useArrivalFocus(start, true)
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} style={{ alignItems: 'start' }}>
      <Box
        component="section"
        {...deskCard}
        style={{ outline: 'none' }}
        ref={start}
        tabIndex={-1}
        aria-labelledby="report-reason"
      >
        <Stack gap="sm">
          {/* Only who received an offer may report it, and it never changes. */}
          <Said report={{ ...report, isByMember: true, formerText: null }} />
          <OfferDecision {...props} />
        </Stack>
      </Box>
      <Offer report={report} />
    </SimpleGrid>
  )
}

/** What the candidate received, and who sent it. */
function Offer({ report: { proposal, company } }: { report: ProposalReportCase }) {
  const { t } = useLingui()
  const format = useFormat()
  const sent = format.moment(proposal.createdDate)
  const name = company.businessName
  return (
    <Flex
      component="section"
      direction="column"
      gap="sm"
      {...deskCard}
      style={{ outline: 'none' }}
      aria-label={t`The job offer`}
    >
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
      <Text size="sm" c="dimmed">
        <Trans>Sent {sent}</Trans>
      </Text>
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
    </Flex>
  )
}
