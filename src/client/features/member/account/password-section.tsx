import { Trans } from '@lingui/react/macro'
import { Alert, Button } from '@mantine/core'
import { changePassword } from '../../../../contract/account/member-account.ts'
import { getMe } from '../../../../contract/account/member.ts'
import { listSessions } from '../../../../contract/account/session.ts'
import { useCommand } from '../../../api/use-command.ts'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import type { FieldErrors } from '../../../forms/field-errors.ts'
import { Form } from '../../../forms/form.tsx'
import { useContractForm } from '../../../forms/use-contract-form.ts'
import { PasswordField } from '../../../ui/field/password-field.tsx'
import { CheckIcon } from '../../../ui/icon/icons.tsx'
import { Section } from '../../../ui/page/page.tsx'
import { memberFieldText } from '../member-texts.ts'
import { newPasswordErrors } from '../recovery/new-password-check.ts'
import { NewPasswordFields, type NewPasswordValues } from '../recovery/new-password-fields.tsx'

interface PasswordValues extends NewPasswordValues {
  currentPassword: string
}

/** Changes the password, or sets one for a member who signs in through a provider. */
export function PasswordSection({ hasPassword }: { hasPassword: boolean }) {
  const form = useContractForm<PasswordValues>(
    (values): FieldErrors => ({
      ...(hasPassword && values.currentPassword === '' ? { currentPassword: 'REQUIRED' } : {}),
      ...newPasswordErrors(values),
    }),
    { currentPassword: '', password: '', confirmation: '' },
    { textOf: memberFieldText, fieldOf: { PASSWORD_MISMATCH: 'currentPassword' } },
  )
  const change = useCommand(changePassword, {
    form,
    refreshes: [getMe, listSessions],
    onSuccess: form.reset,
  })
  const submit = ({ currentPassword, password }: PasswordValues) =>
    change.send({ body: { ...(hasPassword ? { currentPassword } : {}), password } })
  return (
    <Section surface id="password" title={<Trans>Password</Trans>}>
      <Form onSubmit={form.onSubmit(submit)}>
        {hasPassword && (
          <PasswordField
            label={<Trans>Current password</Trans>}
            name="currentPassword"
            autoComplete="current-password"
            {...form.getInputProps('currentPassword')}
          />
        )}
        <NewPasswordFields form={form} />
        <RequestAlert error={change.error} />
        {change.isSuccess && (
          <Alert color="green" icon={<CheckIcon size={20} />}>
            <Trans>Your new password is set. All other devices are signed out.</Trans>
          </Alert>
        )}
        <Button type="submit" variant="light" fullWidth aria-busy={change.isPending}>
          <Trans>Change password</Trans>
        </Button>
      </Form>
    </Section>
  )
}
