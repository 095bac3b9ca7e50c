import { Plural, Trans } from '@lingui/react/macro'
import { Flex, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PaymentMethod } from '../../../entities/payment/payment-method.tsx'
import { Points } from '../../../entities/point/points.tsx'
import { Won } from '../../../i18n/won.tsx'
import { BETWEEN_FACTS } from '../../../../contract/base/between-facts.ts'
import type { OperatorOrder } from '../../../../contract/operator/order.ts'
import { CaseFacts, fact } from '../cases/kit/case-sheet.tsx'
import { ReceiptKind } from '../cases/receipt/receipt-sheet.tsx'
import { DateTime, deskCard, secondLine, useDateTime } from '../desk/cells.tsx'
import { at } from '../desk/desks.ts'

interface OrderPart {
  order: OperatorOrder
}

/** How an order was paid, its amounts, and its receipt. */
export function OrderPayment({ order }: OrderPart) {
  return (
    <Flex component="section" direction="column" gap="md" {...deskCard} aria-labelledby="order-payment">
      <h2 id="order-payment">
        <Trans>Payment</Trans>
      </h2>
      <CaseFacts facts={factsOf(order)} />
    </Flex>
  )
}

function factsOf(order: OperatorOrder) {
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
