import { Trans, useLingui } from '@lingui/react/macro'
import { Badge, Button, Text } from '@mantine/core'
import { orderStates } from '../../../../contract/operator/list-texts.ts'
import type { MemberOrder } from '../../../../contract/operator/member.ts'
import { secondLine } from '../desk/cells.tsx'

/** The status of an order, and whether money has still to be returned. */
export function OrderState({ order }: { order: MemberOrder }) {
  const { i18n, t } = useLingui()
  return (
    <>
      <Badge
        component="span"
        color={order.status === 'PAID' ? 'green' : order.isReturnDue ? 'amber' : 'gray'}
      >
        {i18n._(orderStates[order.status])}
      </Badge>
      {order.status === 'WAITING_DEPOSIT' && (
        <Text {...secondLine}>{t`The bank reports the payment by itself`}</Text>
      )}
      {order.isReturnDue && <Text {...secondLine}>{t`Refund pending`}</Text>}
    </>
  )
}

/** The button that refunds an order, or why it cannot be refunded; nothing where no money was paid. */
export function RefundAction({ order, onRefund }: { order: MemberOrder; onRefund: () => void }) {
  const { status, isRefundable, isReturnDue, refundObstacle } = order
  if (status === 'PAID' && !isRefundable)
    return (
      <Text {...secondLine}>
        {refundObstacle === 'POINTS_USED' ? (
          <Trans>Points used: no refund</Trans>
        ) : (
          <Trans>Pass started: no refund</Trans>
        )}
      </Text>
    )
  if (status !== 'PAID' && !isReturnDue) return null
  return (
    <Button variant="default" size="sm" onClick={onRefund}>
      {status === 'PAID' ? <Trans>Refund</Trans> : <Trans>Refund the money</Trans>}
    </Button>
  )
}
