import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import type { ResumeValues } from '../../../entities/resume/resume-values.ts'

export type ResumeFormApi = UseFormReturnType<ResumeValues>

/** Subscribes a component to one field: a change re-renders that component only. */
export function useFormField<Field extends keyof ResumeValues>(form: ResumeFormApi, field: Field) {
  const [value, setValue] = useState<ResumeValues[Field]>(() => form.getValues()[field])
  const change = (next: ResumeValues[Field]) => {
    setValue(next)
    setField(form, field, next)
  }
  return [value, change] as const
}

/** Sets a value without re-rendering the form. */
export function setField<Field extends keyof ResumeValues>(
  form: ResumeFormApi,
  field: Field,
  value: ResumeValues[Field],
): void {
  form.setFieldValue<ResumeValues, keyof ResumeValues>(field, value, { forceUpdate: false })
}
