import { Plural, Trans } from '@lingui/react/macro'
import { Alert, Box, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { BETWEEN_FACTS } from '../../../../contract/base/between-facts.ts'
import { TIER_OF } from '../../../../contract/payment/product.ts'
import type { Receipt } from '../../../../contract/payment/receipt.ts'
import { BoughtDetails } from '../../../entities/payment/bought-details.tsx'
import { PaymentMethod } from '../../../entities/payment/payment-method.tsx'
import { businessNumberText } from '../../../entities/verification/verification-check.ts'
import { useFormat } from '../../../i18n/format.ts'
import { langOfKorean } from '../../../i18n/lang-of-korean.ts'
import { Points } from '../../../entities/point/points.tsx'
import { Won } from '../../../i18n/won.tsx'
import { PassName } from '../won-total.tsx'
import classes from './receipt.module.css'
import { InfoIcon } from '../../../ui/icon/icons.tsx'
import { Fact, Facts } from '../../../ui/card/facts.tsx'

/** What is printed: one page. */
export function ReceiptPaper({ receipt }: { receipt: Receipt }) {
  const dayOf = useDay()
  return (
    <Box
      component="article"
      flex={{ md: 1.6 }}
      miw={0}
      py="xl"
      px={{ base: 'edge', sm: 'xl' }}
      bg="var(--surface)"
      bdrs={{ sm: 'lg' }}
    >
      <Text size="xl" fw={700} className={classes.title} aria-hidden>
        <Trans>Receipt</Trans>
      </Text>
      {receipt.isTest && (
        <Alert color="gray" role="status" icon={<InfoIcon size={20} />}>
          <Trans>This is a test payment. No money was paid, so this receipt proves nothing.</Trans>
        </Alert>
      )}
      <Facts mt="sm">
        <Fact name={<Trans>Order number</Trans>}>{receipt.id}</Fact>
        <Fact name={<Trans>Ordered</Trans>}>{dayOf(receipt.orderedDate)}</Fact>
        <Fact name={<Trans comment="When the order was paid">Paid</Trans>}>{dayOf(receipt.paidDate)}</Fact>
        {receipt.refundedDate !== null && (
          <Fact name={<Trans>Refunded</Trans>}>
            <b>{dayOf(receipt.refundedDate)}</b>
          </Fact>
        )}
        <Method receipt={receipt} />
      </Facts>
      <Amounts receipt={receipt} />
      <Parties receipt={receipt} />
      <Issued receipt={receipt} />
    </Box>
  )
}

const PartTitle = ({ children }: { children: ReactNode }) => (
  <Title order={2} size="h3" mt="xl" pb="xs" style={{ borderBottom: '1px solid var(--hairline)' }}>
    {children}
  </Title>
)

/** Day and time in full: a printed page has no today. */
function useDay() {
  const format = useFormat()
  return (instant: string) => `${format.date(instant)} ${format.time(instant)}`
}

function Method({ receipt }: { receipt: Receipt }) {
  const { method, cardCompany, instalment, depositor, slipUrl } = receipt
  if (method === null)
    return (
      <Fact name={<Trans>Payment method</Trans>}>
        <Trans>The coupon covered the whole price.</Trans>
      </Fact>
    )
  return (
    <>
      <Fact name={<Trans>Payment method</Trans>}>
        <PaymentMethod method={method} cardCompany={cardCompany} instalment={instalment} />
        {slipUrl !== null && (
          <>
            {' '}
            <a href={slipUrl} target="_blank" rel="noopener noreferrer" data-no-print>
              <Trans>Open the slip</Trans>
            </a>
          </>
        )}
      </Fact>
      {depositor !== null && <Fact name={<Trans>Depositor</Trans>}>{depositor}</Fact>}
    </>
  )
}

function Amounts({ receipt }: { receipt: Receipt }) {
  const { productAmount, surchargeAmount, discountAmount, couponName, totalAmount } = receipt
  return (
    <>
      <PartTitle>
        <Trans>What was bought</Trans>
      </PartTitle>
      <Facts figures mt="sm">
        <Fact name={<Item receipt={receipt} />}>
          <Won amount={productAmount} />
        </Fact>
        {surchargeAmount > 0 && (
          <Fact name={<Trans>Extra regions</Trans>}>
            <Won amount={surchargeAmount} />
          </Fact>
        )}
        {discountAmount > 0 && (
          <Fact
            name={
              <>
                <Trans>Coupon</Trans> {couponName !== null && <span lang="ko">{couponName}</span>}
              </>
            }
          >
            −<Won amount={discountAmount} />
          </Fact>
        )}
        <Fact name={<Trans>Supply value</Trans>}>
          <Won amount={receipt.supplyAmount} />
        </Fact>
        <Fact name={<Trans>VAT (10%)</Trans>}>
          <Won amount={receipt.taxAmount} />
        </Fact>
        <Fact
          name={
            <Text component="b" size="md" fw={700}>
              {<Trans>Total</Trans>}
            </Text>
          }
        >
          <Text component="b" size="md" fw={700}>
            <Won amount={totalAmount} />
          </Text>
        </Fact>
        {receipt.refundedDate !== null && (
          <Fact name={<b>{<Trans>Refunded</Trans>}</b>}>
            <b>
              −<Won amount={totalAmount} />
            </b>
          </Fact>
        )}
      </Facts>
      <Text mt="xs" size="sm" c="dimmed">
        <Trans>
          Prices include VAT. The supply value is 100/110 of the total, rounded to the won (Value-Added Tax
          Act, articles 29 and 30).
        </Trans>
      </Text>
    </>
  )
}

function Item({ receipt }: { receipt: Receipt }) {
  const { kind, points, days, title, status } = receipt
  const tier = TIER_OF[kind]
  if (points !== null)
    return (
      <>
        <Trans>Reading ticket</Trans> <Points value={points} />
      </>
    )
  return (
    <>
      {tier ? <PassName tier={tier} /> : <Trans>Pass for a posting</Trans>}
      {BETWEEN_FACTS}
      <Plural value={days ?? 0} one="# day" other="# days" />
      {title !== null && (
        <>
          <br />
          <bdi lang="ko">{title}</bdi>
        </>
      )}
      <BoughtDetails {...receipt} startsDate={status === 'PAID' ? receipt.startsDate : null} />
    </>
  )
}

function Parties({ receipt: { seller, buyer } }: { receipt: Receipt }) {
  const hasSeller = seller.name !== null || seller.registrationNumber !== null
  return (
    <>
      {hasSeller && (
        <>
          <PartTitle>
            <Trans>Seller</Trans>
          </PartTitle>
          <Facts mt="sm">
            {seller.name !== null && (
              <Fact name={<Trans>Company name</Trans>}>
                <bdi lang={langOfKorean(seller.name)}>{seller.name}</bdi>
              </Fact>
            )}
            {seller.registrationNumber !== null && (
              <Fact name={<Trans>Business number</Trans>}>{seller.registrationNumber}</Fact>
            )}
            {seller.representative !== null && (
              <Fact name={<Trans>Representative</Trans>}>
                <bdi lang={langOfKorean(seller.representative)}>{seller.representative}</bdi>
              </Fact>
            )}
            {seller.address !== null && (
              <Fact name={<Trans>Address</Trans>}>
                <bdi lang={langOfKorean(seller.address)}>{seller.address}</bdi>
              </Fact>
            )}
          </Facts>
        </>
      )}
      {buyer && (
        <>
          <PartTitle>
            <Trans>Buyer</Trans>
          </PartTitle>
          <Facts mt="sm">
            <Fact name={<Trans>Company name</Trans>}>
              <bdi lang="ko">{buyer.businessName}</bdi>
            </Fact>
            <Fact name={<Trans>Business number</Trans>}>{businessNumberText(buyer.businessNumber)}</Fact>
            <Fact name={<Trans>Representative</Trans>}>
              <bdi lang="ko">{buyer.personName}</bdi>
            </Fact>
          </Facts>
        </>
      )}
    </>
  )
}

function Issued({ receipt: { request, refundedDate } }: { receipt: Receipt }) {
  const dayOf = useDay()
  if (request?.status !== 'ISSUED') return null
  const { approvalNumber, issuedDate, cancelledDate } = request
  const cancelledOn = cancelledDate ? dayOf(cancelledDate) : null
  return (
    <>
      <PartTitle>
        {request.kind === 'CASH_RECEIPT' ? <Trans>Cash receipt</Trans> : <Trans>Tax invoice</Trans>}
      </PartTitle>
      <Facts mt="sm">
        <Fact name={<Trans>Approval number</Trans>}>{approvalNumber}</Fact>
        {issuedDate !== null && (
          <Fact
            name={
              <Trans comment="Before the date on which the receipt or tax invoice was issued">Issued</Trans>
            }
          >
            {dayOf(issuedDate)}
          </Fact>
        )}
      </Facts>
      {refundedDate !== null && (
        <Text mt="xs" size="sm" c="dimmed">
          {cancelledOn === null ? (
            <Trans>The order was refunded, so this receipt or tax invoice is being cancelled.</Trans>
          ) : (
            <Trans>
              The order was refunded, so this receipt or tax invoice was cancelled on {cancelledOn}.
            </Trans>
          )}
        </Text>
      )}
    </>
  )
}
