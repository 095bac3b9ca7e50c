import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './sheet-actions.module.css'

interface SheetActionsProps {
  /** Whether there is nothing to confirm yet. */
  disabled: boolean
  onConfirm: () => void
  onCancel: () => void
  /** Replaces "Cancel", for example to clear the previous choice. */
  cancel?: ReactNode
}

/** The footer of a sheet with a choice. */
export function SheetActions({ disabled, onConfirm, onCancel, cancel }: SheetActionsProps) {
  return (
    <div className={classes.actions}>
      <Button variant="default" onClick={onCancel}>
        {cancel ?? <Trans>Cancel</Trans>}
      </Button>
      <Button disabled={disabled} onClick={onConfirm}>
        <Trans>Confirm</Trans>
      </Button>
    </div>
  )
}
