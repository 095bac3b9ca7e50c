import { Trans } from '@lingui/react/macro'

interface PeriodTextProps {
  /** As they are shown; null without a bound. */
  from: string | null
  until: string | null
}

export function PeriodText({ from, until }: PeriodTextProps) {
  if (from && until)
    return (
      <Trans>
        {from} to {until}
      </Trans>
    )
  if (from) return <Trans>From {from}</Trans>
  if (until) return <Trans>Until {until}</Trans>
  return <Trans>Always</Trans>
}
