import { useRef, useState } from 'react'
import type { FieldErrors } from './field-errors.ts'
import { focusFirstError } from './focus-error.ts'

/** What is wrong at the fields of a form, which needs `element` as its ref. */
export function useFieldErrors(initial: FieldErrors = {}) {
  const element = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState(initial)
  return {
    element,
    fieldErrors: errors,
    /** Takes the writer to the first of them. @returns whether there are any */
    show: (found: FieldErrors): boolean => {
      setErrors(found)
      focusFirstError(element.current, found)
      return Object.keys(found).length > 0
    },
    /** Says what is wrong with one more field, and leaves the writer where they are. */
    mark: (found: FieldErrors) => setErrors((before) => ({ ...before, ...found })),
    /** Its field is being changed. */
    forget: (field: string) =>
      setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => name !== field))),
  }
}
