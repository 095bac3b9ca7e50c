import type { KeyboardEvent } from 'react'

const WITH_OWN_ENTER = ['button', 'submit', 'file']

/** Keeps Enter in a field from submitting its form: an act with consequences takes the press of its button. */
export function onlyByButton(event: KeyboardEvent): void {
  const { key, target, currentTarget } = event
  const isField = target instanceof HTMLInputElement && !WITH_OWN_ENTER.includes(target.type)
  // React also passes on the keys of sheets that were opened from the form.
  if (key === 'Enter' && isField && currentTarget.contains(target)) event.preventDefault()
}
