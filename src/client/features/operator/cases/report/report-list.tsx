import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { keepPreviousData, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { BETWEEN_FACTS } from '../../../../../contract/base/between-facts.ts'
import { REPORT_STATES, type ReportRow } from '../../../../../contract/operator/case.ts'
import type { ProposalReportRow } from '../../../../../contract/operator/proposal-case.ts'
import { pageFromSearch } from '../../../../api/page-search.ts'
import { live, type Snapshot } from '../../../../api/query-for.ts'
import { useFormat } from '../../../../i18n/format.ts'
import type { Column } from '../../../../ui/card/data-table.tsx'
import { ButtonLink } from '../../../../ui/link.tsx'
import { EmptyState } from '../../../../ui/page/states.tsx'
import { DeskList } from '../../desk/desk-list.tsx'
import type { DeskSearch } from '../../desk/desk-search.ts'
import { secondLine } from '../../desk/desk-surfaces.ts'
import { at } from '../../desk/desks.ts'
import { ROW_LINK, useRowKeys } from '../../keyboard/use-row-keys.ts'
import { reportOutcomes } from '../case-texts.ts'

const ABOUT = ['POSTINGS', 'OFFERS', 'MESSAGES'] as const

interface ShownReports {
  about: (typeof ABOUT)[number]
  state: (typeof REPORT_STATES)[number]
  page: number
}

/** The list that an address shows. */
export function reportsIn(search: DeskSearch): ShownReports {
  const { page = 1 } = pageFromSearch(search)
  return {
    about: ABOUT.find((each) => each === search['about']) ?? 'POSTINGS',
    state: REPORT_STATES.find((each) => each === search['state']) ?? 'OPEN',
    page,
  }
}

interface ReportListProps<Row extends { id: string }> {
  search: DeskSearch
  caption: string
  columns: readonly Column<Row>[]
  pageOf: (state: ShownReports['state'], page: number) => UseQueryOptions<Snapshot<Row[]>>
}

/** A page of reports of one kind. */
export function ReportList<Row extends { id: string }>(props: ReportListProps<Row>) {
  const { search, caption, columns, pageOf } = props
  const { page, state } = reportsIn(search)
  const result = useQuery({ ...pageOf(state, page), ...live, placeholderData: keepPreviousData })
  useRowKeys('reports', result.data !== undefined)
  return (
    <DeskList
      result={result}
      caption={caption}
      columns={columns}
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

/** What was reported, and whose it is. */
export const Subject = ({ title, company }: { title: string; company: string }) => (
  <>
    <span lang="ko">{title}</span>
    <Text {...secondLine} lang="ko">
      {company}
    </Text>
  </>
)

/** The columns that lists of reports have in common. */
export function useReportColumns(search: DeskSearch) {
  const { t } = useLingui()
  const format = useFormat()
  /** Without the title, the controls of all rows would be called alike. */
  const reviewLabelOf = (settledDate: string | null, title: string) =>
    settledDate === null ? t`Review and decide: ${title}` : t`Review again: ${title}`
  const createdColumn: Column<{ createdDate: string }> = {
    name: 'created',
    head: <Trans>Reported on</Trans>,
    cell: ({ createdDate }) => format.moment(createdDate),
  }
  const outcomeColumn: Column<DecidedRow>[] =
    reportsIn(search).state === 'SETTLED'
      ? [{ name: 'outcome', head: <Trans>Outcome</Trans>, cell: (row) => <Outcome row={row} /> }]
      : []
  const linkColumn = <Row extends ReportRow | ProposalReportRow>(
    titleOf: (row: Row) => string,
  ): Column<Row> => ({
    name: 'look',
    part: 'action',
    head: <Trans>Decision</Trans>,
    cell: (row) => (
      <ButtonLink
        {...at('reports', row.id)}
        search={search}
        aria-label={reviewLabelOf(row.settledDate, titleOf(row))}
        variant={row.settledDate === null ? 'light' : 'default'}
        size="sm"
        {...ROW_LINK}
      >
        <Review settledDate={row.settledDate} />
      </ButtonLink>
    ),
  })
  return { reviewLabelOf, createdColumn, outcomeColumn, linkColumn }
}

export const Review = ({ settledDate }: { settledDate: string | null }) =>
  settledDate === null ? <Trans>Review and decide</Trans> : <Trans>Review again</Trans>

type DecidedRow = Pick<ReportRow | ProposalReportRow, 'outcome' | 'settledDate' | 'decidedBy'>

function Outcome({ row: { outcome, settledDate, decidedBy } }: { row: DecidedRow }) {
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
