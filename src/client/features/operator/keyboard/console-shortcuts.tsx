import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ShortcutsHelp } from '../../../ui/keyboard/shortcuts-help.tsx'

/** The shortcuts of a page of the console: its own, and that of the menu. */
export const ConsoleShortcuts = ({
  keys = [],
}: {
  keys?: readonly (readonly [key: string, text: ReactNode])[]
}) => <ShortcutsHelp keys={[...keys, ['G', <Trans key="g">Go to the menu</Trans>]]} />
