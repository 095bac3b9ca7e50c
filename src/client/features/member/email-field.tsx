import { TextField, type TextFieldProps } from '../../ui/field/text-field.tsx'

/** The email that a member signs in with. */
export function EmailField(props: Omit<TextFieldProps, 'name' | 'type'>) {
  return (
    <TextField
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      {...props}
    />
  )
}
