import { Trans, useLingui } from '@lingui/react/macro'
import { Group, SimpleGrid, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { BETWEEN_FACTS } from '../../../../contract/base/between-facts.ts'
import { productNames } from '../../../../contract/operator/list-texts.ts'
import type { OperatorOrder } from '../../../../contract/operator/order.ts'
import { useRegionName } from '../../../entities/region/use-region-name.ts'
import { Fact, Facts } from '../../../ui/card/facts.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import { at, type SearchOf } from '../desk/desks.ts'
import { useDateTime } from '../desk/use-date-time.ts'
import { OrderState } from '../members/order-state.tsx'
import { RefundAction } from '../members/refund-action.tsx'
import { RefundSheet } from '../members/refund-sheet.tsx'
import { useOrders } from './list-search.ts'
import { OrderPayment } from './order-payment.tsx'
import { OrderCompany } from './orders-screen.tsx'
import { operatorOrder } from './queries.ts'
import { ArrivalCard, RecordPage } from './record-page.tsx'

/** What an order was for, its payment, and its refund. */
export function OrderScreen({ id, search }: { id: string; search: SearchOf<'orders'> }) {
  const { t } = useLingui()
  return (
    <RecordPage
      desk="orders"
      id={id}
      title={t({ message: 'Order', context: 'console' })}
      search={search}
      list={useOrders(search).result}
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
  const { i18n } = useLingui()
  const start = useRef<HTMLElement>(null)
  const [isRefunding, setRefunding] = useState(false)
  const [isRefunded, setRefunded] = useState(false)
  // The button that opened the sheet is gone from a refunded order.
  useEffect(() => {
    if (isRefunded && !isRefunding) start.current?.focus()
  }, [isRefunded, isRefunding])
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} style={{ alignItems: 'start' }}>
      <ArrivalCard labelledBy="order-product" cardRef={start}>
        <Stack>
          <h2 id="order-product">{i18n._(productNames[order.kind])}</h2>
          <About order={order} />
          {(order.status === 'PAID' || order.isReturnDue) && (
            <Group gap="xs">
              <RefundAction order={order} onRefund={() => setRefunding(true)} />
            </Group>
          )}
        </Stack>
      </ArrivalCard>
      <OrderPayment order={order} />
      {isRefunding && (
        <RefundSheet
          order={order}
          company={order.companyName}
          onRefunded={() => setRefunded(true)}
          onClose={() => setRefunding(false)}
        />
      )}
    </SimpleGrid>
  )
}

/** Who ordered what, and what became of it. */
function About({ order }: { order: OperatorOrder }) {
  const { jobId, title, regionIds, id } = order
  const nameOf = useRegionName()
  return (
    <Facts>
      <Fact name={<Trans>Status</Trans>}>
        <OrderState order={order} />
      </Fact>
      <Fact name={<Trans>Company</Trans>}>
        <OrderCompany order={order} />
      </Fact>
      {title !== null && (
        <Fact name={<Trans>Posting</Trans>}>
          {jobId === null ? (
            <bdi lang="ko">{title}</bdi>
          ) : (
            <Link {...at('postings', jobId)}>
              <bdi lang="ko">{title}</bdi>
            </Link>
          )}
        </Fact>
      )}
      {regionIds.length > 0 && (
        <Fact name={<Trans>Region</Trans>}>{regionIds.map((each) => nameOf(each)).join(BETWEEN_FACTS)}</Fact>
      )}
      <Times order={order} />
      <Fact name={<Trans>ID</Trans>}>{id}</Fact>
    </Facts>
  )
}

const endings = {
  FAILED: <Trans>Failed on</Trans>,
  CANCELLED: <Trans>Cancelled on</Trans>,
  EXPIRED: <Trans>Expired on</Trans>,
}

function Times({ order }: { order: OperatorOrder }) {
  const moment = useDateTime()
  const { status } = order
  const ending = status in endings ? endings[status as keyof typeof endings] : null
  const times: readonly [string, ReactNode, string | null][] = [
    ['ordered', <Trans key="ordered">Ordered on</Trans>, order.createdDate],
    ['due', <Trans key="due">Pay by</Trans>, status === 'PENDING' ? order.expiresDate : null],
    ['paid', <Trans key="paid">Paid on</Trans>, order.paidDate],
    ['starts', <Trans key="starts">Days start</Trans>, order.startsDate],
    ['ended', ending, order.endedDate],
    ['refunded', <Trans key="refunded">Refunded on</Trans>, order.refundedDate],
    ['returned', <Trans key="returned">Money returned on</Trans>, order.returnedDate],
  ]
  return times.map(
    ([name, label, instant]) =>
      instant !== null && (
        <Fact key={name} name={label}>
          {moment(instant)}
        </Fact>
      ),
  )
}
