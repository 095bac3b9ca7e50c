import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Badge, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { BETWEEN_FACTS } from '../../../../../contract/base/between-facts.ts'
import { REPORT_STATES, type ReportRow } from '../../../../../contract/operator/case.ts'
import type { ProposalReportRow } from '../../../../../contract/operator/proposal-case.ts'
import { useFormat } from '../../../../i18n/format.ts'
import { live } from '../../../../api/query-for.ts'
import { pageFromSearch } from '../../../../api/page-search.ts'
import { ButtonLink } from '../../../../ui/link.tsx'
import type { Column } from '../../../../ui/card/data-table.tsx'
import { EmptyState } from '../../../../ui/page/states.tsx'
import { jobStates } from '../../../../../contract/operator/list-texts.ts'
import { reportOutcomes, reportReasons } from '../case-texts.ts'
import { DeskList } from '../../desk/desk-list.tsx'
import { DeskPage } from '../../desk/desk-page.tsx'
import type { DeskSearch } from '../../desk/desk-search.ts'
import { at } from '../../desk/desks.ts'
import { FilterLinks } from '../../desk/filter-links.tsx'
import { ListKeys } from '../../keyboard/list-keys.tsx'
import { ROW_LINK, useRowKeys } from '../../keyboard/use-row-keys.ts'
import { offerReportsPage, reportsPage } from '../../queries.ts'
import { MessageReports } from './message-reports.tsx'
import { ReportedLinks } from './reported-links.tsx'
import { useReviewName } from './use-review-name.ts'
import { secondLine } from '../../desk/desk-surfaces.ts'

interface Shown {
  about: 'POSTINGS' | 'OFFERS' | 'MESSAGES'
  state: (typeof REPORT_STATES)[number]
  page: number
}

const ABOUT = ['POSTINGS', 'OFFERS', 'MESSAGES'] as const

/** The list that an address shows. */
export function reportsIn(search: DeskSearch): Shown {
  const { page = 1 } = pageFromSearch(search)
  return {
    about: ABOUT.find((each) => each === search['about']) ?? 'POSTINGS',
    state: REPORT_STATES.find((each) => each === search['state']) ?? 'OPEN',
    page,
  }
}

/** Reported postings, job offers or messages. */
export function ReportsScreen({ search }: { search: DeskSearch }) {
  const { t } = useLingui()
  const { about, state, page } = reportsIn(search)
  return (
    <DeskPage
      title={t`Reports`}
      actions={<ListKeys />}
      tools={
        <>
          <ReportedLinks value={about} />
          <FilterLinks
            label={t`Status`}
            param="state"
            value={state}
            options={[
              { value: 'OPEN', label: <Trans context="report">Open</Trans> },
              { value: 'SETTLED', label: <Trans context="report">Resolved</Trans> },
            ]}
          />
        </>
      }
    >
      {about === 'MESSAGES' ? (
        <MessageReports state={state} page={page} />
      ) : about === 'OFFERS' ? (
        <OfferReports search={search} />
      ) : (
        <PostingReports search={search} />
      )}
    </DeskPage>
  )
}

function PostingReports({ search }: { search: DeskSearch }) {
  const { t } = useLingui()
  const { page, state } = reportsIn(search)
  const result = useQuery({ ...reportsPage(state, page), ...live, placeholderData: keepPreviousData })
  const columns = usePostingColumns(search)
  return <Reports result={result} caption={t`Reports about postings`} columns={columns} search={search} />
}

function OfferReports({ search }: { search: DeskSearch }) {
  const { t } = useLingui()
  const { page, state } = reportsIn(search)
  const result = useQuery({ ...offerReportsPage(state, page), ...live, placeholderData: keepPreviousData })
  const columns = useOfferColumns(search)
  return <Reports result={result} caption={t`Reports about job offers`} columns={columns} search={search} />
}

type Row = ReportRow | ProposalReportRow

interface ReportsProps<T extends Row> extends Pick<
  ComponentProps<typeof DeskList<T>>,
  'result' | 'caption' | 'columns'
