import { Trans, useLingui } from '@lingui/react/macro'
import type { MemberOrder } from '../../../../contract/operator/member.ts'
import { orderStates } from '../../../../contract/operator/list-texts.ts'
import formClasses from '../desk/desk-form.module.css'
import { StateMark } from '../desk/state-mark.tsx'

/** The status of an order, and whether money has still to be returned. */
export function OrderState({ order }: { order: MemberOrder }) {
  const { i18n } = useLingui()
  return (
    <>
      <StateMark look={order.status === 'PAID' ? 'LIVE' : order.isReturnDue ? 'WAITING' : 'OVER'}>
        {i18n._(orderStates[order.status])}
      </StateMark>
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
