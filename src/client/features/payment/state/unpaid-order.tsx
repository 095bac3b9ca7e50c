import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Order } from '../../../../contract/payment/order.ts'
import { useFormat } from '../../../i18n/format.ts'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { AlertMessage } from '../../../ui/page/alert-message.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { keptChoices, NOTHING_CHOSEN } from '../kept.ts'
import { type ChosenMethod, MethodChoice } from '../choice/method-choice.tsx'
import { payable } from '../choice/payable.ts'
import { PayAction, PayColumns, PayPart } from '../pay-page.tsx'
import { Bought } from './result-card.tsx'
import { PaymentNote, Summary } from '../choice/summary.tsx'
import { useCancelOrder, usePayOrder } from '../use-pay.ts'

/** An unpaid order, as after coming back from the provider: pay it, or cancel it. */
export function UnpaidOrder({ order }: { order: Order }) {
  const format = useFormat()
  const kept = keptChoices(order.jobId ?? 'ticket') ?? NOTHING_CHOSEN
  const [chosen, setChosen] = useState<ChosenMethod>({ ...kept, method: order.method ?? kept.method })
  const paying = usePayOrder(order)
  const cancelling = useCancelOrder(order)
  const error = paying.error ?? cancelling.error
  const until = format.time(order.expiresDate)
  return (
    <PayColumns
      summary={
        <>
          <Summary amounts={order} hasSurcharge={order.kind === 'LOCAL_PASS'} />
          <PaymentNote terms={order} />
          {error && <RequestAlert error={error} />}
          <PayAction
            total={order.totalAmount}
            takesPayments={order.takesPayments}
            isBusy={paying.isPending || cancelling.isPending}
            onPay={() => paying.mutate(payable(chosen, order.totalAmount))}
          />
          <Button variant="subtle" disabled={cancelling.isPending} onClick={() => cancelling.mutate()}>
            <Trans>Cancel order</Trans>
          </Button>
        </>
      }
    >
      <PayPart title={<Bought order={order} />}>
        <AlertMessage kind="info">
          <b>
            <Trans>Not paid yet</Trans>
          </b>
          <p>
            <Trans>Nothing has been charged. You can still pay for this order until {until}.</Trans>
          </p>
        </AlertMessage>
      </PayPart>
      <PayPart>
        <MethodChoice
          value={chosen}
          total={order.totalAmount}
          onChange={(part) => setChosen({ ...chosen, ...part })}
        />
      </PayPart>
    </PayColumns>
  )
}
