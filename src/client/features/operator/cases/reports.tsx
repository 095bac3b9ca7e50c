import { caseSection } from './kit/case-section.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Text } from '@mantine/core'
import type { UseQueryOptions } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { live, type Snapshot } from '../../../api/query-for.ts'
import { useFormat } from '../../../i18n/format.ts'
import type { Column } from '../../../ui/card/data-table.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import { BETWEEN_FACTS } from '../../../../contract/base/between-facts.ts'
import type { ReportRow } from '../../../../contract/case/report.ts'
import type { ConversationReportRow } from '../../../../contract/case/message-report.ts'
import { jobStates, roleNames } from '../../../../contract/operator/list-texts.ts'
import type { ProposalReportRow } from '../../../../contract/case/proposal-report.ts'
import { messageReasons, reportReasons } from '../../../entities/report/reason-texts.ts'
import { reportOutcomes } from './case-texts.ts'
import { useOpenedCase } from './kit/case-list.tsx'
import { ReportCaseScreen } from './report/report-screen.tsx'
import { MessageReportSheet } from './report/message-report-sheet.tsx'
import {
  actionColumn,
  column,
  Label,
  labelColumn,
  MemberLink,
  momentColumn,
  secondLine,
  StateBadge,
  titleColumn,
} from '../desk/cells.tsx'
import { DeskList, useList } from '../desk/desk-list.tsx'
import { DeskPage } from '../desk/desk-page.tsx'
import { at, type SearchOf } from '../desk/desks.ts'
import { FilterLinks, labelled } from '../desk/filter-links.tsx'
import { ListKeys } from '../keyboard/list-keys.tsx'
import { ROW_LINK, useRowKeys } from '../keyboard/use-row-keys.ts'
import { messageReportsPage, offerReportsPage, reportsPage, useOverview } from '../queries.ts'

type Search = SearchOf<'reports'>
type State = NonNullable<Search['state']>

const kinds: Record<NonNullable<Search['about']>, MessageDescriptor> = {
  POSTINGS: msg({ message: 'Postings', context: 'console' }),
  OFFERS: msg({ message: 'Job offers', context: 'console' }),
  MESSAGES: msg`Messages`,
}

const states: Record<State, MessageDescriptor> = {
  OPEN: msg({ message: 'Open', context: 'report' }),
  SETTLED: msg({ message: 'Resolved', context: 'report' }),
}

function ReportsScreen({ search, title }: { search: Search; title: string }) {
  const { t } = useLingui()
  const { about = 'POSTINGS', state = 'OPEN' } = search
  const Reports = lists[about]
  const counts = useOverview().data?.data
  const open = (count: number | undefined) => Boolean(count) && <b>{count}</b>
  const marks = {
    POSTINGS: open(counts?.openReports),
    OFFERS: open(counts?.openProposalReports),
    MESSAGES: open(counts?.openMessageReports),
  }
  return (
    <DeskPage
      title={title}
      actions={<ListKeys />}
      tools={
        <>
          <FilterLinks
            label={t`Reports about`}
            param="about"
            value={about}
            options={labelled(kinds, marks)}
          />
          <FilterLinks label={t`Status`} param="state" value={state} options={labelled(states)} />
        </>
      }
    >
      <Reports key={about} search={search} />
    </DeskPage>
  )
}

interface ReportList<Row extends { id: string }> {
  caption: MessageDescriptor
  pageOf: (page: number | undefined, state: State | undefined) => UseQueryOptions<Snapshot<Row[]>>
  columnsOf: (search: Search, onOpen: (row: Row) => void) => readonly Column<Row>[]
  /** A report that has no page. */
  Sheet?: ComponentType<{ row: Row; onClose: () => void }>
}

const reportList = <Row extends { id: string }>({ caption, pageOf, columnsOf, Sheet }: ReportList<Row>) =>
  function Reports({ search }: { search: Search }) {
    const { i18n } = useLingui()
    const { page, state } = search
    const result = useList(pageOf(page, state), live)
    const { opened, open, close } = useOpenedCase('reports', search, result.data?.data)
    useRowKeys('reports', result.data !== undefined)
    const nothingOpen = (
      <EmptyState title={<Trans>No reports to review</Trans>}>
        <Trans>New reports appear here automatically.</Trans>
      </EmptyState>
    )
    return (
      <>
        <DeskList
          caption={i18n._(caption)}
          columns={columnsOf(search, open)}
          result={result}
          page={page}
          empty={state !== 'SETTLED' && nothingOpen}
        />
        {Sheet && opened && <Sheet key={opened.id} row={opened} onClose={close} />}
      </>
    )
  }

/** What was reported, and whose it is. */
const subjectColumn = <Row,>(
  name: string,
  head: ReactNode,
  of: (row: Row) => { title: string; companyName: string },
) =>
  titleColumn(name, head, (row: Row) => (
    <>
      <span lang="ko">{of(row).title}</span>
      <Text {...secondLine} lang="ko">
        {of(row).companyName}
      </Text>
    </>
  ))

