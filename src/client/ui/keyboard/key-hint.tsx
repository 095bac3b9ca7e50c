import { Kbd } from '@mantine/core'
import '@mantine/core/styles/Kbd.layer.css'
import classes from './keyboard.module.css'
import { useShortcutsOn } from './shortcuts.ts'

/** The key of a button, beside its label; `aria-keyshortcuts` of the button says it to screen readers. */
export function KeyHint({ children }: { children: string }) {
  if (!useShortcutsOn()) return null
  return (
    <Kbd aria-hidden="true" size="xs" ms="xs" className={classes.keyboard}>
      {children}
    </Kbd>
  )
}
