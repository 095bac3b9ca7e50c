import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { BETWEEN_FACTS } from '../../../contract/base/between-facts.ts'
import type { ReceiptState } from '../../../contract/payment/receipt.ts'
import { useFormat } from '../../i18n/format.ts'

/** How far the cash receipt or tax invoice of a purchase is. */
export function ReceiptMark({ receipt }: { receipt: ReceiptState | null | undefined }) {
  if (!receipt) return null
  return (
    <Text span display="block" size="xs" c={receipt.status === 'REFUSED' ? 'red' : 'dimmed'}>
      {receipt.kind === 'CASH_RECEIPT' ? <Trans>Cash receipt</Trans> : <Trans>Tax invoice</Trans>}
      {BETWEEN_FACTS}
      <State receipt={receipt} />
    </Text>
  )
}

function State({ receipt: { status, issuedDate, cancelledDate, refusal } }: { receipt: ReceiptState }) {
  const format = useFormat()
  if (status === 'REQUESTED') return <Trans comment="State of a tax invoice or cash receipt">Asked for</Trans>
  if (status === 'REFUSED')
    return (
      <Trans comment="Tax invoice or cash receipt; then the reason">
        Refused: <bdi>{refusal}</bdi>
      </Trans>
    )
  const day = format.date(cancelledDate ?? issuedDate ?? '')
  if (cancelledDate) return <Trans comment="Tax invoice or cash receipt">Cancelled on {day}</Trans>
  return <Trans comment="Tax invoice or cash receipt">Issued on {day}</Trans>
}
