import { useLingui } from '@lingui/react'
import { useEffect, useRef } from 'react'
import type { FieldErrors } from '../../../forms/field-errors.ts'
import { fieldText } from './field-texts.ts'
import type { ResumeFormApi } from './form-field.ts'
import type { ResumeValues } from '../../../entities/resume/resume-values.ts'
import { errorsOfResume } from './resume-errors.ts'

/** Says what is wrong at each field of the form, and leads to the first of them. */
export function useResumeErrors(
  form: ResumeFormApi,
  refused: FieldErrors,
  focusFirst: (fields: readonly string[]) => void,
) {
  const { i18n } = useLingui()
  const show = (errors: FieldErrors) =>
    form.setErrors(
      Object.fromEntries(
        Object.entries(errors).map(([field, code]) => [field, i18n._(fieldText(field, code))]),
      ),
    )
  // What the server refused is said as soon as the form is there, once.
  const atStart = useRef(refused)
  useEffect(() => {
    const errors = atStart.current
    atStart.current = {}
    if (Object.keys(errors).length === 0) return
    show(errors)
    focusFirst(Object.keys(errors))
  })
  /** @returns whether anything is wrong */
  const check = (values: ResumeValues): boolean => {
    const errors = errorsOfResume(values)
    const isWrong = Object.keys(errors).length > 0
    // A form without troubles before and after is not drawn again: saving comes first.
    if (isWrong || Object.keys(form.errors).length > 0) show(errors)
    if (isWrong) focusFirst(Object.keys(errors))
    return isWrong
  }
  return { check }
}
