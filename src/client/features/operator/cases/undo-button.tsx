import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef, useSyncExternalStore } from 'react'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { CommandButton } from '../desk/command-button.tsx'
import { KeyHint } from '../keyboard/key-hint.tsx'
import { useShortcuts } from '../keyboard/shortcuts.ts'
import { decisions, keyPlaceOf } from './last-decision.ts'
import { UndoRefusal } from './undo-refusal.tsx'
import { type DecidedCase, undoRefusalOf, useUndo } from './use-undo.ts'

interface UndoButtonProps {
  decisionId: string
  /** The case that was decided. */
  of: DecidedCase
  place?: 'case' | 'notice' | 'earlier'
  /** Id of the text that says which decision it is. */
  describedBy?: string
  onRefused?: () => void
  /** What can be done instead, said with a refusal. */
  instead?: ReactNode
}

/** Undoes a decision. */
export function UndoButton(props: UndoButtonProps) {
  const { decisionId, of, place = 'case', describedBy, onRefused, instead } = props
  const { i18n } = useLingui()
  const button = useRef<HTMLDivElement>(null)
  const { undo, isPending, error } = useUndo(of)
  const all = useSyncExternalStore(decisions.subscribe, decisions.get, decisions.get)
  const hasKey = keyPlaceOf(all, decisionId) === place
  const focus = () => {
    button.current?.closest('details')?.setAttribute('open', '')
    button.current?.querySelector('button')?.focus()
  }
  useShortcuts(hasKey ? { z: focus } : {})
  const refusal = undoRefusalOf(error)
  if (refusal)
    return (
      <UndoRefusal>
        {i18n._(refusal)} {instead}
      </UndoRefusal>
    )
  return (
    <div ref={button}>
      {error && <RequestAlert error={error} />}
      <CommandButton
        variant="default"
        size="sm"
        isBusy={isPending}
        {...(hasKey ? { 'aria-keyshortcuts': 'Z' } : {})}
        {...(describedBy ? { 'aria-describedby': describedBy } : {})}
        onClick={() => undo(decisionId, onRefused)}
      >
        <Trans>Undo</Trans>
        {hasKey && <KeyHint>Z</KeyHint>}
      </CommandButton>
    </div>
  )
}
