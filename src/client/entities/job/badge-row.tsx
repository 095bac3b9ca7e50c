import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Badge, Group } from '@mantine/core'
import type { JobKeyword } from '../../../contract/base/enums.ts'
import { keywordLabels } from '../../i18n/labels.ts'
import { tierLabels } from '../../../contract/job/tier-labels.ts'
import { ShieldIcon, VisaIcon } from '../../ui/icon/icons.tsx'

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

/** One line high: a badge that wraps falls outside and is hidden as a whole, never cut. */
const ONE_LINE = {
  flex: '1 1 6rem',
  miw: 0,
  h: '1.5rem',
  style: { overflow: 'hidden', whiteSpace: 'nowrap' },
} as const
const IN_LINE = { py: 0, lh: '1.5rem' }

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
  const line = wrap ? {} : IN_LINE
  return (
    <Group component="ul" gap="var(--space-8) var(--space-4)" {...(!wrap && ONE_LINE)}>
      {isClosed && (
        <Badge component="li" {...line} data-promise>
          <Trans comment="State of a job that takes no more applications">Closed</Trans>
        </Badge>
      )}
      {wanted && (
        <Badge component="li" {...line}>
          {i18n._(keywordLabels[wanted])}
        </Badge>
      )}
      {isPremium && (
        <Badge component="li" {...line} color="primary" fw={700} data-promise>
          {i18n._(tierLabels.PREMIUM)}
        </Badge>
      )}
      {useSecurePayment && (
        <Badge
          component="li"
          {...line}
          color="green"
          fw={700}
          leftSection={<ShieldIcon size={16} />}
          data-promise
        >
          <Trans>Pay guaranteed</Trans>
        </Badge>
      )}
      {visaAvailable && (
        <Badge
          component="li"
          {...line}
          color="blue"
          fw={700}
          leftSection={<VisaIcon size={16} />}
          data-promise
        >
          <Trans context="badge">Visa</Trans>
        </Badge>
      )}
      {[...limits, ...keywords.map((keyword) => keywordLabels[keyword])].map((label) => (
        <Badge key={label.id} component="li" {...line}>
          {i18n._(label)}
        </Badge>
      ))}
    </Group>
  )
}
