import { useLingui } from '@lingui/react/macro'
import { ActionIcon } from '@mantine/core'
import { useState } from 'react'
import { EyeIcon, EyeOffIcon } from '../icon/member-icons.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** A password input with a button to show it: typos on small keyboards are the most common failure. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'trailing'>) {
  const { t } = useLingui()
  const [shown, setShown] = useState(false)
  const toggle = (
    <ActionIcon
      aria-label={shown ? t`Hide password` : t`Show password`}
      title={shown ? t`Hide password` : t`Show password`}
      onClick={() => setShown(!shown)}
    >
      {shown ? <EyeOffIcon size={24} /> : <EyeIcon size={24} />}
    </ActionIcon>
  )
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      trailing={toggle}
    />
  )
}
