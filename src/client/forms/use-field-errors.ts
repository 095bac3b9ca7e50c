import { useEffect, useRef } from 'react'
import type { FieldErrorCode } from '../../contract/base/errors.ts'
import type { FieldErrors } from './field-errors.ts'
import { focusFirstError } from './focus-error.ts'

/**
 * Errors of a Mantine form that is sent by other ways than `useContractForm` knows; attach `element` as the form's ref.
 * @param focusFirst for forms that show their fields in several steps
 */
export function useErrorTexts(
  form: { setErrors: (texts: Record<string, string>) => void },
  textOf: (field: string, code: FieldErrorCode) => string,
  focusFirst?: (errors: FieldErrors) => void,
) {
  const element = useRef<HTMLFormElement>(null)
  /**
   * Shows the errors and focuses the first.
   * @returns whether there are any
   */
  const show = (found: FieldErrors): boolean => {
    const fields = Object.entries(found)
    form.setErrors(Object.fromEntries(fields.map(([field, code]) => [field, textOf(field, code)])))
    if (focusFirst) focusFirst(found)
    else focusFirstError(element.current, found)
    return fields.length > 0
  }
  return { element, show }
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