> {
  search: DeskSearch
}

function Reports<T extends Row>({ search, ...list }: ReportsProps<T>) {
  const { page, state } = reportsIn(search)
  useRowKeys('reports', list.result.data !== undefined)
  return (
    <DeskList
      {...list}
      page={page}
      empty={
        state === 'OPEN' ? (
          <EmptyState title={<Trans>No reports to review</Trans>}>
            <Trans>New reports appear here automatically.</Trans>
          </EmptyState>
        ) : (
          <EmptyState title={<Trans>None yet</Trans>} />
        )
      }
    />
  )
}

function usePostingColumns(search: DeskSearch): readonly Column<ReportRow>[] {
  const { i18n } = useLingui()
  const last = useLastColumns(search)
  return [
    {
      name: 'posting',
      part: 'title',
      head: <Trans>Posting</Trans>,
      cell: ({ job }) => <Reported title={job.title} company={job.companyName} />,
    },
    {
      name: 'reason',
      head: <Trans>Reason</Trans>,
      cell: ({ reason, job: { openReports } }) => (
        <>
          {i18n._(reportReasons[reason])}
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
      ),
    },
    {
      name: 'job',
      head: <Trans>Posting status</Trans>,
      cell: ({ job }) => (
        <Badge color={job.status === 'IN_PROGRESS' ? 'green' : 'gray'}>{i18n._(jobStates[job.status])}</Badge>
      ),
    },
    ...last,
  ]
}

function useOfferColumns(search: DeskSearch): readonly Column<ProposalReportRow>[] {
  const { i18n } = useLingui()
  const last = useLastColumns(search)
  return [
    {
      name: 'offer',
      part: 'title',
      head: <Trans context="console">Job offer</Trans>,
      cell: ({ proposal }) => <Reported title={proposal.title} company={proposal.companyName} />,
    },
    { name: 'reason', head: <Trans>Reason</Trans>, cell: ({ reason }) => i18n._(reportReasons[reason]) },
    ...last,
  ]
}

const Reported = ({ title, company }: { title: string; company: string }) => (
  <>
    <span lang="ko">{title}</span>
    <Text {...secondLine} lang="ko">
      {company}
    </Text>
  </>
)

/** When it was reported, what was decided and by whom, and the way to the case. */
function useLastColumns(search: DeskSearch): readonly Column<Row>[] {
  const format = useFormat()
  const reviewNameOf = useReviewName()
  const isSettled = reportsIn(search).state === 'SETTLED'
  return [
    {
      name: 'created',
      head: <Trans>Reported on</Trans>,
      cell: ({ createdDate }) => format.moment(createdDate),
    },
    ...(isSettled
      ? [{ name: 'outcome', head: <Trans>Outcome</Trans>, cell: (row: Row) => <Outcome row={row} /> }]
      : []),
    {
      name: 'look',
      part: 'action',
      head: <Trans>Decision</Trans>,
      cell: (report) => (
        <ButtonLink
          {...at('reports', report.id)}
          search={search}
          aria-label={reviewNameOf(
            report.settledDate,
            ('job' in report ? report.job : report.proposal).title,
          )}
          variant={report.settledDate === null ? 'light' : 'default'}
          size="sm"
          {...ROW_LINK}
        >
          {report.settledDate === null ? <Trans>Review and decide</Trans> : <Trans>Review again</Trans>}
        </ButtonLink>
      ),
    },
  ]
}

function Outcome({ row: { outcome, settledDate, decidedBy } }: { row: Row }) {
  const { i18n } = useLingui()
  const format = useFormat()
  return (
    <>
      {outcome === null ? <Trans context="report">Resolved</Trans> : i18n._(reportOutcomes[outcome])}
      <Text {...secondLine}>
        {[decidedBy?.name, settledDate === null ? null : format.moment(settledDate)]
          .filter(Boolean)
          .join(BETWEEN_FACTS)}
      </Text>
    </>
  )
}
