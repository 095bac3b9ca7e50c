import { type RefObject, useEffect } from 'react'

const WITH_OWN_ENTER = ['button', 'submit', 'file']

/** Keeps Enter in a field from submitting the form: an act with consequences takes the press of its button. */
export function useOnlyByButton(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = form.current
    const stop = (event: KeyboardEvent) => {
      const { key, target } = event
      if (key === 'Enter' && target instanceof HTMLInputElement && !WITH_OWN_ENTER.includes(target.type))
        event.preventDefault()
    }
    element?.addEventListener('keydown', stop)
    return () => element?.removeEventListener('keydown', stop)
  }, [form])
}
