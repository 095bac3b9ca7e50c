import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useSyncExternalStore } from 'react'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { AlertMessage } from '../../../ui/page/alert-message.tsx'
import { CommandButton } from '../desk/command-button.tsx'
import { KeyHint } from '../keyboard/key-hint.tsx'
import { useShortcuts } from '../keyboard/shortcuts.ts'
import { decisions } from './last-decision.ts'
import { type DecidedCase, undoRefusalOf, useUndo } from './use-undo.ts'

interface UndoButtonProps {
  decisionId: string
  /** The case that was decided. */
  of: DecidedCase
  place?: 'case' | 'notice' | 'earlier'
  /** Id of the text that says which decision it is. */
  describedBy?: string
}

/** Undoes a decision. The key Z moves to the announced one, or to that of the open case where none is announced. */
export function UndoButton({ decisionId, of, place = 'case', describedBy }: UndoButtonProps) {
  const { i18n } = useLingui()
  const button = useRef<HTMLDivElement>(null)
  const { undo, isPending, error } = useUndo(of)
  const { last } = useSyncExternalStore(decisions.subscribe, decisions.get, decisions.get)
  const hasKey = place === 'notice' || (place === 'case' && !last?.undo)
  const focus = () => button.current?.querySelector('button')?.focus()
  useShortcuts(hasKey ? { z: focus } : {})
  const refusal = undoRefusalOf(error)
  if (refusal) return <AlertMessage>{i18n._(refusal)}</AlertMessage>
  return (
    <div ref={button}>
      {error && <RequestAlert error={error} />}
      <CommandButton
        variant="outline"
        size="sm"
        isBusy={isPending}
        {...(hasKey ? { 'aria-keyshortcuts': 'Z' } : {})}
        {...(describedBy ? { 'aria-describedby': describedBy } : {})}
        onClick={() => undo(decisionId)}
      >
        <Trans>Undo</Trans>
        {hasKey && <KeyHint>Z</KeyHint>}
      </CommandButton>
    </div>
  )
}
