import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef, useSyncExternalStore } from 'react'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { CommandButton } from '../desk/command-button.tsx'
import { KeyHint } from '../keyboard/key-hint.tsx'
import { useShortcuts } from '../keyboard/shortcuts.ts'
import { decisions } from './last-decision.ts'
import { UndoRefusal } from './undo-refusal.tsx'
import { type DecidedCase, undoRefusalOf, useUndo } from './use-undo.ts'

type Place = 'case' | 'notice' | 'earlier'

interface UndoButtonProps {
  decisionId: string
  /** The case that was decided. */
  of: DecidedCase
  place?: Place
  /** Id of the text that says which decision it is. */
  describedBy?: string
  onRefused?: () => void
  /** What can be done instead, said with a refusal. */
  instead?: ReactNode
}

/**
 * Undoes a decision. The key Z moves to the last one, else to the latest of the earlier ones, else to that of the open
 * case.
 */
export function UndoButton(props: UndoButtonProps) {
  const { decisionId, of, place = 'case', describedBy, onRefused, instead } = props
  const { i18n } = useLingui()
  const button = useRef<HTMLDivElement>(null)
  const { undo, isPending, error } = useUndo(of)
  const hasKey = useKeyPlace(decisionId) === place
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
        variant="outline"
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

/** Where the button is that the key Z moves to; undefined if it is an earlier decision other than this one. */
function useKeyPlace(decisionId: string): Place | undefined {
  const { last, earlier } = useSyncExternalStore(decisions.subscribe, decisions.get, decisions.get)
  if (last?.undo) return 'notice'
  const [latest] = earlier
  if (!latest) return 'case'
  return latest.undo?.decisionId === decisionId ? 'earlier' : undefined
}
