import { TextInput, type TextInputProps } from '@mantine/core'

/** The email that a member signs in with. */
export function EmailField(props: Omit<TextInputProps, 'name' | 'type'>) {
  return (
    <TextInput
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      {...props}
    />
  )
}
