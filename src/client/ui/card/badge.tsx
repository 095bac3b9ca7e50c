import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
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
        <li className={classes.badge} data-promise>
          <Trans comment="State of a job that takes no more applications">Closed</Trans>
        </li>
      )}
      {wanted && <li className={classes.badge}>{i18n._(keywordLabels[wanted])}</li>}
      {isPremium && (
        <li className={`${classes.badge} ${classes.premium}`} data-promise>
          {i18n._(tierLabels.PREMIUM)}
        </li>
      )}
      {useSecurePayment && (
        <li className={`${classes.badge} ${classes.promise}`} data-promise>
          <ShieldIcon size={16} />
          <Trans>Pay guaranteed</Trans>
        </li>
      )}
      {visaAvailable && (
        <li className={`${classes.badge} ${classes.visa}`} data-promise>
          <VisaIcon size={16} />
          <Trans context="badge">Visa</Trans>
        </li>
      )}
      {[...limits, ...keywords.map((keyword) => keywordLabels[keyword])].map((label) => (
        <li key={label.id} className={classes.badge}>
          {i18n._(label)}
        </li>
      ))}
    </ul>
  )
}
