import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ARREARS_STATUSES, type ArrearsMatch } from '../../../../contract/operator/arrears.ts'
import { useFormat } from '../../../i18n/format.ts'
import { live } from '../../../api/query-for.ts'
import { pageFromSearch } from '../../../api/page-search.ts'
import { Button } from '../../../ui/button/button.tsx'
import type { Column } from '../../../ui/card/data-table.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import { DeskList } from '../desk/desk-list.tsx'
import { DeskPage } from '../desk/desk-page.tsx'
import type { DeskSearch } from '../desk/desk-search.ts'
import { at } from '../desk/desks.ts'
import { FilterLinks } from '../desk/filter-links.tsx'
import { ListKeys } from '../keyboard/list-keys.tsx'
import { ROW_LINK, useRowKeys } from '../keyboard/use-row-keys.ts'
import { arrearsPage } from '../queries.ts'
import { ArrearsSheet } from './arrears-sheet.tsx'
import { arrearsGrounds, arrearsStates } from './arrears-texts.ts'

/** Businesses that the published list of employers with wage arrears may mean. */
export function ArrearsScreen({ search }: { search: DeskSearch }) {
  const { i18n, t } = useLingui()
  const { page = 1 } = pageFromSearch(search)
  const status = ARREARS_STATUSES.find((each) => each === search['status']) ?? 'OPEN'
  const result = useQuery({ ...arrearsPage(status, page), ...live, placeholderData: keepPreviousData })
  const [looked, setLooked] = useState<ArrearsMatch>()
  const columns = useColumns(setLooked)
  useRowKeys('arrears', result.data !== undefined)
  return (
    <DeskPage
      title={t`Unpaid wages`}
      actions={<ListKeys />}
      tools={
        <FilterLinks
          label={t`State`}
          param="status"
          value={status}
          options={ARREARS_STATUSES.map((value) => ({ value, label: i18n._(arrearsStates[value]) }))}
        />
      }
    >
      <DeskList
        result={result}
        caption={t`Businesses that the published list of unpaid wages may mean`}
        columns={columns}
        page={page}
        empty={
          <EmptyState title={<Trans>There are none yet</Trans>}>
            <Trans>The list is imported at the command line. Possible matches appear here.</Trans>
          </EmptyState>
        }
      />
      {looked && <ArrearsSheet match={looked} onClose={() => setLooked(undefined)} />}
    </DeskPage>
  )
}

function useColumns(onLook: (match: ArrearsMatch) => void): readonly Column<ArrearsMatch>[] {
  const { i18n } = useLingui()
  const format = useFormat()
  return [
    {
      name: 'business',
      part: 'title',
      head: <Trans>Business</Trans>,
      cell: ({ companyId, business }) => (
        <Link {...at('verifications', companyId)} lang="ko">
          {business.name}
        </Link>
      ),
    },
    {
      name: 'entry',
      head: <Trans>Listed as</Trans>,
      cell: ({ entry }) => <span lang="ko">{entry.name}</span>,
    },
    {
      name: 'grounds',
      head: <Trans>In common</Trans>,
      cell: ({ grounds }) => grounds.map((ground) => i18n._(arrearsGrounds[ground])).join(', '),
    },
    {
      name: 'found',
      head: <Trans>Found</Trans>,
      cell: ({ foundDate }) => format.moment(foundDate),
    },
    {
      name: 'act',
      part: 'action',
      head: <Trans>Look</Trans>,
      cell: (match) => (
        <Button size="sm" variant="outline" onClick={() => onLook(match)} {...ROW_LINK}>
          {match.status === 'OPEN' ? <Trans>Decide</Trans> : <Trans>Look</Trans>}
        </Button>
      ),
    },
  ]
}
