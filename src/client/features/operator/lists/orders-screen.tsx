import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Column } from '../../../ui/card/data-table.tsx'
import { BETWEEN_FACTS } from '../../../../contract/base/between-facts.ts'
import { orderStates, productNames } from '../../../../contract/operator/list-texts.ts'
import { exportOrders, type OrderRow } from '../../../../contract/operator/list.ts'
import { column, MemberLink, secondLine } from '../desk/cells.tsx'
import { at, type SearchOf } from '../desk/desks.ts'
import { ROW_LINK } from '../keyboard/use-row-keys.ts'
import { FilteredList, select, useOrders } from './filtered-list.tsx'
import { useExport } from './export.tsx'
import { OrderState } from '../members/refund-sheet.tsx'

/** All orders of employers, newest first. */
export function OrdersScreen({ search }: { search: SearchOf<'orders'> }) {
  const { t } = useLingui()
  const list = useOrders(search)
  const { button, result } = useExport(exportOrders, list.filter)
  return (
    <FilteredList
      desk="orders"
      list={list}
      actions={button}
      note={result}
      columns={columnsOf(search)}
      selects={selects}
      searchLabel={t`Start of posting or company, or ID`}
    />
  )
}

const selects = [
  select('status', msg`Status`, orderStates),
  select('kind', msg({ message: 'Product', context: 'order' }), productNames),
]

/**
 * A row leads to its order.
 * @param search of the list, which the order keeps
 */
const columnsOf = (search: SearchOf<'orders'>): readonly Column<OrderRow>[] => [
  column.title('product', <Trans context="order">Product</Trans>, (row) => (
    <Product row={row} search={search} />
  )),
  column('company', <Trans>Company</Trans>, (order) => <OrderCompany order={order} />),
  column('state', <Trans>Status</Trans>, (order) => <OrderState order={order} />),
  column.moment('createdDate', <Trans>Ordered on</Trans>, 'date'),
  column.moment('paidDate', <Trans>Paid on</Trans>, 'date'),
  column.amount('totalAmount', 'figure'),
]

/** Whose an order is. */
export function OrderCompany({ order }: { order: Pick<OrderRow, 'companyName' | 'memberId'> }) {
  const { companyName, memberId } = order
  if (memberId === null) return <Trans>Deleted account</Trans>
  return (
    <MemberLink id={memberId}>
      {companyName === null ? <Trans>No company yet</Trans> : <bdi lang="ko">{companyName}</bdi>}
    </MemberLink>
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
        <Text {...secondLine} lang="ko">
          {title}
        </Text>
      )}
    </>
  )
}
