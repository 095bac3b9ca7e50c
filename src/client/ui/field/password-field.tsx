import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { EyeIcon, EyeOffIcon } from '../icon/member-icons.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** A password input with a button to show it: typos on small keyboards are the most common failure. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'trailing'>) {
  const { t } = useLingui()
  const [shown, setShown] = useState(false)
  const toggle = (
    <IconButton
      type="button"
      icon={shown ? EyeOffIcon : EyeIcon}
      label={shown ? t`Hide password` : t`Show password`}
      onClick={() => setShown(!shown)}
    />
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
