import { useRef, useState } from 'react'
import type { FieldErrors } from './field-errors.ts'
import { focusFirstError } from './focus-error.ts'

/** Field errors of a form; attach `element` as the form's ref. */
export function useFieldErrors(initial: FieldErrors = {}) {
  const element = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState(initial)
  return {
    element,
    fieldErrors: errors,
    /**
     * Shows the errors and focuses the first.
     * @returns whether there are any
     */
    show: (found: FieldErrors): boolean => {
      setErrors(found)
      focusFirstError(element.current, found)
      return Object.keys(found).length > 0
    },
    /** Adds errors without moving the focus. */
    mark: (found: FieldErrors) => setErrors((before) => ({ ...before, ...found })),
    /** Clears the error of a field that is being edited. */
    forget: (field: string) =>
      setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => name !== field))),
  }
}
