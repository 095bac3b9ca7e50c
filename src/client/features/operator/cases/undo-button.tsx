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
  /** In the notice of the last decision: the key belongs to the case that is open, if that can be undone, too. */
  isInNotice?: boolean
}

/** Undoes a decision. The key Z moves to the button. */
export function UndoButton({ decisionId, of, isInNotice = false }: UndoButtonProps) {
  const { i18n } = useLingui()
  const button = useRef<HTMLDivElement>(null)
  const { undo, isPending, error } = useUndo(of)
  const isOthers = () => isInNotice && document.querySelector('[data-undo="case"]') !== null
  useShortcuts({ z: () => !isOthers() && button.current?.querySelector('button')?.focus() })
  const refusal = undoRefusalOf(error)
  if (refusal) return <AlertMessage>{i18n._(refusal)}</AlertMessage>
  return (
    <div ref={button} data-undo={isInNotice ? 'notice' : 'case'}>
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
