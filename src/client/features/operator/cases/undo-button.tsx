import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { AlertMessage } from '../../../ui/page/alert-message.tsx'
import { CommandButton } from '../desk/command-button.tsx'
import { KeyHint } from '../keyboard/key-hint.tsx'
import { useShortcuts } from '../keyboard/shortcuts.ts'
import { type DecidedCase, undoRefusalOf, useUndo } from './use-undo.ts'

interface UndoButtonProps {
  decisionId: string
  /** The case that was decided. */
  of: DecidedCase
  /** In the notice of decisions the key belongs to the case that is open, if that can be undone, else to the last one. */
  place?: 'case' | 'notice' | 'earlier'
}

/** Undoes a decision. The key Z moves to the button, but for earlier decisions. */
export function UndoButton({ decisionId, of, place = 'case' }: UndoButtonProps) {
  const { i18n } = useLingui()
  const button = useRef<HTMLDivElement>(null)
  const { undo, isPending, error } = useUndo(of)
  const hasKey = place !== 'earlier'
  const isOthers = () => place === 'notice' && document.querySelector('[data-undo="case"]') !== null
  const focus = () => !isOthers() && button.current?.querySelector('button')?.focus()
  useShortcuts(hasKey ? { z: focus } : {})
  const refusal = undoRefusalOf(error)
  if (refusal) return <AlertMessage>{i18n._(refusal)}</AlertMessage>
  return (
    <div ref={button} data-undo={place}>
      {error && <RequestAlert error={error} />}
      <CommandButton
        variant="outline"
        size="sm"
        isBusy={isPending}
        {...(hasKey ? { 'aria-keyshortcuts': 'Z' } : {})}
        onClick={() => undo(decisionId)}
      >
        <Trans>Undo</Trans>
        {hasKey && <KeyHint>Z</KeyHint>}
      </CommandButton>
    </div>
  )
}
