import { Trans } from '@lingui/react/macro'
import { Button, Flex } from '@mantine/core'
import type { ReactNode } from 'react'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import { CommandAlert, type RefusalWords } from './command-alert.tsx'
import { CommandButton } from './command-button.tsx'
import { sheetBody } from './desk-surfaces.ts'

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
      <Flex {...sheetBody}>
        {children}
        {error && <CommandAlert error={error} words={refusals} />}
        <CommandButton fullWidth isBusy={isBusy} onClick={() => !isBusy && onConfirm()}>
          {action}
        </CommandButton>
        <Button fullWidth variant="subtle" color="gray" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </Flex>
    </Sheet>
  )
}
