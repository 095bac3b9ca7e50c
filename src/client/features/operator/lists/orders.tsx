import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Column } from '../../../ui/card/data-table.tsx'
import { BETWEEN_FACTS } from '../../../../contract/base/between-facts.ts'
import { orderStates, productNames } from '../../../../contract/operator/list-texts.ts'
import { exportOrders, listOrders, OrderFilter, type OrderRow } from '../../../../contract/operator/list.ts'
import { column, DateTime, Label, MemberLink, secondLine, useDateTime } from '../desk/cells.tsx'
import { at, type SearchOf } from '../desk/desks.ts'
import { ROW_LINK } from '../keyboard/use-row-keys.ts'
import { FilteredList, select, useFiltered } from './filtered-list.tsx'
import { useExport } from './export.tsx'
import { OrderState, RefundAction, useRefund } from '../members/refund-sheet.tsx'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { useRegionName } from '../../../entities/region/use-region-name.ts'
import { EmptyState } from '../../../ui/page/states.tsx'
import { getOperatorOrder, type OperatorOrder } from '../../../../contract/operator/order.ts'
import { CasePart, CaseParts, FirstPart, RecordPage, useQueue } from '../cases/kit/case-page.tsx'
import { CaseFacts, fact } from '../cases/kit/case-sheet.tsx'
import { pageAfter, personal } from '../queries.ts'
import { PaymentMethod } from '../../../entities/payment/payment-method.tsx'
import { Points } from '../../../entities/point/points.tsx'
import { Won } from '../../../i18n/won.tsx'
import { ReceiptKind } from '../cases/receipts.tsx'

const useOrders = (search: SearchOf<'orders'>) =>
  useFiltered(search, OrderFilter, (filter, after) =>
    personal(listOrders, { query: { ...filter, ...pageAfter(after) } }),
  )

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
function OrderCompany({ order }: { order: Pick<OrderRow, 'companyName' | 'memberId'> }) {
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
      result={useQuery(personal(getOperatorOrder, { params: { id } }))}
      acts={<Trans>Actions on this order</Trans>}
      back={<Trans>All orders</Trans>}
      gone={<EmptyState title={<Trans>This order does not exist</Trans>} />}
      failed={<Trans>The order could not be loaded</Trans>}
    >
      {(order) => <Case order={order} />}
    </RecordPage>
  )
}

interface OrderPart {
  order: OperatorOrder
}

function Case({ order }: OrderPart) {
  const start = useRef<HTMLDivElement>(null)
  const { refund, sheet } = useRefund(order.companyName, start)
  return (
    <CaseParts>
      <FirstPart partRef={start} aria-labelledby="order-product" gap="md">
        <h2 id="order-product">
          <Label of={productNames[order.kind]} />
        </h2>
        <OrderFacts order={order} />
        {(order.status === 'PAID' || order.isReturnDue) && (
          <Group gap="xs">
            <RefundAction order={order} onRefund={() => refund(order)} />
          </Group>
        )}
      </FirstPart>
      <CasePart aria-labelledby="order-payment" gap="md">
        <h2 id="order-payment">
          <Trans>Payment</Trans>
        </h2>
        <PaymentFacts order={order} />
      </CasePart>
      {sheet}
    </CaseParts>
  )
}

const endings: Partial<Record<OperatorOrder['status'], ReactNode>> = {
  FAILED: <Trans>Failed on</Trans>,
  CANCELLED: <Trans>Cancelled on</Trans>,
  EXPIRED: <Trans>Expired on</Trans>,
}

/** Who ordered what, and what became of it. */
function OrderFacts({ order }: OrderPart) {
  const moment = useDateTime()
  const regionNameOf = useRegionName()
  const { jobId, title, regionIds, status } = order
  const posting = title !== null && <bdi lang="ko">{title}</bdi>
  const time = (name: ReactNode, when: string | null) => fact(name, when && moment(when))
  return (
    <CaseFacts
      facts={[
        fact(<Trans>Status</Trans>, <OrderState order={order} />),
        fact(<Trans>Company</Trans>, <OrderCompany order={order} />),
        fact(<Trans>Posting</Trans>, jobId ? <Link {...at('postings', jobId)}>{posting}</Link> : posting),
        fact(<Trans>Region</Trans>, regionIds.map(regionNameOf).join(BETWEEN_FACTS) || null),
        time(<Trans>Ordered on</Trans>, order.createdDate),
        time(<Trans>Pay by</Trans>, status === 'PENDING' ? order.expiresDate : null),
        time(<Trans>Paid on</Trans>, order.paidDate),
        time(<Trans>Days start</Trans>, order.startsDate),
        time(endings[status], order.endedDate),
        time(<Trans>Refunded on</Trans>, order.refundedDate),
        time(<Trans>Money returned on</Trans>, order.returnedDate),
        fact(<Trans>ID</Trans>, order.id),
      ]}
    />
  )
}

/** How an order was paid, its amounts, and its receipt. */
function PaymentFacts({ order }: OrderPart) {
  const { account, days, points, surchargeAmount, discountAmount, couponName } = order
  const amount = (name: ReactNode, won: number) => fact(name, <Won amount={won} />)
  const product = (
    <>
      {points !== null && <Points value={points} />}
      {days !== null && <Plural value={days} one="# day" other="# days" />}
      {BETWEEN_FACTS}
      <Won amount={order.productAmount} />
    </>
  )
  const discount = (
    <>
      −<Won amount={discountAmount} />
      {couponName !== null && (
        <Text {...secondLine} lang="ko">
          {couponName}
        </Text>
      )}
    </>
  )
  const total = (
    <b>
      <Won amount={order.totalAmount} />
    </b>
  )
  const bank = account && (
    <>
      <bdi lang="ko">{account.bank}</bdi> {account.number}
    </>
  )
  return (
    <CaseFacts
      facts={[
        fact(<Trans>Payment method</Trans>, <Method order={order} />),
        fact(<Trans>Bank account</Trans>, bank),
        fact(<Trans>Account holder</Trans>, account?.holder || null, 'ko'),
        fact(<Trans>Deposit by</Trans>, account && <DateTime at={account.dueDate} />),
        fact(<Trans context="order">Product</Trans>, product),
        surchargeAmount > 0 && amount(<Trans>Extra regions</Trans>, surchargeAmount),
        discountAmount > 0 && fact(<Trans>Coupon</Trans>, discount),
        fact(<Trans>Total</Trans>, total),
        amount(<Trans>Supply value</Trans>, order.supplyAmount),
        amount(<Trans>VAT</Trans>, order.taxAmount),
        fact(<Trans>Receipt request</Trans>, <Receipt order={order} />),
      ]}
    />
  )
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
  const isToCancel = issuedReceipt && status === 'REFUNDED'
  const step = (name: ReactNode, date: string | null | undefined, about: ReactNode = null) =>
    date && (
      <Text {...secondLine}>
        {name}: {moment(date)}
        {about !== null && BETWEEN_FACTS}
        {about}
      </Text>
    )
  return (
    <>
      <Link {...at('receipts')} search={{ status: isToCancel ? 'TO_CANCEL' : receipt.status }}>
        <ReceiptKind kind={receipt.kind} />
      </Link>
      {step(<Trans>Requested</Trans>, receipt.requestedDate)}
      {step(<Trans context="receipt">Issued</Trans>, receipt.issuedDate, receipt.approvalNumber)}
      {step(<Trans context="receipt">Cancelled</Trans>, receipt.cancelledDate)}
      {step(<Trans>Rejected</Trans>, receipt.refusedDate, <bdi>{receipt.refusal}</bdi>)}
    </>
  )
}
