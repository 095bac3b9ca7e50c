import { Trans, useLingui } from '@lingui/react/macro'
import type { UseFormReturnType } from '@mantine/form'
import { PasswordField } from '../../../ui/field/password-field.tsx'

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
  const { t } = useLingui()
  return (
    <>
      <PasswordField
        label={<Trans>New password</Trans>}
        placeholder={t`8 characters or more`}
        name="password"
        autoComplete="new-password"
        {...form.getInputProps('password')}
      />
      <PasswordField
        label={<Trans>New password again</Trans>}
        name="confirmation"
        autoComplete="new-password"
        {...form.getInputProps('confirmation')}
      />
    </>
  )
}
