import { Trans } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { useConnectivity } from '../../../browser/use-connectivity.ts'
import { Button } from '../../../ui/button/button.tsx'

interface CommandButtonProps extends ComponentProps<typeof Button> {
  /** Whether the command is pending. */
  isBusy?: boolean
}

/** Button of an operator's command; disabled offline with a note. */
export function CommandButton({ isBusy = false, disabled, children, ...rest }: CommandButtonProps) {
  const isOffline = useConnectivity() === 'offline'
  return (
    <Button {...rest} disabled={disabled || isOffline} aria-busy={isBusy}>
      {isOffline ? <Trans>{children} (needs internet)</Trans> : children}
    </Button>
  )
}
