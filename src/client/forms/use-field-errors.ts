import { useEffect, useRef, useState } from 'react'
import type { FieldErrorCode } from '../../contract/base/errors.ts'
import type { FieldErrors } from './field-errors.ts'
import { focusFirstError } from './focus-error.ts'

/** Field errors of a form; attach `element` as the ref of the form, or of what stands for one. */
export function useFieldErrors<Form extends HTMLElement = HTMLFormElement>(initial: FieldErrors = {}) {
  const [errors, setErrors] = useState(initial)
  return {
    ...useErrorDisplay<Form>(setErrors),
    fieldErrors: errors,
    /** Replaces the errors without moving the focus. */
    update: setErrors,
    /** Adds errors without moving the focus. */
    mark: (found: FieldErrors) => setErrors((before) => ({ ...before, ...found })),
    /** Clears the error of a field that is being edited. */
    forget: (field: string) =>
      setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => name !== field))),
  }
}

/** Field errors of a form that keeps them itself, as texts (Mantine's); attach `element` as the form's ref. */
export function useErrorTexts(
  form: { setErrors: (texts: Record<string, string>) => void },
  textOf: (field: string, code: FieldErrorCode) => string,
  focusFirst?: (errors: FieldErrors) => void,
) {
  const keep = (errors: FieldErrors) =>
    form.setErrors(
      Object.fromEntries(Object.entries(errors).map(([field, code]) => [field, textOf(field, code)])),
    )
  return useErrorDisplay(keep, focusFirst)
}

/** Shows once, as soon as the form is there, what the server had against the values it begins with. */
export function useErrorsAtStart(refused: FieldErrors, show: (errors: FieldErrors) => boolean): void {
  const isShown = useRef(false)
  useEffect(() => {
    if (isShown.current || Object.keys(refused).length === 0) return
    isShown.current = true
    show(refused)
  })
}

/** @param focusFirst for forms that show their fields in several steps */
function useErrorDisplay<Form extends HTMLElement = HTMLFormElement>(
  keep: (errors: FieldErrors) => void,
  focusFirst?: (errors: FieldErrors) => void,
) {
  const element = useRef<Form>(null)
  return {
    element,
    /**
     * Shows the errors and focuses the first.
     * @returns whether there are any
     */
    show: (found: FieldErrors): boolean => {
      keep(found)
      if (focusFirst) focusFirst(found)
      else focusFirstError(element.current, found)
      return Object.keys(found).length > 0
    },
    focus: (field: string) => focusFirstError(element.current, { [field]: true }),
  }
}