const createdColumn = momentColumn('createdDate', <Trans>Reported on</Trans>)

type DecidedRow = Pick<ReportRow | ProposalReportRow, 'outcome' | 'settledDate' | 'decidedBy'>

const outcomeColumns = ({ state }: Search): Column<DecidedRow>[] =>
  state === 'SETTLED' ? [column('outcome', <Trans>Outcome</Trans>, (row) => <Outcome row={row} />)] : []

function Outcome({ row: { outcome, settledDate, decidedBy } }: { row: DecidedRow }) {
  const format = useFormat()
  return (
    <>
      {outcome === null ? <Trans context="report">Resolved</Trans> : <Label of={reportOutcomes[outcome]} />}
      <Text {...secondLine}>
        {[decidedBy?.name, settledDate === null ? null : format.moment(settledDate)]
          .filter(Boolean)
          .join(BETWEEN_FACTS)}
      </Text>
    </>
  )
}

interface ReviewProps {
  row: { id: string; settledDate: string | null }
  /** Without it, the controls of all rows would be called alike. */
  title: string
  search: Search
  /** Opens a report that has no page. */
  onOpen?: () => void
}

function Review({ row: { id, settledDate }, title, search, onOpen }: ReviewProps) {
  const { t } = useLingui()
  const look =
    settledDate === null
      ? { 'aria-label': t`Review and decide: ${title}`, children: t`Review and decide`, variant: 'light' }
      : { 'aria-label': t`Review again: ${title}`, children: t`Review again`, variant: 'default' }
  const control = { size: 'sm', ...look, ...ROW_LINK }
  if (onOpen) return <Button {...control} onClick={onOpen} />
  return <ButtonLink {...at('reports', id)} search={search} {...control} />
}

const postingColumns = (search: Search): Column<ReportRow>[] => [
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
  ...outcomeColumns(search),
  actionColumn('look', <Trans>Decision</Trans>, (row) => (
    <Review row={row} title={row.job.title} search={search} />
  )),
]

const offerColumns = (search: Search): Column<ProposalReportRow>[] => [
  subjectColumn('offer', <Trans context="console">Job offer</Trans>, ({ proposal }) => proposal),
  labelColumn('reason', <Trans>Reason</Trans>, reportReasons),
  createdColumn,
  ...outcomeColumns(search),
  actionColumn('look', <Trans>Decision</Trans>, (row) => (
    <Review row={row} title={row.proposal.title} search={search} />
  )),
]

/** Reported messages, without their texts: looking at one is recorded. */
const messageColumns = (
  search: Search,
  onOpen: (row: ConversationReportRow) => void,
): Column<ConversationReportRow>[] => [
  subjectColumn('about', <Trans>Chat about</Trans>, (row) => row),
  column('reason', <Trans>Reason</Trans>, ({ reason, text }) => (
    <>
      <Label of={messageReasons[reason]} />
      {text && <Text {...secondLine}>{text}</Text>}
    </>
  )),
  column('accused', <Trans>Written by</Trans>, ({ accused, otherReports }) => (
    <>
      <MemberLink id={accused.memberId}>
        <Label of={roleNames[accused.role]} />
      </MemberLink>
      {otherReports > 0 && (
        <Text {...secondLine}>
          <Plural value={otherReports} one="# other report" other="# other reports" />
        </Text>
      )}
    </>
  )),
  createdColumn,
  actionColumn('look', <Trans>Decision</Trans>, (row) => (
    <>
      <Review row={row} title={row.title} search={search} onOpen={() => onOpen(row)} />
      {row.outcome && (
        <Text {...secondLine}>
          <Label of={reportOutcomes[row.outcome]} />
        </Text>
      )}
    </>
  )),
]

const lists = {
  POSTINGS: reportList({
    caption: msg`Reports about postings`,
    pageOf: reportsPage,
    columnsOf: postingColumns,
  }),
  OFFERS: reportList({
    caption: msg`Reports about job offers`,
    pageOf: offerReportsPage,
    columnsOf: offerColumns,
  }),
  MESSAGES: reportList({
    caption: msg`Reports about messages`,
    pageOf: messageReportsPage,
    columnsOf: messageColumns,
    Sheet: MessageReportSheet,
  }),
}

export const section = caseSection('reports', {
  name: msg`Reports`,
  acts: {
    'report.settle': msg`Resolved a report`,
    'report.undo': msg`Undid a decision on a report`,
    'report.reopen': msg`Opened a dismissed report again`,
    'report.settleProposal': msg`Resolved a report about a job offer`,
    'report.undoProposal': msg`Undid a decision on a report about a job offer`,
    'report.reopenProposal': msg`Opened a dismissed report about a job offer again`,
    'report.showMessages': msg`Viewed a reported message`,
    'report.settleMessage': msg`Resolved a report about a message`,
    'report.undoMessage': msg`Undid a decision on a report about a message`,
    'report.reopenMessage': msg`Opened a report about a message again`,
  },
  List: ReportsScreen,
  One: ReportCaseScreen,
})
