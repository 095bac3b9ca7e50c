import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Badge } from '@mantine/core'
import type { JobKeyword } from '../../../contract/base/enums.ts'
import { keywordLabels } from '../../i18n/labels.ts'
import { tierLabels } from '../../../contract/job/tier-labels.ts'
import classes from './badge.module.css'
import { ShieldIcon, VisaIcon } from '../icon/icons.tsx'

interface BadgeRowProps {
  useSecurePayment: boolean
  visaAvailable: boolean
  /** What keeps many readers from applying, such as the gender wanted; before the keywords. */
  limits?: readonly MessageDescriptor[]
  keywords?: readonly JobKeyword[]
  /** A keyword that the reader looks for; before all others. */
  wanted?: JobKeyword | undefined
  isClosed?: boolean
  isPremium?: boolean
  /** Wraps to as many lines as needed; otherwise one line, hiding badges that do not fit. */
  wrap?: boolean
}

/** Badges: what is looked for and promises first, then limits and keywords. */
export function BadgeRow({
  useSecurePayment,
  visaAvailable,
  limits = [],
  keywords = [],
  wanted,
  isClosed = false,
  isPremium = false,
  wrap = false,
}: BadgeRowProps) {
  const { i18n } = useLingui()
  return (
    <ul className={wrap ? `${classes.row} ${classes.wrap}` : classes.row}>
      {isClosed && (
        <Badge component="li" data-promise>
          <Trans comment="State of a job that takes no more applications">Closed</Trans>
        </Badge>
      )}
      {wanted && <Badge component="li">{i18n._(keywordLabels[wanted])}</Badge>}
      {isPremium && (
        <Badge component="li" color="purple" fw={700} data-promise>
          {i18n._(tierLabels.PREMIUM)}
        </Badge>
      )}
      {useSecurePayment && (
        <Badge component="li" color="green" fw={700} leftSection={<ShieldIcon size={16} />} data-promise>
          <Trans>Pay guaranteed</Trans>
        </Badge>
      )}
      {visaAvailable && (
        <Badge component="li" color="blue" fw={700} leftSection={<VisaIcon size={16} />} data-promise>
          <Trans context="badge">Visa</Trans>
        </Badge>
      )}
      {[...limits, ...keywords.map((keyword) => keywordLabels[keyword])].map((label) => (
        <Badge key={label.id} component="li">
          {i18n._(label)}
        </Badge>
      ))}
    </ul>
  )
}
