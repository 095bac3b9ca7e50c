import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { OrderRow } from '../../../../contract/operator/list.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Won } from '../../../i18n/won.tsx'
import type { Column } from '../../../ui/card/data-table.tsx'
import { productNames } from '../../../../contract/operator/list-texts.ts'
import formClasses from '../desk/desk-form.module.css'
import { at } from '../desk/desks.ts'
import { ROW_LINK } from '../keyboard/use-row-keys.ts'
import { OrderState } from '../members/order-state.tsx'

/** A row leads to its member, where orders are refunded. */
export function useOrderColumns(): readonly Column<OrderRow>[] {
  const format = useFormat()
  return [
    {
      name: 'company',
      part: 'title',
      head: <Trans>Company</Trans>,
      cell: (row) => <Company row={row} />,
    },
    {
      name: 'product',
      head: <Trans context="order">Product</Trans>,
      cell: (row) => <Product row={row} />,
    },
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
    <Link {...at('members', memberId)} {...ROW_LINK}>
      {companyName === null ? <Trans>No company yet</Trans> : <bdi lang="ko">{companyName}</bdi>}
    </Link>
  )
}

function Product({ row: { kind, title } }: { row: OrderRow }) {
  const { i18n } = useLingui()
  return (
    <>
      {i18n._(productNames[kind])}
      {title !== null && (
        <bdi lang="ko" className={formClasses.minor}>
          {title}
        </bdi>
      )}
    </>
  )
}
