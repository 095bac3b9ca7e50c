import { Trans } from '@lingui/react/macro'
import { Alert, Text } from '@mantine/core'
import type { Order } from '../../../../contract/payment/order.ts'
import { taxIn } from '../../../../contract/payment/tax.ts'
import { Won } from '../../../i18n/won.tsx'
import { Fact, Facts } from '../../../ui/card/facts.tsx'
import { InfoIcon } from '../../../ui/icon/icons.tsx'

type Amounts = Pick<Order, 'productAmount' | 'surchargeAmount' | 'discountAmount' | 'totalAmount'>

interface SummaryProps {
  /** Undefined until the server has calculated them. */
  amounts: Amounts | undefined
  /** Whether the product can have additional regions. */
  hasSurcharge: boolean
}

/** The amounts as calculated by the server. */
export function Summary({ amounts, hasSurcharge }: SummaryProps) {
  const figure = (amount: number | undefined) => (amount === undefined ? '–' : <Won amount={amount} />)
  return (
    <Facts figures aria-live="polite">
      <Fact name={<Trans comment="Price of what is bought, before discounts">Price</Trans>}>
        {figure(amounts?.productAmount)}
      </Fact>
      {hasSurcharge && <Fact name={<Trans>Extra regions</Trans>}>{figure(amounts?.surchargeAmount)}</Fact>}
      <Fact name={<Trans>Discount</Trans>}>
        {amounts && amounts.discountAmount > 0 && '−'}
        {figure(amounts?.discountAmount)}
      </Fact>
      <Fact
        name={
          <Text span size="lg" fw={700} c="dark">
            <Trans>Total</Trans>
          </Text>
        }
      >
        <Text span size="lg" fw={700}>
          {figure(amounts?.totalAmount)}
        </Text>
      </Fact>
      <Fact
        name={
          <Trans comment="Beside the tax that the price contains">VAT (10%), included in the total</Trans>
        }
      >
        {figure(amounts && taxIn(amounts.totalAmount).tax)}
      </Fact>
    </Facts>
  )
}

/** Tells that payments are in test mode or unavailable. */
export function PaymentNote({ terms }: { terms: Pick<Order, 'isTest' | 'takesPayments'> | undefined }) {
  if (terms?.takesPayments === false)
    return (
      <Alert color="gray" role="status" icon={<InfoIcon size={20} />}>
        <b>
          <Trans>Payments are not available</Trans>
        </b>
        <p>
          <Trans>This site does not take payments yet. Nothing will be charged.</Trans>
        </p>
      </Alert>
    )
  return terms?.isTest ? <TestModeNote /> : null
}

/** Tells that no money is charged. */
export function TestModeNote() {
  return (
    <Alert color="gray" role="status" icon={<InfoIcon size={20} />}>
      <b>
        <Trans>Test mode</Trans>
      </b>
      <p>
        <Trans>No real money is taken on this site.</Trans>
      </p>
    </Alert>
  )
}
