import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { BETWEEN_FACTS } from '../../../../contract/base/between-facts.ts'
import { ORDER_STATUSES, PRODUCT_KINDS } from '../../../../contract/base/enums.ts'
import { exportOrders, type OrderRow } from '../../../../contract/operator/list.ts'
import { orderStates, productNames } from '../../../../contract/operator/list-texts.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { Won } from '../../../i18n/won.tsx'
import type { Column } from '../../../ui/card/data-table.tsx'
import { at, type SearchOf } from '../desk/desks.ts'
import { ROW_LINK } from '../keyboard/use-row-keys.ts'
import { OrderState } from '../members/order-state.tsx'
import { FilteredList, TextFilter } from './filtered-list.tsx'
import { useOrders } from './list-search.ts'
import { useExport } from './use-export.ts'

/** All orders of employers, newest first. */
export function OrdersScreen({ search }: { search: SearchOf<'orders'> }) {
  const { t } = useLingui()
  const langCode = useLanguage()
  const { listed, filter, result } = useOrders(search)
  return (
    <FilteredList
      desk="orders"
      search={search}
      listed={listed}
      result={result}
      columns={useColumns(search)}
      selects={useSelects()}
      exported={useExport(exportOrders, () => ({ body: filter, query: { langCode } }))}
      query={search.query ?? ''}
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

/**
 * A row leads to its order.
 * @param search of the list, which the order keeps
 */
function useColumns(search: SearchOf<'orders'>): readonly Column<OrderRow>[] {
  const format = useFormat()
  return [
    {
      name: 'product',
      part: 'title',
      head: <Trans context="order">Product</Trans>,
      cell: (row) => <Product row={row} search={search} />,
    },
    { name: 'company', head: <Trans>Company</Trans>, cell: (order) => <OrderCompany order={order} /> },
    { name: 'state', head: <Trans>Status</Trans>, cell: (order) => <OrderState order={order} /> },
    {
      name: 'created',
      part: 'date',
      head: <Trans>Ordered on</Trans>,
      cell: ({ createdDate }) => format.moment(createdDate),
    },
    {
      name: 'paid',
      part: 'date',
      head: <Trans>Paid on</Trans>,
      cell: ({ paidDate }) => (paidDate === null ? '–' : format.moment(paidDate)),
    },
    {
      name: 'amount',
      part: 'figure',
      head: <Trans>Amount</Trans>,
      cell: ({ totalAmount }) => <Won amount={totalAmount} />,
    },
  ]
}

/** Whose an order is. */
export function OrderCompany({ order }: { order: Pick<OrderRow, 'companyName' | 'memberId'> }) {
  const { companyName, memberId } = order
  if (memberId === null) return <Trans>Deleted account</Trans>
  return (
    <Link {...at('members', memberId)}>
      {companyName === null ? <Trans>No company yet</Trans> : <bdi lang="ko">{companyName}</bdi>}
    </Link>
  )
}

/** Many orders are for the same product, so the link also names whose it is and what for. */
function Product({ row, search }: { row: OrderRow; search: SearchOf<'orders'> }) {
  const { id, kind, title, companyName } = row
  const { i18n } = useLingui()
  const product = i18n._(productNames[kind])
  const name = [product, companyName, title].filter((part) => part !== null).join(BETWEEN_FACTS)
  return (
    <>
      <Link {...at('orders', id)} search={search} aria-label={name} {...ROW_LINK}>
        {product}
      </Link>
      {title !== null && (
        <Text component="bdi" display="block" size="xs" c="dimmed" lang="ko">
          {title}
        </Text>
      )}
    </>
  )
}
