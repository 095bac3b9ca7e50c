import { useLingui } from '@lingui/react'
import { useEffect, useRef } from 'react'
import type { FieldErrors } from '../../../forms/field-errors.ts'
import { fieldText } from './field-texts.ts'
import type { ResumeFormApi } from './form-field.ts'
import type { ResumeValues } from '../../../entities/resume/resume-values.ts'
import { errorsOfResume } from './resume-errors.ts'

/** Shows the error of each field and focuses the first invalid one. */
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
  // The server's errors are shown once, when the form is mounted.
  const atStart = useRef(refused)
  useEffect(() => {
    const errors = atStart.current
    atStart.current = {}
    if (Object.keys(errors).length === 0) return
    show(errors)
    focusFirst(Object.keys(errors))
  })
  /** @returns whether there are errors */
  const check = (values: ResumeValues): boolean => {
    const errors = errorsOfResume(values)
    const isWrong = Object.keys(errors).length > 0
    // Without errors before and after, the form is not re-rendered: saving comes first.
    if (isWrong || Object.keys(form.errors).length > 0) show(errors)
    if (isWrong) focusFirst(Object.keys(errors))
    return isWrong
  }
  return { check }
}
