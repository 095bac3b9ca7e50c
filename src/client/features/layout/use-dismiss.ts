import { useClickOutside, useWindowEvent } from '@mantine/hooks'

/**
 * Closes a menu on a press outside, when focus leaves, and on Escape. `area` is the ref of its root. `leave`
 * closes it from inside and, like Escape, returns the focus to the button that opened it.
 */
export function useDismiss(open: boolean, close: () => void) {
  const area = useClickOutside<HTMLDivElement>(close, ['pointerdown', 'focusin'], undefined, open)
  const leave = () => {
    area.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
    close()
  }
  useWindowEvent('keydown', (event) => {
    if (open && event.key === 'Escape') leave()
  })
  return { area, leave }
}
