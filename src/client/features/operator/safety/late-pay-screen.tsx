import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LATE_PAY_STATUSES } from '../../../../contract/candidate/late-pay.ts'
import type { LatePayRow } from '../../../../contract/operator/late-pay-case.ts'
import { useFormat } from '../../../i18n/format.ts'
import { live } from '../../../api/query-for.ts'
import { pageFromSearch } from '../../../api/page-search.ts'
import { Button } from '../../../ui/button/button.tsx'
import type { Column } from '../../../ui/card/data-table.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import { DeskList } from '../desk/desk-list.tsx'
import { DeskPage } from '../desk/desk-page.tsx'
import type { DeskSearch } from '../desk/desk-search.ts'
import { FilterLinks } from '../desk/filter-links.tsx'
import { ListKeys } from '../keyboard/list-keys.tsx'
import { ROW_LINK, useRowKeys } from '../keyboard/use-row-keys.ts'
import { latePayPage } from '../queries.ts'
import { LatePaySheet } from './late-pay-sheet.tsx'
import { latePayStates } from './late-pay-texts.ts'

/** Workers who say that guaranteed pay was late. */
export function LatePayScreen({ search }: { search: DeskSearch }) {
  const { i18n, t } = useLingui()
  const { page = 1 } = pageFromSearch(search)
  const status = LATE_PAY_STATUSES.find((each) => each === search['status']) ?? 'OPEN'
  const result = useQuery({ ...latePayPage(status, page), ...live, placeholderData: keepPreviousData })
  const [looked, setLooked] = useState<LatePayRow>()
  const columns = useColumns(setLooked)
  useRowKeys('latepay', result.data !== undefined)
  return (
    <DeskPage
      title={t`Late pay`}
      actions={<ListKeys />}
      tools={
        <FilterLinks
          label={t`State`}
          param="status"
          value={status}
          options={LATE_PAY_STATUSES.map((value) => ({ value, label: i18n._(latePayStates[value]) }))}
        />
      }
    >
      <DeskList
        result={result}
        caption={t`Workers who say that guaranteed pay was late`}
        columns={columns}
        page={page}
        empty={<EmptyState title={<Trans>There are none yet</Trans>} />}
      />
      {looked && <LatePaySheet row={looked} onClose={() => setLooked(undefined)} />}
    </DeskPage>
  )
}

function useColumns(onLook: (row: LatePayRow) => void): readonly Column<LatePayRow>[] {
  const format = useFormat()
  return [
    {
      name: 'company',
      part: 'title',
      head: <Trans>Company</Trans>,
      cell: ({ companyName }) => <bdi lang="ko">{companyName}</bdi>,
    },
    { name: 'job', head: <Trans>Title</Trans>, cell: ({ jobTitle }) => <bdi lang="ko">{jobTitle}</bdi> },
    { name: 'due', head: <Trans>Due on</Trans>, cell: ({ dueOn }) => format.date(dueOn) },
    { name: 'told', head: <Trans>Told on</Trans>, cell: ({ openedDate }) => format.moment(openedDate) },
    {
      name: 'act',
      part: 'action',
      head: <Trans>Look</Trans>,
      cell: (row) => (
        <Button size="sm" variant="outline" onClick={() => onLook(row)} {...ROW_LINK}>
          {row.status === 'OPEN' ? <Trans>Decide</Trans> : <Trans>Look</Trans>}
        </Button>
      ),
    },
  ]
}
