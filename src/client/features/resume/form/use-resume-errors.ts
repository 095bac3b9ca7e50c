import { useLingui } from '@lingui/react'
import { useEffect, useRef } from 'react'
import type { FieldTroubles } from '../../../forms/field-errors.ts'
import { fieldText } from './field-texts.ts'
import type { ResumeFormApi } from './form-field.ts'
import type { ResumeValues } from './resume-values.ts'
import { troublesOfResume } from './resume-errors.ts'

/** Says what is wrong at each field of the form, and leads to the first of them. */
export function useResumeTroubles(
  form: ResumeFormApi,
  refused: FieldTroubles,
  focusFirst: (fields: readonly string[]) => void,
) {
  const { i18n } = useLingui()
  const show = (troubles: FieldTroubles) =>
    form.setErrors(
      Object.fromEntries(
        Object.entries(troubles).map(([field, code]) => [field, i18n._(fieldText(field, code))]),
      ),
    )
  // What the server refused is said as soon as the form is there, once.
  const atStart = useRef(refused)
  useEffect(() => {
    const troubles = atStart.current
    atStart.current = {}
    if (Object.keys(troubles).length === 0) return
    show(troubles)
    focusFirst(Object.keys(troubles))
  })
  /** @returns whether anything is wrong */
  const check = (values: ResumeValues): boolean => {
    const troubles = troublesOfResume(values)
    const isWrong = Object.keys(troubles).length > 0
    // A form without troubles before and after is not drawn again: saving comes first.
    if (isWrong || Object.keys(form.errors).length > 0) show(troubles)
    if (isWrong) focusFirst(Object.keys(troubles))
    return isWrong
  }
  return { check }
}
