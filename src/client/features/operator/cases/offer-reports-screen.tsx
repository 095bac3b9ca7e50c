import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { REPORT_STATES } from '../../../../contract/operator/case.ts'
import type { ProposalReportRow } from '../../../../contract/operator/proposal-case.ts'
import { pageFromSearch } from '../../../api/page-search.ts'
import { live } from '../../../api/query-for.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Button } from '../../../ui/button/button.tsx'
import type { Column } from '../../../ui/card/data-table.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import classes from '../desk/desk-form.module.css'
import { DeskList } from '../desk/desk-list.tsx'
import { DeskPage } from '../desk/desk-page.tsx'
import type { DeskSearch } from '../desk/desk-search.ts'
import { FilterLinks } from '../desk/filter-links.tsx'
import { offerReportsPage } from '../queries.ts'
import { reportReasons } from './case-texts.ts'
import { OfferReportSheet } from './offer-report-sheet.tsx'
import { ReportedLinks } from './reported-links.tsx'

/** Reported job offers. */
export function OfferReportsScreen({ search }: { search: DeskSearch }) {
  const { t } = useLingui()
  const { page = 1 } = pageFromSearch(search)
  const state = REPORT_STATES.find((each) => each === search['state']) ?? 'OPEN'
  const result = useQuery({ ...offerReportsPage(state, page), ...live, placeholderData: keepPreviousData })
  const [looked, setLooked] = useState<ProposalReportRow>()
  const columns = useColumns(setLooked)
  return (
    <DeskPage
      title={t`Reports`}
      tools={
        <>
          <ReportedLinks value="OFFERS" />
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
        caption={t`Reports about job offers`}
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
      {looked && <OfferReportSheet report={looked} onClose={() => setLooked(undefined)} />}
    </DeskPage>
  )
}

function useColumns(onLook: (report: ProposalReportRow) => void): readonly Column<ProposalReportRow>[] {
  const { i18n } = useLingui()
  const format = useFormat()
  return [
    {
      name: 'offer',
      part: 'title',
      head: <Trans>Job offer</Trans>,
      cell: ({ proposal }) => (
        <>
          <span lang="ko">{proposal.title}</span>
          <span lang="ko" className={classes.minor}>
            {proposal.companyName}
          </span>
        </>
      ),
    },
    { name: 'reason', head: <Trans>Reason</Trans>, cell: ({ reason }) => i18n._(reportReasons[reason]) },
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
        <Button
          variant={report.settledDate === null ? 'light' : 'outline'}
          size="sm"
          onClick={() => onLook(report)}
        >
          {report.settledDate === null ? <Trans>Review and decide</Trans> : <Trans>Review again</Trans>}
        </Button>
      ),
    },
  ]
}
