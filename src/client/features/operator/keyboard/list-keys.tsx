import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ShortcutsHelp } from '../../../ui/keyboard/shortcuts-help.tsx'
import { useShortcuts } from '../../../ui/keyboard/shortcuts.ts'

/** What the keys of a page do, in the order of their use. */
export type Keys = readonly (readonly [key: string, text: ReactNode])[]

interface ListKeysProps {
  isSearched?: boolean
}

export function ListKeys({ isSearched = false }: ListKeysProps) {
  useShortcuts(isSearched ? { '/': focusSearch } : {})
  return (
    <ConsoleShortcuts
      keys={[
        ['J', <Trans key="j">Next row</Trans>],
        ['K', <Trans key="k">Previous row</Trans>],
        ['Enter', <Trans key="enter">Open the row</Trans>],
        ...(isSearched ? SEARCH : []),
        ['Z', <Trans key="z">Go to the “Undo” button. Press Enter to undo.</Trans>],
      ]}
    />
  )
}

const SEARCH: Keys = [['/', <Trans key="/">Go to the search field</Trans>]]

const focusSearch = () => document.querySelector<HTMLElement>('#desk input[type="search"]')?.focus()

/** The shortcuts of a page of the console: its own, and that of the menu. */
export const ConsoleShortcuts = ({ keys = [] }: { keys?: Keys }) => (
  <ShortcutsHelp keys={[...keys, ['G', <Trans key="g">Go to the menu</Trans>]]} />
)
