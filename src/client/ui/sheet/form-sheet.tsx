import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './form-sheet.module.css'
import { Sheet } from './sheet.tsx'

interface FormSheetProps {
  title: ReactNode
  /** What the first button does; without it only the way out is left. */
  action?: ReactNode
  /** Whether there is nothing to send yet, or it is being sent. */
  disabled?: boolean
  onSubmit: () => void
  onClose: () => void
  /** Replaces "Cancel". */
  cancel?: ReactNode
  children: ReactNode
}

/** A short form in a sheet: its fields, one button that sends it, and one that leaves it. */
export function FormSheet(props: FormSheetProps) {
  const { title, action, disabled = false, onSubmit, onClose, cancel, children } = props
  return (
    <Sheet open fit onClose={onClose} title={title}>
      <div className={classes.sheet}>
        {children}
        <div className={classes.actions}>
          {action !== undefined && (
            <Button fullWidth disabled={disabled} onClick={onSubmit}>
              {action}
            </Button>
          )}
          <Button fullWidth variant="subtle" color="gray" onClick={onClose}>
            {cancel ?? <Trans>Cancel</Trans>}
          </Button>
        </div>
      </div>
    </Sheet>
  )
}
