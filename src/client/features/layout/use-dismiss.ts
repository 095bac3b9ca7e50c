import { useClickOutside, useWindowEvent } from '@mantine/hooks'

/**
 * Closes on a press outside, when focus leaves, and on Escape. `area` goes to the `ref` of all of it. `leave` is for what
 * is pressed inside: like Escape it gives the focus back to what opened it, as it would be nowhere otherwise.
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
