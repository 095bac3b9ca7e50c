import { Trans } from '@lingui/react/macro'
import { Button, Text } from '@mantine/core'
import type { MemberOrder } from '../../../../contract/operator/member.ts'
import { secondLine } from '../desk/desk-surfaces.ts'

interface RefundActionProps {
  order: MemberOrder
  onRefund: () => void
}

/** The button that refunds an order, or why it cannot be refunded; nothing where no money was paid. */
export function RefundAction({ order, onRefund }: RefundActionProps) {
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
