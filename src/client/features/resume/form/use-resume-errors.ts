import { useLingui } from '@lingui/react'
import type { FieldErrors } from '../../../forms/field-errors.ts'
import { useErrorsAtStart, useErrorTexts } from '../../../forms/use-field-errors.ts'
import type { ResumeValues } from '../../../entities/resume/resume-values.ts'
import { fieldText } from './field-texts.ts'
import { errorsOfResume } from './resume-errors.ts'
import type { ResumeFormApi } from './resume-form-api.ts'

/** Shows the error of each field and focuses the first invalid one. */
export function useResumeErrors(
  form: ResumeFormApi,
  refused: FieldErrors,
  focusFirst: (fields: readonly string[]) => void,
) {
  const { i18n } = useLingui()
  const { show } = useErrorTexts(
    form,
    (field, code) => i18n._(fieldText(field, code)),
    (errors) => focusFirst(Object.keys(errors)),
  )
  useErrorsAtStart(refused, show)
  /** @returns whether anything is wrong */
  const check = (values: ResumeValues): boolean => {
    const errors = errorsOfResume(values)
    const isWrong = Object.keys(errors).length > 0
    // A form without errors before and after is not drawn again: saving comes first.
    if (isWrong || Object.keys(form.errors).length > 0) show(errors)
    return isWrong
  }
  return { check }
}
