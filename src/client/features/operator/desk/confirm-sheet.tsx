import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import { CommandButton } from './command-button.tsx'
import classes from './desk-form.module.css'

interface ConfirmSheetProps {
  title: ReactNode
  /** What becomes of it. */
  children: ReactNode
  /** What the button that does it says. */
  action: ReactNode
  isBusy: boolean
  error: Error | null
  onConfirm: () => void
  onClose: () => void
}

/** One more press before something is done that cannot be taken back, or that others see. */
export function ConfirmSheet({
  title,
  children,
  action,
  isBusy,
  error,
  onConfirm,
  onClose,
}: ConfirmSheetProps) {
  return (
    <Sheet open fit title={title} onClose={onClose}>
      <div className={classes.sheet}>
        {children}
        {error && <RequestAlert error={error} />}
        <CommandButton full isBusy={isBusy} onClick={() => !isBusy && onConfirm()}>
          {action}
        </CommandButton>
        <Button full variant="subtle" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </Sheet>
  )
}
