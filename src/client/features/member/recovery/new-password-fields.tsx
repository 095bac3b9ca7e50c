import { Trans } from '@lingui/react/macro'
import type { UseFormReturnType } from '@mantine/form'
import { NewPasswordField } from '../new-password-field.tsx'
import { PasswordField } from '../../../entities/identity/password-field.tsx'

export interface NewPasswordValues {
  password: string
  confirmation: string
}

/** Fields for a new password and its confirmation. */
export function NewPasswordFields<Values extends NewPasswordValues>({
  form,
}: {
  form: Pick<UseFormReturnType<Values>, 'getInputProps'>
}) {
  return (
    <>
      <NewPasswordField label={<Trans>New password</Trans>} {...form.getInputProps('password')} />
      <PasswordField
        label={<Trans>New password again</Trans>}
        name="confirmation"
        autoComplete="new-password"
        {...form.getInputProps('confirmation')}
      />
    </>
  )
}
