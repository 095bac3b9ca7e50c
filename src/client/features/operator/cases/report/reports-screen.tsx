import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Badge, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReportRow } from '../../../../../contract/operator/case.ts'
import type { ConversationReportRow } from '../../../../../contract/operator/conversation-case.ts'
import { jobStates, roleNames } from '../../../../../contract/operator/list-texts.ts'
import type { ProposalReportRow } from '../../../../../contract/operator/proposal-case.ts'
import { live } from '../../../../api/query-for.ts'
import type { Column } from '../../../../ui/card/data-table.tsx'
import { DeskPage } from '../../desk/desk-page.tsx'
import type { DeskSearch } from '../../desk/desk-search.ts'
import { secondLine } from '../../desk/desk-surfaces.ts'
import { at } from '../../desk/desks.ts'
import { FilterLinks } from '../../desk/filter-links.tsx'
import { RowButton } from '../../desk/row-button.tsx'
import { useOpenedCase } from '../../desk/use-opened-case.ts'
import { ListKeys } from '../../keyboard/list-keys.tsx'
import { messageReportsPage, offerReportsPage, overview, reportsPage } from '../../queries.ts'
import { messageReasons, reportOutcomes, reportReasons } from '../case-texts.ts'
import { MessageReportSheet } from './message-report-sheet.tsx'
import { ReportList, reportsIn, Review, Subject, useReportColumns } from './report-list.tsx'

const KINDS = [
  { value: 'POSTINGS', name: msg({ message: 'Postings', context: 'console' }), count: 'openReports' },
  { value: 'OFFERS', name: msg({ message: 'Job offers', context: 'console' }), count: 'openProposalReports' },
  { value: 'MESSAGES', name: msg`Messages`, count: 'openMessageReports' },
] as const

/** Reported postings, job offers or messages. */
export function ReportsScreen({ search }: { search: DeskSearch }) {
  const { i18n, t } = useLingui()
  const { about, state } = reportsIn(search)
  const counts = useQuery({ ...overview(), ...live }).data?.data
  return (
    <DeskPage
      title={t`Reports`}
      actions={<ListKeys />}
      tools={
        <>
          <FilterLinks
            label={t`Reports about`}
            param="about"
            value={about}
            options={KINDS.map(({ value, name, count }) => {
              const open = counts?.[count] ?? 0
              return {
                value,
                label: (
                  <>
                    {i18n._(name)} {open > 0 && <b>{open}</b>}
                  </>
                ),
              }
            })}
          />
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
        <MessageReports search={search} />
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
  return (
    <ReportList
      search={search}
      caption={t`Reports about postings`}
      columns={usePostingColumns(search)}
      pageOf={reportsPage}
    />
  )
}

function usePostingColumns(search: DeskSearch): Column<ReportRow>[] {
  const { i18n } = useLingui()
  const { createdColumn, outcomeColumn, linkColumn } = useReportColumns(search)
  return [
    {
      name: 'posting',
      part: 'title',
      head: <Trans>Posting</Trans>,
      cell: ({ job }) => <Subject title={job.title} company={job.companyName} />,
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
    createdColumn,
    ...outcomeColumn,
    linkColumn(({ job }) => job.title),
  ]
}

function OfferReports({ search }: { search: DeskSearch }) {
  const { t } = useLingui()
  return (
    <ReportList
      search={search}
      caption={t`Reports about job offers`}
      columns={useOfferColumns(search)}
      pageOf={offerReportsPage}
    />
  )
}

function useOfferColumns(search: DeskSearch): Column<ProposalReportRow>[] {
  const { i18n } = useLingui()
  const { createdColumn, outcomeColumn, linkColumn } = useReportColumns(search)
  return [
    {
      name: 'offer',
      part: 'title',
      head: <Trans context="console">Job offer</Trans>,
      cell: ({ proposal }) => <Subject title={proposal.title} company={proposal.companyName} />,
    },
    { name: 'reason', head: <Trans>Reason</Trans>, cell: ({ reason }) => i18n._(reportReasons[reason]) },
    createdColumn,
    ...outcomeColumn,
    linkColumn(({ proposal }) => proposal.title),
  ]
}

/** Reported messages, without their texts: looking at one is recorded. */
function MessageReports({ search }: { search: DeskSearch }) {
  const { t } = useLingui()
  const { state, page } = reportsIn(search)
  const { data: reports } = useQuery(messageReportsPage(state, page))
  const { opened, open, close } = useOpenedCase('reports', search, reports?.data)
  return (
    <>
      <ReportList
        search={search}
        caption={t`Reports about messages`}
        columns={useMessageColumns(search, open)}
        pageOf={messageReportsPage}
      />
      {opened && <MessageReportSheet key={opened.id} row={opened} onClose={close} />}
    </>
  )
}

function useMessageColumns(
  search: DeskSearch,
  onOpen: (row: ConversationReportRow) => void,
): Column<ConversationReportRow>[] {
  const { i18n } = useLingui()
  const { reviewLabelOf, createdColumn } = useReportColumns(search)
  return [
    {
      name: 'about',
      part: 'title',
      head: <Trans>Chat about</Trans>,
      cell: ({ title, companyName }) => <Subject title={title} company={companyName} />,
    },
    {
      name: 'reason',
      head: <Trans>Reason</Trans>,
      cell: ({ reason, text }) => (
        <>
          {i18n._(messageReasons[reason])}
          {text && <Text {...secondLine}>{text}</Text>}
        </>
      ),
    },
    { name: 'accused', head: <Trans>Written by</Trans>, cell: (row) => <Accused row={row} /> },
    createdColumn,
    {
      name: 'look',
      part: 'action',
      head: <Trans>Decision</Trans>,
      cell: (row) => (
        <>
          <RowButton
            variant={row.settledDate === null ? 'light' : 'default'}
            label={reviewLabelOf(row.settledDate, row.title)}
            onClick={() => onOpen(row)}
          >
            <Review settledDate={row.settledDate} />
          </RowButton>
          {row.outcome && <Text {...secondLine}>{i18n._(reportOutcomes[row.outcome])}</Text>}
        </>
      ),
    },
  ]
}

function Accused({ row: { accused, otherReports } }: { row: ConversationReportRow }) {
  const { i18n } = useLingui()
  const role = i18n._(roleNames[accused.role])
  return (
    <>
      {accused.memberId === null ? role : <Link {...at('members', accused.memberId)}>{role}</Link>}
      {otherReports > 0 && (
        <Text {...secondLine}>
          <Plural value={otherReports} one="# other report" other="# other reports" />
        </Text>
      )}
    </>
  )
}
