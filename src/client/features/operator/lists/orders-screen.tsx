import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ORDER_STATUSES, PRODUCT_KINDS } from '../../../../contract/base/enums.ts'
import { exportOrders } from '../../../../contract/operator/list.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { orderStates, productNames } from '../../../../contract/operator/list-texts.ts'
import { type DeskSearch, textIn } from '../desk/desk-search.ts'
import { FilteredList, TextFilter } from './filtered-list.tsx'
import { useOrderColumns } from './order-columns.tsx'
import { ordersPage } from './queries.ts'
import { readOrderSearch } from './list-search.ts'
import { useExport } from './use-export.ts'

/** All orders of employers, newest first. */
export function OrdersScreen({ search }: { search: DeskSearch }) {
  const { t } = useLingui()
  const langCode = useLanguage()
  const listed = readOrderSearch(search)
  const filter = listed.filter ?? {}
  const result = useQuery({
    ...ordersPage(filter, listed.after),
    enabled: listed.filter !== null,
    placeholderData: keepPreviousData,
  })
  return (
    <FilteredList
      desk="orders"
      search={search}
      listed={listed}
      result={result}
      columns={useOrderColumns(search)}
      selects={useSelects()}
      exported={useExport(exportOrders, () => ({ body: filter, query: { langCode } }))}
      query={textIn(search, 'query')}
      searchField={<TextFilter desk="orders" search={search} label={t`Start of posting or company, or ID`} />}
    />
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
