import { Trans } from '@lingui/react/macro'
import { Alert, Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { Email } from '../../../../contract/account/member.ts'
import { GivenName } from '../../../../contract/account/member-name.ts'
import { PASSWORD_RESET_MINUTES, requestPasswordReset } from '../../../../contract/account/member-account.ts'
import { call } from '../../../api/api.ts'
import { fieldErrorsOf, errorsOf } from '../../../forms/field-errors.ts'
import { ApiProblem } from '../../../api/problem.ts'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { EmailField } from '../email-field.tsx'
import classes from '../member-form.module.css'
import { useMemberErrors } from '../use-member-errors.ts'
import { CheckIcon } from '../../../ui/icon/icons.tsx'

const Wanted = z.object({ email: Email, name: GivenName })
interface Values {
  email: string
  name: string
}

/**
 * Requests a password link. The answer does not reveal whether the account exists (docs/product-rules.md).
 */
export function FindPasswordForm() {
  const form = useForm<Values>({ mode: 'uncontrolled', initialValues: { email: '', name: '' } })
  const { element, ...errors } = useMemberErrors(form)
  const request = useMutation({
    mutationFn: (body: Values) => call(requestPasswordReset, { body }),
    networkMode: 'always',
    onError: (error) => error instanceof ApiProblem && errors.show(errorsOf(error.fields)),
  })
  const submit = (values: Values) => {
    if (request.isPending) return
    request.reset()
    if (!errors.show(fieldErrorsOf(Wanted, values))) request.mutate(values)
  }
  const atField = request.error instanceof ApiProblem && request.error.fields.length > 0
  return (
    <form ref={element} className={classes.form} noValidate onSubmit={form.onSubmit(submit)}>
      <EmailField label={<Trans>Email</Trans>} {...form.getInputProps('email')} />
      <TextInput
        label={<Trans>Name</Trans>}
        name="name"
        autoComplete="name"
        {...form.getInputProps('name')}
      />
      {request.error && !atField && <RequestAlert error={request.error} />}
      {request.isSuccess && <OnItsWay />}
      <Button type="submit" fullWidth aria-busy={request.isPending}>
        <Trans>Find password</Trans>
      </Button>
    </form>
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
