import { Trans } from '@lingui/react/macro'
import type { PasswordInputProps } from '@mantine/core'
import { EXAMPLE_PASSWORD } from '../../../contract/account/password-text.ts'
import { PasswordField } from '../../entities/identity/password-field.tsx'

/** A password that is chosen here, with what the server accepts said before it is typed. */
export function NewPasswordField(props: PasswordInputProps) {
  const example = EXAMPLE_PASSWORD
  return (
    <PasswordField
      description={
        <Trans>
          8 characters or more. Not your email, your name or a password that many people use. Some words with
          a number are good, for example: <bdi>{example}</bdi>
        </Trans>
      }
      autoComplete="new-password"
      {...props}
    />
  )
}
