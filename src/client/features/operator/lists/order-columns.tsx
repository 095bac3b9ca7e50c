import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { BETWEEN_FACTS } from '../../../../contract/base/between-facts.ts'
import type { OrderRow } from '../../../../contract/operator/list.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Won } from '../../../i18n/won.tsx'
import type { Column } from '../../../ui/card/data-table.tsx'
import { productNames } from '../../../../contract/operator/list-texts.ts'
import type { DeskSearch } from '../desk/desk-search.ts'
import { at } from '../desk/desks.ts'
import { ROW_LINK } from '../keyboard/use-row-keys.ts'
import { OrderState } from '../members/order-state.tsx'

/**
 * A row leads to its order.
 * @param search of the list, which the order keeps
 */
export function useOrderColumns(search: DeskSearch): readonly Column<OrderRow>[] {
  const format = useFormat()
  return [
    {
      name: 'product',
      part: 'title',
      head: <Trans context="order">Product</Trans>,
      cell: (row) => <Product row={row} search={search} />,
    },
    { name: 'company', head: <Trans>Company</Trans>, cell: (row) => <Company row={row} /> },
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

function Company({ row: { companyName, memberId } }: { row: OrderRow }) {
  if (memberId === null) return <Trans>Deleted account</Trans>
  return (
    <Link {...at('members', memberId)}>
      {companyName === null ? <Trans>No company yet</Trans> : <bdi lang="ko">{companyName}</bdi>}
    </Link>
  )
}

/** Many orders are for the same product, so the link also names whose it is and what for. */
function Product({ row, search }: { row: OrderRow; search: DeskSearch }) {
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
