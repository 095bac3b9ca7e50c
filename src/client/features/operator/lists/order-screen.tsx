import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Flex, Group, Stack, Text } from '@mantine/core'
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
import { DateTime, deskCard, Label, secondLine, useDateTime } from '../desk/cells.tsx'
import { at, type SearchOf } from '../desk/desks.ts'
import { useOrders } from './filtered-list.tsx'
import { OrderCompany } from './orders-screen.tsx'
import { OrderState, RefundAction, useRefund } from '../members/refund-sheet.tsx'
import { operatorOrder } from '../queries.ts'
import { PaymentMethod } from '../../../entities/payment/payment-method.tsx'
import { Points } from '../../../entities/point/points.tsx'
import { Won } from '../../../i18n/won.tsx'
import { ReceiptKind } from '../cases/receipts.tsx'

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

interface OrderPart {
  order: OperatorOrder
}

/** How an order was paid, its amounts, and its receipt. */
function OrderPayment({ order }: OrderPart) {
  return (
    <Flex component="section" direction="column" gap="md" {...deskCard} aria-labelledby="order-payment">
      <h2 id="order-payment">
        <Trans>Payment</Trans>
      </h2>
      <CaseFacts facts={paymentFactsOf(order)} />
    </Flex>
  )
}

function paymentFactsOf(order: OperatorOrder) {
  const { account, days, points, surchargeAmount, discountAmount, couponName } = order
  const amount = (name: ReactNode, won: number) => fact(name, <Won amount={won} />)
  return [
    fact(<Trans>Payment method</Trans>, <Method order={order} />),
    account !== null &&
      fact(
        <Trans>Bank account</Trans>,
        <>
          <bdi lang="ko">{account.bank}</bdi> {account.number}
        </>,
      ),
    account !== null && fact(<Trans>Account holder</Trans>, account.holder || null, 'ko'),
    account !== null && fact(<Trans>Deposit by</Trans>, <DateTime at={account.dueDate} />),
    fact(
      <Trans context="order">Product</Trans>,
      <>
        {points !== null && <Points value={points} />}
        {days !== null && <Plural value={days} one="# day" other="# days" />}
        {BETWEEN_FACTS}
        <Won amount={order.productAmount} />
      </>,
    ),
    surchargeAmount > 0 && amount(<Trans>Extra regions</Trans>, surchargeAmount),
    discountAmount > 0 &&
      fact(
        <Trans>Coupon</Trans>,
        <>
          −<Won amount={discountAmount} />
          {couponName !== null && (
            <Text component="bdi" display="block" size="xs" c="dimmed" lang="ko">
              {couponName}
            </Text>
          )}
        </>,
      ),
    fact(
      <Trans>Total</Trans>,
      <b>
        <Won amount={order.totalAmount} />
      </b>,
    ),
    amount(<Trans>Supply value</Trans>, order.supplyAmount),
    amount(<Trans>VAT</Trans>, order.taxAmount),
    fact(<Trans>Receipt request</Trans>, <Receipt order={order} />),
  ]
}

function Method({ order: { method, totalAmount, cardCompany, instalment, isTest } }: OrderPart) {
  if (totalAmount === 0) return <Trans>The coupon covered the whole price.</Trans>
  if (method === null) return <Trans>Not chosen yet</Trans>
  return (
    <>
      <PaymentMethod method={method} cardCompany={cardCompany} instalment={instalment} />
      {isTest && (
        <Text {...secondLine}>
          <Trans>Test mode: no money moves</Trans>
        </Text>
      )}
    </>
  )
}

function Receipt({ order: { receipt, issuedReceipt, status } }: OrderPart) {
  const moment = useDateTime()
  if (receipt === null) return <Trans>Not requested</Trans>
  const { issuedDate, approvalNumber, cancelledDate, refusedDate, refusal } = receipt
  const isToCancel = issuedReceipt && status === 'REFUNDED'
  return (
    <>
      <Link {...at('receipts')} search={{ status: isToCancel ? 'TO_CANCEL' : receipt.status }}>
        <ReceiptKind kind={receipt.kind} />
      </Link>
      <Text {...secondLine}>
        <Trans>Requested</Trans>: {moment(receipt.requestedDate)}
      </Text>
      {issuedDate !== null && (
        <Text {...secondLine}>
          <Trans context="receipt">Issued</Trans>: {moment(issuedDate)}
          {approvalNumber !== null && `${BETWEEN_FACTS}${approvalNumber}`}
        </Text>
      )}
      {cancelledDate && (
        <Text {...secondLine}>
          <Trans context="receipt">Cancelled</Trans>: {moment(cancelledDate)}
        </Text>
      )}
      {refusedDate && (
        <Text {...secondLine}>
          <Trans>Rejected</Trans>: {moment(refusedDate)}
          {BETWEEN_FACTS}
          <bdi>{refusal}</bdi>
        </Text>
      )}
    </>
  )
}
