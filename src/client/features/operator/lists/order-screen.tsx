import { Trans, useLingui } from '@lingui/react/macro'
import { Group, SimpleGrid, Box, Stack } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { BETWEEN_FACTS } from '../../../../contract/base/between-facts.ts'
import { productNames } from '../../../../contract/operator/list-texts.ts'
import type { OperatorOrder } from '../../../../contract/operator/order.ts'
import { ButtonLink } from '../../../ui/link.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import { CaseActions } from '../cases/case-actions.tsx'
import { useQueue } from '../cases/use-queue.ts'
import { CaseAnswer } from '../desk/case-answer.tsx'
import { DeskPage } from '../desk/desk-page.tsx'
import type { DeskSearch } from '../desk/desk-search.ts'
import { at } from '../desk/desks.ts'
import { useMoment } from '../desk/use-moment.ts'
import { useArrivalFocus } from '../keyboard/use-arrival-focus.ts'
import { OrderState } from '../members/order-state.tsx'
import { RefundAction } from '../members/refund-action.tsx'
import { RefundSheet } from '../members/refund-sheet.tsx'
import { readOrderSearch } from './list-search.ts'
import { OrderPayment } from './order-payment.tsx'
import { operatorOrder, ordersPage } from './queries.ts'
import { useRegionName } from '../../../entities/region/use-region-name.ts'
import { Fact, Facts } from '../../../ui/card/facts.tsx'
import { deskCard } from '../desk/desk-surfaces.ts'

/** What an order was for, its payment, and its refund. */
export function OrderScreen({ id, search }: { id: string; search: DeskSearch }) {
  const { t } = useLingui()
  const result = useQuery(operatorOrder(id))
  const queue = useOrderQueue(id, search)
  return (
    <DeskPage
      title={t({ message: 'Order', context: 'console' })}
      actions={
        <>
          <ButtonLink variant="default" {...at('acts')} search={{ subject: id }}>
            <Trans>Actions on this order</Trans>
          </ButtonLink>
          <CaseActions desk="orders" search={search} back={<Trans>All orders</Trans>} queue={queue} />
        </>
      }
    >
      <CaseAnswer
        result={result}
        gone={<EmptyState title={<Trans>This order does not exist</Trans>} />}
        failed={<Trans>The order could not be loaded</Trans>}
      >
        {({ data }) => <Case order={data} />}
      </CaseAnswer>
    </DeskPage>
  )
}

/** The orders of the list that it was opened from. */
function useOrderQueue(id: string, search: DeskSearch) {
  const { filter, after } = readOrderSearch(search)
  const list = useQuery({
    ...ordersPage(filter ?? {}, after),
    enabled: filter !== null,
    placeholderData: keepPreviousData,
  })
  return useQueue({ desk: 'orders', id, search, rows: list.data?.data ?? [] })
}

function Case({ order }: { order: OperatorOrder }) {
  const { i18n } = useLingui()
  const start = useRef<HTMLElement>(null)
  const [isRefunding, setRefunding] = useState(false)
  const [isRefunded, setRefunded] = useState(false)
  useArrivalFocus(start, true)
  // The button that opened the sheet is gone from a refunded order.
  useEffect(() => {
    if (isRefunded && !isRefunding) start.current?.focus()
  }, [isRefunded, isRefunding])
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} style={{ alignItems: 'start' }}>
      <Box
        component="section"
        {...deskCard}
        style={{ outline: 'none' }}
        ref={start}
        tabIndex={-1}
        aria-labelledby="order-product"
      >
        <Stack>
          <h2 id="order-product">{i18n._(productNames[order.kind])}</h2>
          <About order={order} />
          {(order.status === 'PAID' || order.isReturnDue) && (
            <Group gap="xs">
              <RefundAction order={order} onRefund={() => setRefunding(true)} />
            </Group>
          )}
        </Stack>
      </Box>
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
  const { memberId, companyName, jobId, title, regionIds, id } = order
  const nameOf = useRegionName()
  return (
    <Facts>
      <Fact name={<Trans>Status</Trans>}>
        <OrderState order={order} />
      </Fact>
      <Fact name={<Trans>Company</Trans>}>
        {memberId === null ? (
          <Trans>Deleted account</Trans>
        ) : (
          <Link {...at('members', memberId)}>
            {companyName === null ? <Trans>No company yet</Trans> : <bdi lang="ko">{companyName}</bdi>}
          </Link>
        )}
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
  const moment = useMoment()
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
