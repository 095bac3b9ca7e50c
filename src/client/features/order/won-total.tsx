import type { OrderStatus, ProductType } from '../../../contract/base/enums.ts'
import { Won } from '../../i18n/won.tsx'
import { paidWon } from './totals.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { tierLabels } from '../../../contract/job/tier-labels.ts'

export function WonTotal({ rows }: { rows: readonly { payAmount: number; status: OrderStatus }[] }) {
  return <Won amount={paidWon(rows)} />
}

/** What was bought for a posting, by one name in the list and on the receipt. */
export function PassName({ tier }: { tier: ProductType }) {
  const { i18n } = useLingui()
  const name = i18n._(tierLabels[tier])
  return <Trans comment="What was bought, such as Local pass">{name} pass</Trans>
}
