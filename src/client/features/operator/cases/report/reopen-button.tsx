import { Trans } from '@lingui/react/macro'
import { CommandAlert } from '../../desk/command-alert.tsx'
import { CommandButton } from '../../desk/command-button.tsx'
import formClasses from '../../desk/desk-form.module.css'

interface ReopenButtonProps {
  isBusy: boolean
  error: Error | null
  onReopen: () => void
}

/** Opens a report again whose decision changed nothing but the report. */
export function ReopenButton({ isBusy, error, onReopen }: ReopenButtonProps) {
  return (
    <div className={formClasses.actions}>
      {error && <CommandAlert error={error} />}
      <CommandButton variant="default" isBusy={isBusy} onClick={() => !isBusy && onReopen()}>
        <Trans>Open this report again</Trans>
      </CommandButton>
      <p className={formClasses.dim}>
        <Trans>You can then decide anew. Whoever reported it is told.</Trans>
      </p>
    </div>
  )
}
