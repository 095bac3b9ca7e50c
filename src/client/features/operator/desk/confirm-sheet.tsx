import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import { CommandAlert, type RefusalWords } from './command-alert.tsx'
import { CommandButton } from './command-button.tsx'
import classes from './desk-form.module.css'

interface ConfirmSheetProps {
  title: ReactNode
  /** Explains the consequences. */
  children: ReactNode
  /** Label of the confirming button. */
  action: ReactNode
  isBusy: boolean
  error: Error | null
  refusals?: RefusalWords
  onConfirm: () => void
  onClose: () => void
}

/** Asks for confirmation of an act that is irreversible or visible to others. */
export function ConfirmSheet({
  title,
  children,
  action,
  isBusy,
  error,
  refusals = {},
  onConfirm,
  onClose,
}: ConfirmSheetProps) {
  return (
    <Sheet open fit title={title} onClose={onClose}>
      <div className={classes.sheet}>
        {children}
        {error && <CommandAlert error={error} words={refusals} />}
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
