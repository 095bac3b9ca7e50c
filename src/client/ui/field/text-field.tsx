import { TextInput } from '@mantine/core'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import field from './field.module.css'
import classes from './text-field.module.css'

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size'> {
  ref?: Ref<HTMLInputElement>
  label: ReactNode
  /** Error message. */
  error?: ReactNode
  /** Help text. */
  hint?: ReactNode
  /** At the right end inside the box: a button or a counter. */
  trailing?: ReactNode
}

/** A single-line input with its label above and the error below. */
export function TextField({ error, hint, trailing, ...input }: TextFieldProps) {
  return (
    <TextInput
      unstyled
      classNames={{
        root: field.field,
        label: field.label,
        wrapper: `${field.box} ${classes.box}`,
        input: `${field.input} ${classes.input}`,
        description: field.hint,
        error: field.error,
      }}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={error ? undefined : hint}
      error={error}
      withAsterisk={false}
      rightSection={trailing}
      {...input}
    />
  )
}
