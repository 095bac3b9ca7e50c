import { type RefObject, useEffect, useRef } from 'react'

/**
 * Focuses the marked or the first text field of a form in a sheet. The sheet itself looks for its start when it opens,
 * which is before a form that waits for its draft is there.
 */
export function useStartFocus<Element extends HTMLElement>(): RefObject<Element | null> {
  const form = useRef<Element>(null)
  useEffect(() => {
    const marked = form.current?.querySelector<HTMLElement>('[data-autofocus]')
    const first = form.current?.querySelector<HTMLElement>('input:not([type="checkbox"]), textarea')
    const start = marked ?? first
    start?.focus()
    // A draft is gone on with at its end.
    if (start instanceof HTMLTextAreaElement) start.setSelectionRange(start.value.length, start.value.length)
  }, [])
  return form
}
