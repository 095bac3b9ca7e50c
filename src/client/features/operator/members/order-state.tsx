import { Trans, useLingui } from '@lingui/react/macro'
import { Badge, Text } from '@mantine/core'
import type { MemberOrder } from '../../../../contract/operator/member.ts'
import { orderStates } from '../../../../contract/operator/list-texts.ts'
import { secondLine } from '../desk/desk-surfaces.ts'

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
        <Text {...secondLine}>
          <Trans>The bank reports the payment by itself</Trans>
        </Text>
      )}
      {order.isReturnDue && (
        <Text {...secondLine}>
          <Trans>Refund pending</Trans>
        </Text>
      )}
    </>
  )
}
