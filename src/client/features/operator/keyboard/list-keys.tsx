import { Trans } from '@lingui/react/macro'
import { ConsoleShortcuts } from './console-shortcuts.tsx'
import { useShortcuts } from '../../../ui/keyboard/shortcuts.ts'

interface ListKeysProps {
  /** Whether the list has a search field. */
  isSearched?: boolean
}

/** The shortcuts of a list. */
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

const SEARCH = [['/', <Trans key="/">Go to the search field</Trans>]] as const

const focusSearch = () => document.querySelector<HTMLElement>('#desk input[type="search"]')?.focus()
