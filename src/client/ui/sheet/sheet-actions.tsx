import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import classes from './sheet-actions.module.css'

interface SheetActionsProps {
  /** Nothing is chosen yet that could be confirmed. */
  disabled: boolean
  onConfirm: () => void
  onCancel: () => void
  /** Instead of "Cancel", where it takes away what was chosen before. */
  cancel?: ReactNode
}

/** At the foot of a sheet with a choice. */
export function SheetActions({ disabled, onConfirm, onCancel, cancel }: SheetActionsProps) {
  return (
    <div className={classes.actions}>
      <Button variant="outline" onClick={onCancel}>
        {cancel ?? <Trans>Cancel</Trans>}
      </Button>
      <Button disabled={disabled} onClick={onConfirm}>
        <Trans>Confirm</Trans>
      </Button>
    </div>
  )
}
