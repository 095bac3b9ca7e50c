import classes from './keyboard.module.css'
import { useShortcutsOn } from './shortcuts.ts'

/** The key of a button, beside its label; `aria-keyshortcuts` of the button says it to screen readers. */
export function KeyHint({ children }: { children: string }) {
  if (!useShortcutsOn()) return null
  return (
    <kbd aria-hidden="true" className={classes.hint}>
      {children}
    </kbd>
  )
}
