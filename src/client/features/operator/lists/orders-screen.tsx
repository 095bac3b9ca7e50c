import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ORDER_STATUSES, PRODUCT_KINDS } from '../../../../contract/base/enums.ts'
import { exportOrders, OrderFilter } from '../../../../contract/operator/list.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { orderStates, productNames } from '../cases/case-texts.ts'
import { DeskList } from '../desk/desk-list.tsx'
import { DeskPage } from '../desk/desk-page.tsx'
import { type DeskSearch, textIn } from '../desk/desk-search.ts'
import { at } from '../desk/desks.ts'
import { ExportButton, ExportResult } from './export-tools.tsx'
import { LiveSearch } from '../../../ui/field/live-search.tsx'
import { ListFilters } from './list-filters.tsx'
import { NothingListed } from './nothing-listed.tsx'
import { useOrderColumns } from './order-columns.tsx'
import { ordersPage } from './queries.ts'
import { readListSearch } from './list-search.ts'
import { useExport } from './use-export.ts'

const FILTERS = ['status', 'kind', 'from', 'to', 'query']

/** All orders of employers, newest first. */
export function OrdersScreen({ search }: { search: DeskSearch }) {
  const { t } = useLingui()
  const langCode = useLanguage()
  const navigate = useNavigate()
  const { filter, errors, isFiltered, after } = readListSearch(OrderFilter, search, FILTERS)
  const result = useQuery({
    ...ordersPage(filter ?? {}, after),
    enabled: filter !== null,
    placeholderData: keepPreviousData,
  })
  const exported = useExport(exportOrders, () => ({ body: filter ?? {}, query: { langCode } }))
  const columns = useOrderColumns()
  return (
    <DeskPage
      title={t`Orders`}
      actions={<ExportButton of={exported} isDisabled={filter === null} />}
      tools={
        <ListFilters
          desk="orders"
          search={search}
          selects={useSelects()}
          errors={errors}
          isFiltered={isFiltered}
        >
          <LiveSearch
            look="main"
            label={t`Start of posting or company, or ID`}
            value={textIn(search, 'query')}
            maxLength={60}
            onSearch={(text) =>
              void navigate({
                ...at('orders'),
                search: { ...search, after: undefined, query: text || undefined },
                replace: true,
              })
            }
          />
        </ListFilters>
      }
    >
      <ExportResult of={exported} />
      {filter === null ? (
        <NothingListed desk="orders" why="WRONG" />
      ) : (
        <DeskList
          result={result}
          caption={t`Orders`}
          columns={columns}
          after={after}
          empty={<NothingListed desk="orders" why={isFiltered ? 'FILTERED' : after ? 'END' : 'NONE'} />}
        />
      )}
    </DeskPage>
  )
}

function useSelects() {
  const { i18n, t } = useLingui()
  return [
    {
      param: 'status',
      label: t`Status`,
      options: ORDER_STATUSES.map((value) => ({ value, label: i18n._(orderStates[value]) })),
    },
    {
      param: 'kind',
      label: t({ message: 'Product', context: 'order' }),
      options: PRODUCT_KINDS.map((value) => ({ value, label: i18n._(productNames[value]) })),
    },
  ]
}
