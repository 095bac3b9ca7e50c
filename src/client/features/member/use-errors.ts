import { useLingui } from '@lingui/react'
import type { RefObject } from 'react'
import type { FieldErrors } from '../../forms/field-errors.ts'
import { memberFieldText } from './member-texts.ts'

interface Failed {
  setErrors: (errors: Record<string, string>) => void
}

/** Shows the error of each field and focuses the first invalid one. */
export function useFieldErrors(form: Failed, element: RefObject<HTMLFormElement | null>) {
  const { i18n } = useLingui()
  const focusFirst = (wanted: (field: string) => boolean) => {
    const inputs = element.current?.querySelectorAll<HTMLInputElement>('input[name]') ?? []
    ;[...inputs].find((input) => wanted(input.name))?.focus()
  }
  const focus = (field: string) => focusFirst((name) => name === field)
  /** @returns whether there are errors */
  const show = (errors: FieldErrors): boolean => {
    const all = Object.entries(errors)
    form.setErrors(
      Object.fromEntries(all.map(([field, code]) => [field, i18n._(memberFieldText(field, code))])),
    )
    focusFirst((field) => field in errors)
    return all.length > 0
  }
  return { focus, show }
}
