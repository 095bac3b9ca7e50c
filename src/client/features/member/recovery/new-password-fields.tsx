import { Trans, useLingui } from '@lingui/react/macro'
import type { UseFormReturnType } from '@mantine/form'
import { PasswordField } from '../../../ui/field/password-field.tsx'
import * as z from 'zod/mini'
import { Password } from '../../../../contract/account/member.ts'
import { type FieldErrors, fieldErrorsOf } from '../../../forms/field-errors.ts'

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

const NewPassword = z.object({ password: Password })

/** Errors of a new password and its confirmation by field. */
export function newPasswordErrors({ password, confirmation }: NewPasswordValues): FieldErrors {
  if (password === '') return { password: 'REQUIRED' }
  const errors = fieldErrorsOf(NewPassword, { password })
  if (Object.keys(errors).length > 0) return errors
  return password === confirmation ? {} : { confirmation: 'INVALID' }
}
