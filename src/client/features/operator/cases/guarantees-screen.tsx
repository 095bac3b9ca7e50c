import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { GUARANTEE_STATUSES } from '../../../../contract/employer/guarantee.ts'
import type { GuaranteeRow } from '../../../../contract/operator/guarantee-case.ts'
import { useFormat } from '../../../i18n/format.ts'
import { live } from '../../../api/query-for.ts'
import { pageFromSearch } from '../../../api/page-search.ts'
import type { Column } from '../../../ui/card/data-table.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import { DeskList } from '../desk/desk-list.tsx'
import { DeskPage } from '../desk/desk-page.tsx'
import type { DeskSearch } from '../desk/desk-search.ts'
import { at } from '../desk/desks.ts'
import { FilterLinks } from '../desk/filter-links.tsx'
import { ListKeys } from '../keyboard/list-keys.tsx'
import { useRowKeys } from '../keyboard/use-row-keys.ts'
import { guaranteesPage } from '../queries.ts'
import { lookColumn } from './look-column.tsx'
import { GuaranteeSheet } from './guarantee-sheet.tsx'
import { guaranteeKinds, guaranteeStates } from './guarantee-texts.ts'

/** Applications for “Pay guaranteed”. */
export function GuaranteesScreen({ search }: { search: DeskSearch }) {
  const { i18n, t } = useLingui()
  const { page = 1 } = pageFromSearch(search)
  const status = GUARANTEE_STATUSES.find((each) => each === search['status']) ?? 'WAITING'
  const result = useQuery({ ...guaranteesPage(status, page), ...live, placeholderData: keepPreviousData })
  const [looked, setLooked] = useState<GuaranteeRow>()
  const columns = useColumns(setLooked)
  useRowKeys('guarantees', result.data !== undefined)
  return (
    <DeskPage
      title={t`Pay guarantees`}
      actions={<ListKeys />}
      tools={
        <FilterLinks
          label={t`State`}
          param="status"
          value={status}
          options={GUARANTEE_STATUSES.map((value) => ({ value, label: i18n._(guaranteeStates[value]) }))}
        />
      }
    >
      <DeskList
        result={result}
        caption={t`Applications for “Pay guaranteed”`}
        columns={columns}
        page={page}
        empty={<EmptyState title={<Trans>There are none yet</Trans>} />}
      />
      {looked && <GuaranteeSheet row={looked} onClose={() => setLooked(undefined)} />}
    </DeskPage>
  )
}

function useColumns(onLook: (row: GuaranteeRow) => void): readonly Column<GuaranteeRow>[] {
  const { i18n } = useLingui()
  const format = useFormat()
  return [
    {
      name: 'company',
      part: 'title',
      head: <Trans>Business</Trans>,
      cell: ({ companyId, companyName }) => (
        <Link {...at('verifications', companyId)} lang="ko">
          {companyName}
        </Link>
      ),
    },
    {
      name: 'kind',
      head: <Trans>What stands behind it</Trans>,
      cell: ({ kind }) => i18n._(guaranteeKinds[kind]),
    },
    {
      name: 'period',
      head: <Trans>Period</Trans>,
      cell: ({ grantedFrom, grantedUntil, wantedFrom, wantedUntil }) =>
        `${format.date(grantedFrom ?? wantedFrom)} – ${format.date(grantedUntil ?? wantedUntil)}`,
    },
    {
      name: 'requested',
      head: <Trans>Requested</Trans>,
      cell: ({ requestedDate }) => format.moment(requestedDate),
    },
    lookColumn(onLook),
  ]
}
