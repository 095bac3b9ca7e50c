import { Trans } from '@lingui/react/macro'
import { Button, type ButtonProps } from '@mantine/core'
import type { ComponentProps } from 'react'
import { isCut } from '../../../browser/connectivity.ts'
import { useConnectivity } from '../../../browser/use-connectivity.ts'

interface CommandButtonProps extends ButtonProps, Omit<ComponentProps<'button'>, keyof ButtonProps> {
  /** Whether the command is pending. */
  isBusy?: boolean
}

/** Button of an operator's command. Offline it does nothing and says so, but keeps the focus, unlike a disabled one. */
export function CommandButton({ isBusy = false, onClick, children, ...rest }: CommandButtonProps) {
  const isOffline = isCut(useConnectivity())
  return (
    <Button
      {...rest}
      aria-disabled={isOffline || undefined}
      aria-busy={isBusy}
      // Also keeps a form from being submitted.
      onClick={isOffline ? (event) => event.preventDefault() : onClick}
    >
      {isOffline ? <Trans>{children} (needs internet)</Trans> : children}
    </Button>
  )
}
