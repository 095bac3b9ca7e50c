import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { AlertMessage } from '../../../ui/page/alert-message.tsx'
import { CommandButton } from '../desk/command-button.tsx'
import type { Desk } from '../desk/desks.ts'
import { KeyHint } from '../keyboard/key-hint.tsx'
import { useShortcuts } from '../keyboard/shortcuts.ts'
import { undoRefusalOf, useUndo } from './use-undo.ts'

interface UndoButtonProps {
  decisionId: string
  /** The case that was decided. */
  of: { desk: Desk; id: string; name: string }
}

/** Undoes a decision. The key Z moves to the button. */
export function UndoButton({ decisionId, of }: UndoButtonProps) {
  const { i18n } = useLingui()
  const button = useRef<HTMLDivElement>(null)
  const { undo, isPending, error } = useUndo(of)
  useShortcuts({ z: () => button.current?.querySelector('button')?.focus() })
  const refusal = undoRefusalOf(error)
  if (refusal) return <AlertMessage>{i18n._(refusal)}</AlertMessage>
  return (
    <div ref={button}>
      {error && <RequestAlert error={error} />}
      <CommandButton
        variant="outline"
        size="sm"
        isBusy={isPending}
        aria-keyshortcuts="Z"
        onClick={() => undo(decisionId)}
      >
        <Trans>Undo</Trans>
        <KeyHint>Z</KeyHint>
      </CommandButton>
    </div>
  )
}
