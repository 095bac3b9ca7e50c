import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { LinkButton } from '../../../ui/button/button.tsx'
import type { DeskSearch } from '../desk/desk-search.ts'
import { at, type Desk } from '../desk/desks.ts'
import { KeyHint } from '../keyboard/key-hint.tsx'
import { useShortcuts } from '../keyboard/shortcuts.ts'
import { ShortcutsHelp } from '../keyboard/shortcuts-help.tsx'

interface CaseActionsProps {
  desk: Desk
  /** Of the list that the case was opened from. */
  search: DeskSearch
  /** Label of the way back to it. */
  back: ReactNode
  queue: { goToNext: () => void; goToPrevious: () => void; close: () => void }
  /** Keys of the decision, before those that all cases have. */
  keys: readonly (readonly [key: string, text: ReactNode])[]
}

/** What every case has: the way back, the keys that move between cases, and their list. */
export function CaseActions({ desk, search, back, queue, keys }: CaseActionsProps) {
  useShortcuts({ j: queue.goToNext, k: queue.goToPrevious, u: queue.close })
  return (
    <>
      <ShortcutsHelp
        keys={[
          ...keys,
          ['J', <Trans key="j">Next case</Trans>],
          ['K', <Trans key="k">Previous case</Trans>],
          ['U', <Trans key="u">Back to the list</Trans>],
          ['Z', <Trans key="z">Go to the “Undo” button. Press Enter to undo.</Trans>],
          ['?', <Trans key="?">Show this list</Trans>],
        ]}
      />
      <LinkButton variant="outline" {...at(desk)} search={search} aria-keyshortcuts="U">
        {back}
        <KeyHint>U</KeyHint>
      </LinkButton>
    </>
  )
}
