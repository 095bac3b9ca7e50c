import { Plural, Trans } from '@lingui/react/macro'
import { Flex, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { BETWEEN_FACTS } from '../../../../contract/base/between-facts.ts'
import type { OperatorOrder } from '../../../../contract/operator/order.ts'
import { PaymentMethod } from '../../../entities/payment/payment-method.tsx'
import { Points } from '../../../entities/point/points.tsx'
import { Won } from '../../../i18n/won.tsx'
import { at } from '../desk/desks.ts'
import { useDateTime } from '../desk/use-date-time.ts'
import { Fact, Facts } from '../../../ui/card/facts.tsx'
import { deskCard, secondLine } from '../desk/desk-surfaces.ts'

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
      <Facts>
        <Fact name={<Trans>Payment method</Trans>}>
          <Method order={order} />
        </Fact>
        <Account account={order.account} />
        <Amounts order={order} />
        <Receipt order={order} />
      </Facts>
    </Flex>
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

/** The virtual account that a deposit is paid into. */
function Account({ account }: Pick<OperatorOrder, 'account'>) {
  const moment = useDateTime()
  if (account === null) return null
  const { bank, number, holder, dueDate } = account
  return (
    <>
      <Fact name={<Trans>Bank account</Trans>}>
        <bdi lang="ko">{bank}</bdi> {number}
      </Fact>
      {holder !== '' && (
        <Fact name={<Trans>Account holder</Trans>} lang="ko">
          {holder}
        </Fact>
      )}
      <Fact name={<Trans>Deposit by</Trans>}>{moment(dueDate)}</Fact>
    </>
  )
}

function Amounts({ order }: OrderPart) {
  const { days, points, productAmount, surchargeAmount, discountAmount, couponName } = order
  return (
    <>
      <Fact name={<Trans context="order">Product</Trans>}>
        {points !== null && <Points value={points} />}
        {days !== null && <Plural value={days} one="# day" other="# days" />}
        {BETWEEN_FACTS}
        <Won amount={productAmount} />
      </Fact>
      {surchargeAmount > 0 && (
        <Fact name={<Trans>Extra regions</Trans>}>
          <Won amount={surchargeAmount} />
        </Fact>
      )}
      {discountAmount > 0 && (
        <Fact name={<Trans>Coupon</Trans>}>
          −<Won amount={discountAmount} />
          {couponName !== null && (
            <Text component="bdi" display="block" size="xs" c="dimmed" lang="ko">
              {couponName}
            </Text>
          )}
        </Fact>
      )}
      <Fact name={<Trans>Total</Trans>}>
        <b>
          <Won amount={order.totalAmount} />
        </b>
      </Fact>
      <Fact name={<Trans>Supply value</Trans>}>
        <Won amount={order.supplyAmount} />
      </Fact>
      <Fact name={<Trans>VAT</Trans>}>
        <Won amount={order.taxAmount} />
      </Fact>
    </>
  )
}

function Receipt({ order: { receipt, issuedReceipt, status } }: OrderPart) {
  const isRefunded = status === 'REFUNDED'
  const moment = useDateTime()
  return (
    <Fact name={<Trans>Receipt request</Trans>}>
      {receipt === null ? (
        <Trans>Not requested</Trans>
      ) : (
        <>
          <Link
            {...at('receipts')}
            search={{ status: issuedReceipt && isRefunded ? 'TO_CANCEL' : receipt.status }}
          >
            {receipt.kind === 'CASH_RECEIPT' ? <Trans>Cash receipt</Trans> : <Trans>Tax invoice</Trans>}
          </Link>
          <Text {...secondLine}>
            <Trans>Requested</Trans>: {moment(receipt.requestedDate)}
          </Text>
          {receipt.issuedDate !== null && (
            <Text {...secondLine}>
              <Trans context="receipt">Issued</Trans>: {moment(receipt.issuedDate)}
              {receipt.approvalNumber !== null && `${BETWEEN_FACTS}${receipt.approvalNumber}`}
            </Text>
          )}
          {receipt.cancelledDate && (
            <Text {...secondLine}>
              <Trans context="receipt">Cancelled</Trans>: {moment(receipt.cancelledDate)}
            </Text>
          )}
          {receipt.refusedDate && (
            <Text {...secondLine}>
              <Trans>Rejected</Trans>: {moment(receipt.refusedDate)}
              {BETWEEN_FACTS}
              <bdi>{receipt.refusal}</bdi>
            </Text>
          )}
        </>
      )}
    </Fact>
  )
}
