import { Trans, useLingui } from '@lingui/react/macro'
import type { ProductType } from '../../../contract/base/enums.ts'
import { tierLabels } from '../../../contract/job/tier-labels.ts'

/** What was bought for a posting, by one name in the list and on the receipt. */
export function PassName({ tier }: { tier: ProductType }) {
  const { i18n } = useLingui()
  const name = i18n._(tierLabels[tier])
  return <Trans comment="What was bought, such as Local pass">{name} pass</Trans>
}
