import { caseSection } from './kit/case-section.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
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
import { messageReasons, reportOutcomes, reportReasons } from './case-texts.ts'
import { ReportCaseScreen } from './report/report-screen.tsx'
import { MessageReportSheet } from './report/message-report-sheet.tsx'
import {
  actionColumn,
  column,
  Label,
  labelColumn,
  MemberLink,
  momentColumn,
  RowButton,
  secondLine,
  StateBadge,
  titleColumn,
} from '../desk/cells.tsx'
import { DeskList, useList } from '../desk/desk-list.tsx'
import { DeskPage } from '../desk/desk-page.tsx'
import { at, type DeskSearch, type SearchOf } from '../desk/desks.ts'
import { FilterLinks, labelled } from '../desk/filter-links.tsx'
import { useOpenedCase } from '../desk/sheet-queue.tsx'
import { ListKeys } from '../keyboard/list-keys.tsx'
import { ROW_LINK, useRowKeys } from '../keyboard/use-row-keys.ts'
import { messageReportsPage, offerReportsPage, overview, reportsPage } from '../queries.ts'

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

/** Reported postings, job offers or messages. */
function ReportsScreen({ search, title }: { search: Search; title: string }) {
  const { t } = useLingui()
  const { about = 'POSTINGS', state = 'OPEN' } = search
  const counts = useQuery({ ...overview(), ...live }).data?.data
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
      {about === 'MESSAGES' ? (
        <MessageReports search={search} />
      ) : about === 'OFFERS' ? (
        <ReportList
          key={about}
          search={search}
          caption={t`Reports about job offers`}
          columns={offerColumns(search)}
          pageOf={offerReportsPage}
        />
      ) : (
        <ReportList
          key={about}
          search={search}
          caption={t`Reports about postings`}
          columns={postingColumns(search)}
          pageOf={reportsPage}
        />
      )}
    </DeskPage>
  )
}

interface ReportListProps<Row extends { id: string }> {
  search: Search
  caption: string
  columns: readonly Column<Row>[]
  pageOf: (state: State, page: number) => UseQueryOptions<Snapshot<Row[]>>
}

/** A page of reports of one kind. */
function ReportList<Row extends { id: string }>({ search, pageOf, ...list }: ReportListProps<Row>) {
  const { page = 1, state = 'OPEN' } = search
  const result = useList(pageOf(state, page), live)
  useRowKeys('reports', result.data !== undefined)
  return (
    <DeskList
      {...list}
      result={result}
      page={page}
      empty={
        state === 'OPEN' && (
          <EmptyState title={<Trans>No reports to review</Trans>}>
            <Trans>New reports appear here automatically.</Trans>
          </EmptyState>
        )
      }
    />
  )
}

/** What was reported, and whose it is. */
const Subject = ({ title, company }: { title: string; company: string }) => (
  <>
    <span lang="ko">{title}</span>
    <Text {...secondLine} lang="ko">
      {company}
    </Text>
  </>
)

const createdColumn = momentColumn('createdDate', <Trans>Reported on</Trans>)

type DecidedRow = Pick<ReportRow | ProposalReportRow, 'outcome' | 'settledDate' | 'decidedBy'>

const outcomeColumns = (search: Search): Column<DecidedRow>[] =>
  search.state === 'SETTLED'
    ? [column('outcome', <Trans>Outcome</Trans>, (row) => <Outcome row={row} />)]
    : []

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

interface Reviewed {
  /** Without it, the controls of all rows would be called alike. */
  title: string
  settledDate: string | null
}

function useReview({ title, settledDate }: Reviewed) {
  const { t } = useLingui()
  return settledDate === null
    ? { label: t`Review and decide: ${title}`, children: t`Review and decide`, variant: 'light' }
    : { label: t`Review again: ${title}`, children: t`Review again`, variant: 'default' }
}

function ReviewLink({ id, search, ...reviewed }: Reviewed & { id: string; search: DeskSearch }) {
  const { label, ...look } = useReview(reviewed)
  return (
    <ButtonLink {...at('reports', id)} search={search} aria-label={label} size="sm" {...look} {...ROW_LINK} />
  )
}

const postingColumns = (search: Search): Column<ReportRow>[] => [
  titleColumn('posting', <Trans>Posting</Trans>, ({ job }) => (
    <Subject title={job.title} company={job.companyName} />
  )),
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
  actionColumn('look', <Trans>Decision</Trans>, ({ id, job: { title }, settledDate }) => (
    <ReviewLink {...{ id, title, settledDate, search }} />
  )),
]

const offerColumns = (search: Search): Column<ProposalReportRow>[] => [
  titleColumn('offer', <Trans context="console">Job offer</Trans>, ({ proposal }) => (
    <Subject title={proposal.title} company={proposal.companyName} />
  )),
  labelColumn('reason', <Trans>Reason</Trans>, reportReasons),
  createdColumn,
  ...outcomeColumns(search),
  actionColumn('look', <Trans>Decision</Trans>, ({ id, proposal: { title }, settledDate }) => (
    <ReviewLink {...{ id, title, settledDate, search }} />
  )),
]

/** Reported messages, without their texts: looking at one is recorded. */
function MessageReports({ search }: { search: Search }) {
  const { t } = useLingui()
  const { page = 1, state = 'OPEN' } = search
  const { data: reports } = useQuery(messageReportsPage(state, page))
  const { opened, open, close } = useOpenedCase('reports', search, reports?.data)
  return (
    <>
      <ReportList
        search={search}
        caption={t`Reports about messages`}
        columns={messageColumns(open)}
        pageOf={messageReportsPage}
      />
      {opened && <MessageReportSheet key={opened.id} row={opened} onClose={close} />}
    </>
  )
}

const messageColumns = (onOpen: (row: ConversationReportRow) => void): Column<ConversationReportRow>[] => [
  titleColumn('about', <Trans>Chat about</Trans>, ({ title, companyName }) => (
    <Subject title={title} company={companyName} />
  )),
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
      <ReviewButton {...row} onClick={() => onOpen(row)} />
      {row.outcome && (
        <Text {...secondLine}>
          <Label of={reportOutcomes[row.outcome]} />
        </Text>
      )}
    </>
  )),
]

const ReviewButton = ({ title, settledDate, onClick }: Reviewed & { onClick: () => void }) => (
  <RowButton {...useReview({ title, settledDate })} onClick={onClick} />
)

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
