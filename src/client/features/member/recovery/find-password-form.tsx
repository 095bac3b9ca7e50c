import { Trans } from '@lingui/react/macro'
import { Alert, Button, TextInput } from '@mantine/core'
import { PASSWORD_RESET_MINUTES, requestPasswordReset } from '../../../../contract/account/member-account.ts'
import { useCommand } from '../../../api/use-command.ts'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { Form } from '../../../forms/form.tsx'
import { useContractForm } from '../../../forms/use-contract-form.ts'
import { CheckIcon } from '../../../ui/icon/icons.tsx'
import { EmailField } from '../email-field.tsx'
import { memberFieldText } from '../member-texts.ts'

/**
 * Requests a password link. The answer does not reveal whether the account exists (docs/product-rules.md).
 */
export function FindPasswordForm() {
  const form = useContractForm(
    requestPasswordReset.body,
    { email: '', name: '' },
    { textOf: memberFieldText },
  )
  const request = useCommand(requestPasswordReset, { form })
  return (
    <Form onSubmit={form.onSubmit((body) => request.send({ body }))}>
      <EmailField label={<Trans>Email</Trans>} {...form.getInputProps('email')} />
      <TextInput
        label={<Trans>Name</Trans>}
        name="name"
        autoComplete="name"
        {...form.getInputProps('name')}
      />
      <RequestAlert error={request.error} />
      {request.isSuccess && <OnItsWay />}
      <Button type="submit" fullWidth aria-busy={request.isPending}>
        <Trans>Find password</Trans>
      </Button>
    </Form>
  )
}

function OnItsWay() {
  const minutes = PASSWORD_RESET_MINUTES
  return (
    <Alert color="green" icon={<CheckIcon size={20} />}>
      <b>
        <Trans>If there is an account with these details, we have sent an email.</Trans>
      </b>
      <p>
        <Trans>
          The link in the email lets you set a new password within {minutes} minutes. No email? Look in your
          spam folder, and check your email address and name.
        </Trans>
      </p>
    </Alert>
  )
}
