import { Trans } from '@lingui/react/macro'
import { Button, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { CommandAlert, type RefusalWords } from '../../desk/command-alert.tsx'
import { CommandButton } from '../../desk/command-button.tsx'
import { DecisionEffects } from '../../desk/decision-effects.tsx'

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
  /** Submits the form around it. */
  isSubmit?: boolean
  /** Whether it stands out; the first one does. */
  isMain?: boolean
  isDisabled?: boolean
}

interface DecisionFormProps extends DecisionState {
  /** Fields of the decision. */
  children?: ReactNode
  /** What the decision does and who is told. */
  effects?: ReactNode
  /** Whether it cannot be undone. */
  isFinal?: boolean
  refusals?: RefusalWords
  choices: readonly Choice[]
  onCancel?: () => void
  /** Replaces "Cancel". */
  cancel?: ReactNode
}

/** The decision of a case in a sheet: its fields, what it does, why it failed, and a button for each choice. */
export function DecisionForm(props: DecisionFormProps) {
  const {
    isBusy,
    error,
    children,
    effects,
    isFinal = false,
    refusals = {},
    choices,
    cancel,
    onCancel,
  } = props
  return (
    <>
      {children}
      {effects && <DecisionEffects>{effects}</DecisionEffects>}
      {error && <CommandAlert error={error} words={refusals} />}
      {isFinal && (
        <Text size="sm" c="dimmed">
          <Trans>This cannot be undone.</Trans>
        </Text>
      )}
      {choices.map(({ label, onDecide, onAsk, isSubmit = false, isMain, isDisabled = false }, place) => {
        const variant = (isMain ?? place === 0) ? 'filled' : 'default'
        return onAsk ? (
          <Button key={place} fullWidth variant={variant} onClick={onAsk}>
            {label}
          </Button>
        ) : (
          <CommandButton
            key={place}
            fullWidth
            variant={variant}
            type={isSubmit ? 'submit' : 'button'}
            isBusy={isBusy}
            disabled={isDisabled}
            onClick={() => isBusy || void onDecide?.().catch(() => null)}
          >
            {label}
          </CommandButton>
        )
      })}
      {onCancel && (
        <Button fullWidth variant="subtle" color="gray" onClick={onCancel}>
          {cancel ?? <Trans>Cancel</Trans>}
        </Button>
      )}
    </>
  )
}
