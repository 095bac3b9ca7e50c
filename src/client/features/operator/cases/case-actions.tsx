import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../ui/link.tsx'
import type { DeskSearch } from '../desk/desk-search.ts'
import { at, type Desk } from '../desk/desks.ts'
import { KeyHint } from '../../../ui/keyboard/key-hint.tsx'
import { useShortcuts } from '../../../ui/keyboard/shortcuts.ts'
import { ConsoleShortcuts } from '../keyboard/console-shortcuts.tsx'

interface CaseActionsProps {
  desk: Desk
  /** Of the list that the case was opened from. */
  search: DeskSearch
  /** Label of the way back to it. */
  back: ReactNode
  /** The cases before and after it; without one, no key leads to them. */
  queue?: { goToNext: () => void; goToPrevious: () => void }
  /** Keys of the decision, before those that all cases have. */
  keys?: readonly (readonly [key: string, text: ReactNode])[]
}

/** What every page of one thing has: the way back to its list, the keys that move between them, and their list. */
export function CaseActions({ desk, search, back, queue, keys = [] }: CaseActionsProps) {
  const navigate = useNavigate()
  useShortcuts({
    j: queue?.goToNext,
    k: queue?.goToPrevious,
    u: () => void navigate({ ...at(desk), search }),
  })
  return (
    <>
      <ConsoleShortcuts
        keys={[
          ...keys,
          ...(queue ? STEPS : []),
          ['U', <Trans key="u">Back to the list</Trans>],
          ['Z', <Trans key="z">Go to the “Undo” button. Press Enter to undo.</Trans>],
        ]}
      />
      <ButtonLink variant="default" {...at(desk)} search={search} aria-keyshortcuts="U">
        {back}
        <KeyHint>U</KeyHint>
      </ButtonLink>
    </>
  )
}

const STEPS = [
  ['J', <Trans key="j">Next case</Trans>],
  ['K', <Trans key="k">Previous case</Trans>],
] as const
