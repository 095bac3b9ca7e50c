import { Trans, useLingui } from '@lingui/react/macro'
import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import '@mantine/core/styles/PasswordInput.layer.css'
import { useState } from 'react'

/**
 * The member's password, unless it is told otherwise: Mantine's password input with a named button in the order of focus, and with `aria-invalid`, which it leaves out.
 * Typos on small keyboards are the most common failure.
 */
export function PasswordField(props: PasswordInputProps) {
  const { t } = useLingui()
  const [isShown, setShown] = useState(false)
  const name = isShown ? t`Hide password` : t`Show password`
  return (
    <PasswordInput
      label={<Trans>Password</Trans>}
      name="password"
      autoComplete="current-password"
      visible={isShown}
      onVisibilityChange={setShown}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': name, 'aria-pressed': undefined, title: name }}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      aria-invalid={props.error ? true : undefined}
      {...props}
    />
  )
}
