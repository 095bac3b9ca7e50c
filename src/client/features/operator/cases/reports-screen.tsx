import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { REPORT_STATES, type ReportRow } from '../../../../contract/operator/case.ts'
import { useFormat } from '../../../i18n/format.ts'
import { live } from '../../../api/query-for.ts'
import { pageFromSearch } from '../../../api/page-search.ts'
import { LinkButton } from '../../../ui/button/button.tsx'
import type { Column } from '../../../ui/card/data-table.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import { jobStates, reportReasons } from './case-texts.ts'
import { DeskList } from '../desk/desk-list.tsx'
import { DeskPage } from '../desk/desk-page.tsx'
import type { DeskSearch } from '../desk/desk-search.ts'
import classes from '../desk/desk-form.module.css'
import { at } from '../desk/desks.ts'
import { FilterLinks } from '../desk/filter-links.tsx'
import { ListKeys } from '../keyboard/list-keys.tsx'
import { ROW_LINK, useRowKeys } from '../keyboard/use-row-keys.ts'
import { reportsPage } from '../queries.ts'
import { ReportedLinks } from './reported-links.tsx'
import { StateMark } from '../desk/state-mark.tsx'

/** The list that an address shows. */
export function reportsIn(search: DeskSearch): { state: (typeof REPORT_STATES)[number]; page: number } {
  const { page = 1 } = pageFromSearch(search)
  return { state: REPORT_STATES.find((each) => each === search['state']) ?? 'OPEN', page }
}

/** Reported jobs. */
export function ReportsScreen({ search }: { search: DeskSearch }) {
  const { t } = useLingui()
  const { page, state } = reportsIn(search)
  const result = useQuery({ ...reportsPage(state, page), ...live, placeholderData: keepPreviousData })
  const columns = useColumns(search)
  useRowKeys('reports', result.data !== undefined)
  return (
    <DeskPage
      title={t`Reports`}
      actions={<ListKeys />}
      tools={
        <>
          <ReportedLinks value="POSTINGS" />
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
      <DeskList
        result={result}
        caption={t`Reports about postings`}
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
    </DeskPage>
  )
}

function useColumns(search: DeskSearch): readonly Column<ReportRow>[] {
  const { i18n } = useLingui()
  const format = useFormat()
  return [
    {
      name: 'posting',
      part: 'title',
      head: <Trans>Posting</Trans>,
      cell: ({ job }) => (
        <>
          <span lang="ko">{job.title}</span>
          <span lang="ko" className={classes.minor}>
            {job.companyName}
          </span>
        </>
      ),
    },
    {
      name: 'reason',
      head: <Trans>Reason</Trans>,
      cell: ({ reason, job: { openReports } }) => (
        <>
          {i18n._(reportReasons[reason])}
          {openReports > 1 && (
            <span className={classes.minor}>
              <Plural
                value={openReports}
                one="# open report about this posting"
                other="# open reports about this posting"
              />
            </span>
          )}
        </>
      ),
    },
    {
      name: 'job',
      head: <Trans>Posting status</Trans>,
      cell: ({ job }) => (
        <StateMark look={job.status === 'IN_PROGRESS' ? 'LIVE' : 'OVER'}>
          {i18n._(jobStates[job.status])}
        </StateMark>
      ),
    },
    {
      name: 'created',
      head: <Trans>Reported on</Trans>,
      cell: ({ createdDate }) => format.moment(createdDate),
    },
    {
      name: 'look',
      part: 'action',
      head: <Trans>Decision</Trans>,
      cell: (report) => (
        <LinkButton
          {...at('reports', report.id)}
          search={search}
          variant={report.settledDate === null ? 'light' : 'outline'}
          size="sm"
          {...ROW_LINK}
        >
          {report.settledDate === null ? <Trans>Review and decide</Trans> : <Trans>Review again</Trans>}
        </LinkButton>
      ),
    },
  ]
}
