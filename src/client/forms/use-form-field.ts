import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'

/** Subscribes a component to one field: a change re-renders that component only. */
export function useFormField<Values extends object, Name extends keyof Values & string>(
  form: UseFormReturnType<Values>,
  name: Name,
) {
  const [value, setValue] = useState<Values[Name]>(() => form.getValues()[name])
  const change = (next: Values[Name]) => {
    setValue(next)
    setField(form, name, next)
  }
  return [value, change] as const
}

/** Sets a value without re-rendering the form, unless the field had an error, which is cleared. */
export function setField<Values extends object, Name extends keyof Values & string>(
  form: Pick<UseFormReturnType<Values>, 'setFieldValue'>,
  name: Name,
  value: Values[Name],
): void {
  // Mantine types values by paths into the form, which TypeScript does not resolve for a generic form.
  type Given = Parameters<typeof form.setFieldValue<Values, string>>[1]
  form.setFieldValue<Values, string>(name, value as Given, { forceUpdate: false })
}
