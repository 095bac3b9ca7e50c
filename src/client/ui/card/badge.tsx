import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { JobKeyword } from '../../../contract/base/enums.ts'
import { keywordLabels, tierLabels } from '../../i18n/labels.ts'
import classes from './badge.module.css'
import { ShieldIcon, VisaIcon } from '../icon/icons.tsx'

interface BadgeRowProps {
  useSecurePayment: boolean
  visaAvailable: boolean
  /** What keeps many readers from applying, such as the gender wanted; before the keywords. */
  limits?: readonly MessageDescriptor[]
  keywords?: readonly JobKeyword[]
  isClosed?: boolean
  isPremium?: boolean
  /** Wraps to as many lines as needed; otherwise one line, hiding badges that do not fit. */
  wrap?: boolean
}

/** Badges: promises first, then limits and keywords. */
export function BadgeRow({
  useSecurePayment,
  visaAvailable,
  limits = [],
  keywords = [],
  isClosed = false,
  isPremium = false,
  wrap = false,
}: BadgeRowProps) {
  const { i18n } = useLingui()
  return (
    <ul className={wrap ? `${classes.row} ${classes.wrap}` : classes.row}>
      {isClosed && (
        <Badge isPromise>
          <Trans comment="State of a job that takes no more applications">Closed</Trans>
        </Badge>
      )}
      {isPremium && (
        <Badge isPromise className={classes.premium}>
          {i18n._(tierLabels.PREMIUM)}
        </Badge>
      )}
      {useSecurePayment && (
        <Badge isPromise className={classes.promise} icon={<ShieldIcon size={16} />}>
          <Trans>Pay guaranteed</Trans>
        </Badge>
      )}
      {visaAvailable && (
        <Badge isPromise className={classes.visa} icon={<VisaIcon size={16} />}>
          <Trans context="badge">Visa</Trans>
        </Badge>
      )}
      {[...limits, ...keywords.map((keyword) => keywordLabels[keyword])].map((label) => (
        <Badge key={label.id}>{i18n._(label)}</Badge>
      ))}
    </ul>
  )
}

interface BadgeProps {
  children: ReactNode
  icon?: ReactNode
  className?: string | undefined
  isPromise?: boolean
}

function Badge({ children, icon, className = '', isPromise = false }: BadgeProps) {
  return (
    <li className={`${classes.badge} ${className}`} data-promise={isPromise || undefined}>
      {icon}
      <span className={classes.label}>{children}</span>
    </li>
  )
}
