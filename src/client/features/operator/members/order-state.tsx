import { Trans, useLingui } from '@lingui/react/macro'
import { Badge } from '@mantine/core'
import type { MemberOrder } from '../../../../contract/operator/member.ts'
import { orderStates } from '../../../../contract/operator/list-texts.ts'
import formClasses from '../desk/desk-form.module.css'

/** The status of an order, and whether money has still to be returned. */
export function OrderState({ order }: { order: MemberOrder }) {
  const { i18n } = useLingui()
  return (
    <>
      <Badge
        component="span"
        color={order.status === 'PAID' ? 'green' : order.isReturnDue ? 'amber' : 'gray'}
      >
        {i18n._(orderStates[order.status])}
      </Badge>
      {order.status === 'WAITING_DEPOSIT' && (
        <span className={formClasses.minor}>
          <Trans>The bank reports the payment by itself</Trans>
        </span>
      )}
      {order.isReturnDue && (
        <span className={formClasses.minor}>
          <Trans>Refund pending</Trans>
        </span>
      )}
    </>
  )
}
