import { useClickOutside, useWindowEvent } from '@mantine/hooks'

/**
 * Closes on a press outside, when focus leaves, and on Escape, which gives the focus back to what opened it.
 * The result goes to the area's `ref`.
 */
export function useDismiss(open: boolean, close: () => void) {
  const area = useClickOutside<HTMLDivElement>(close, ['pointerdown', 'focusin'], undefined, open)
  useWindowEvent('keydown', (event) => {
    if (!open || event.key !== 'Escape') return
    area.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
    close()
  })
  return area
}
