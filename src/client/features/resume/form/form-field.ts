import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import type { ResumeValues } from '../../../entities/resume/resume-values.ts'

export type ResumeFormApi = UseFormReturnType<ResumeValues>

/** A field that draws itself: a change renders its owner alone, not the whole form. */
export function useFormField<Field extends keyof ResumeValues>(form: ResumeFormApi, field: Field) {
  const [value, setValue] = useState<ResumeValues[Field]>(() => form.getValues()[field])
  const change = (next: ResumeValues[Field]) => {
    setValue(next)
    setField(form, field, next)
  }
  return [value, change] as const
}

/** Keeps a value without rendering anything. */
export function setField<Field extends keyof ResumeValues>(
  form: ResumeFormApi,
  field: Field,
  value: ResumeValues[Field],
): void {
  form.setFieldValue<ResumeValues, keyof ResumeValues>(field, value, { forceUpdate: false })
}
