import { Trans } from '@lingui/react/macro'
import { ShortcutsHelp } from './shortcuts-help.tsx'

/** The shortcuts of a list. */
export const ListKeys = () => (
  <ShortcutsHelp
    keys={[
      ['J', <Trans key="j">Next row</Trans>],
      ['K', <Trans key="k">Previous row</Trans>],
      ['Enter', <Trans key="enter">Open the row</Trans>],
      ['Z', <Trans key="z">Go to the “Undo” button. Press Enter to undo.</Trans>],
      ['?', <Trans key="?">Show this list</Trans>],
    ]}
  />
)
