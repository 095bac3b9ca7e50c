import { Trans, useLingui } from '@lingui/react/macro'
import { Text, Title } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { MemberCase, MemberOrder } from '../../../../contract/operator/member.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Won } from '../../../i18n/won.tsx'
import type { Column } from '../../../ui/card/data-table.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import { productNames } from '../../../../contract/operator/list-texts.ts'
import { DeskList } from '../desk/desk-list.tsx'
import { at } from '../desk/desks.ts'
import { memberOrders } from '../queries.ts'
import { OrderState } from './order-state.tsx'
import { RefundAction } from './refund-action.tsx'
import { RefundSheet } from './refund-sheet.tsx'
import { secondLine } from '../desk/desk-surfaces.ts'

/** The member's orders and payments. */
export function MemberOrders({ member, page }: { member: MemberCase; page: number }) {
  const { id, companyName } = member
  const { t } = useLingui()
  const result = useQuery({ ...memberOrders(id, page), placeholderData: keepPreviousData })
  const [refunding, setRefunding] = useState<MemberOrder>()
  const [isRefunded, setRefunded] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const columns = useColumns(setRefunding)
  // The button that opened the sheet is gone from the row of a refunded order.
  useEffect(() => {
    if (isRefunded && !refunding) heading.current?.focus()
  }, [isRefunded, refunding])
  return (
    <section aria-labelledby="orders">
      <Title order={2} pt="md" pb="xs" px={{ base: 'edge', sm: 0 }} id="orders" ref={heading} tabIndex={-1}>
        <Trans>Orders</Trans>
      </Title>
      <DeskList
        result={result}
        caption={t`Orders of the member`}
        columns={columns}
        page={page}
        empty={<EmptyState title={<Trans>None yet</Trans>} />}
      />
      {refunding && (
        <RefundSheet
          order={refunding}
          company={companyName}
          onRefunded={() => setRefunded(true)}
          onClose={() => setRefunding(undefined)}
        />
      )}
    </section>
  )
}

function useColumns(onRefund: (order: MemberOrder) => void): readonly Column<MemberOrder>[] {
  const { i18n } = useLingui()
  const format = useFormat()
  return [
    {
      name: 'product',
      part: 'title',
      head: <Trans context="order">Product</Trans>,
      cell: ({ id, kind, title }) => (
        <>
          <Link {...at('orders', id)}>{i18n._(productNames[kind])}</Link>
          {title !== null && (
            <Text {...secondLine} lang="ko">
              {title}
            </Text>
          )}
        </>
      ),
    },
    {
      name: 'state',
      head: <Trans>Status</Trans>,
      cell: (order) => <OrderState order={order} />,
    },
    {
      name: 'created',
      head: <Trans>Ordered on</Trans>,
      cell: ({ createdDate }) => format.moment(createdDate),
    },
    {
      name: 'paid',
      head: <Trans>Paid on</Trans>,
      cell: ({ paidDate }) => (paidDate === null ? '–' : format.moment(paidDate)),
    },
    {
      name: 'amount',
      part: 'figure',
      head: <Trans>Amount</Trans>,
      cell: ({ totalAmount }) => <Won amount={totalAmount} />,
    },
    {
      name: 'refund',
      part: 'action',
      head: <Trans>Changes</Trans>,
      cell: (order) => <RefundAction order={order} onRefund={() => onRefund(order)} />,
    },
  ]
}
