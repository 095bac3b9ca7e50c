import { Trans, useLingui } from '@lingui/react/macro'
import { Group, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { useRegionName } from '../../../entities/region/use-region-name.ts'
import { EmptyState } from '../../../ui/page/states.tsx'
import { BETWEEN_FACTS } from '../../../../contract/base/between-facts.ts'
import { productNames } from '../../../../contract/operator/list-texts.ts'
import type { OperatorOrder } from '../../../../contract/operator/order.ts'
import { CaseParts, FirstPart, RecordPage, useQueue } from '../cases/kit/case-page.tsx'
import { CaseFacts, fact } from '../cases/kit/case-sheet.tsx'
import { DateTime, Label } from '../desk/cells.tsx'
import { at, type SearchOf } from '../desk/desks.ts'
import { useOrders } from './list-search.ts'
import { OrderPayment } from './order-payment.tsx'
import { OrderCompany } from './orders-screen.tsx'
import { OrderState, RefundAction } from '../members/order-state.tsx'
import { useRefund } from '../members/refund-sheet.tsx'
import { operatorOrder } from '../queries.ts'

/** What an order was for, its payment, and its refund. */
export function OrderScreen({ id, search }: { id: string; search: SearchOf<'orders'> }) {
  const { t } = useLingui()
  return (
    <RecordPage
      desk="orders"
      id={id}
      title={t({ message: 'Order', context: 'console' })}
      search={search}
      queue={useQueue({ desk: 'orders', id, search, rows: useOrders(search).result.data?.data })}
      result={useQuery(operatorOrder(id))}
      acts={<Trans>Actions on this order</Trans>}
      back={<Trans>All orders</Trans>}
      gone={<EmptyState title={<Trans>This order does not exist</Trans>} />}
      failed={<Trans>The order could not be loaded</Trans>}
    >
      {(order) => <Case order={order} />}
    </RecordPage>
  )
}

function Case({ order }: { order: OperatorOrder }) {
  const start = useRef<HTMLElement>(null)
  const { refund, sheet } = useRefund(order.companyName, start)
  return (
    <CaseParts>
      <FirstPart partRef={start} aria-labelledby="order-product">
        <Stack>
          <h2 id="order-product">
            <Label of={productNames[order.kind]} />
          </h2>
          <CaseFacts facts={factsOf(order)} />
          {(order.status === 'PAID' || order.isReturnDue) && (
            <Group gap="xs">
              <RefundAction order={order} onRefund={() => refund(order)} />
            </Group>
          )}
        </Stack>
      </FirstPart>
      <OrderPayment order={order} />
      {sheet}
    </CaseParts>
  )
}

/** Who ordered what, and what became of it. */
function factsOf(order: OperatorOrder) {
  const { jobId, title, regionIds, status } = order
  const time = (name: ReactNode, when: string | null) => fact(name, when && <DateTime at={when} />)
  return [
    fact(<Trans>Status</Trans>, <OrderState order={order} />),
    fact(<Trans>Company</Trans>, <OrderCompany order={order} />),
    fact(<Trans>Posting</Trans>, title !== null && <JobTitle id={jobId} title={title} />),
    fact(<Trans>Region</Trans>, regionIds.length > 0 && <Regions ids={regionIds} />),
    time(<Trans>Ordered on</Trans>, order.createdDate),
    time(<Trans>Pay by</Trans>, status === 'PENDING' ? order.expiresDate : null),
    time(<Trans>Paid on</Trans>, order.paidDate),
    time(<Trans>Days start</Trans>, order.startsDate),
    time(endings[status], order.endedDate),
    time(<Trans>Refunded on</Trans>, order.refundedDate),
    time(<Trans>Money returned on</Trans>, order.returnedDate),
    fact(<Trans>ID</Trans>, order.id),
  ]
}

const endings: Partial<Record<OperatorOrder['status'], ReactNode>> = {
  FAILED: <Trans>Failed on</Trans>,
  CANCELLED: <Trans>Cancelled on</Trans>,
  EXPIRED: <Trans>Expired on</Trans>,
}

function JobTitle({ id, title }: { id: string | null; title: string }) {
  if (id === null) return <bdi lang="ko">{title}</bdi>
  return (
    <Link {...at('postings', id)}>
      <bdi lang="ko">{title}</bdi>
    </Link>
  )
}

function Regions({ ids }: { ids: readonly number[] }) {
  const nameOf = useRegionName()
  return ids.map((id) => nameOf(id)).join(BETWEEN_FACTS)
}
