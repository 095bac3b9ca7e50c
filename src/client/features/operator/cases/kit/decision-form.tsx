import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { CommandAlert, type RefusalWords } from '../../desk/command-alert.tsx'
import { CommandButton } from '../../desk/command-button.tsx'
import { Effects } from '../../desk/effects.tsx'

export interface DecisionState {
  isBusy: boolean
  error: Error | null
}

interface Choice {
  label: ReactNode
  /** Decides at once; a rejection is shown above the buttons. */
  onDecide?: () => Promise<unknown>
  /** Asks for more first, which also works offline. */
  onAsk?: () => void
  /** Whether it stands out; the first one does. */
  isMain?: boolean
  isDisabled?: boolean
}

interface DecisionFormProps extends DecisionState {
  /** Fields of the decision. */
  children?: ReactNode
  /** What the decision does and who is told. */
  effects?: ReactNode
  /** How it is taken back; by default with the undo of a decision. */
  back?: ReactNode
  refusals?: RefusalWords
  choices: readonly Choice[]
}

/** The decision of a case in a sheet: its fields, what it does, why it failed, and a button for each choice. */
export function DecisionForm(props: DecisionFormProps) {
  const { isBusy, error, children, effects, back, refusals = {}, choices } = props
  return (
    <>
      {children}
      {effects && <Effects {...(back ? { back } : {})}>{effects}</Effects>}
      {error && <CommandAlert error={error} words={refusals} />}
      {choices.map(({ label, onDecide, onAsk, isMain, isDisabled = false }, place) => {
        const variant = (isMain ?? place === 0) ? 'filled' : 'default'
        return onDecide ? (
          <CommandButton
            key={place}
            fullWidth
            variant={variant}
            isBusy={isBusy}
            disabled={isDisabled}
            onClick={() => isBusy || void onDecide().catch(() => null)}
          >
            {label}
          </CommandButton>
        ) : (
          <Button key={place} fullWidth variant={variant} onClick={onAsk}>
            {label}
          </Button>
        )
      })}
    </>
  )
}
