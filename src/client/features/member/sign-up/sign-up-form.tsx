import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, Fieldset, Input, SegmentedControl, TextInput } from '@mantine/core'
import '@mantine/core/styles/Fieldset.layer.css'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DueConsent } from '../../../../contract/account/consent.ts'
import { SignUp } from '../../../../contract/account/member.ts'
import { useCommand } from '../../../api/use-command.ts'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { useSite } from '../../../entities/site/site-query.ts'
import { fieldErrorsOf } from '../../../forms/field-errors.ts'
import { Form } from '../../../forms/form.tsx'
import { useContractForm } from '../../../forms/use-contract-form.ts'
import { currentLanguage } from '../../../i18n/current-language.ts'
import { PasswordField } from '../../../ui/field/password-field.tsx'
import { InfoIcon } from '../../../ui/icon/icons.tsx'
import { ConsentField } from '../consent-field.tsx'
import { currentTexts } from '../current-texts.ts'
import { memberFieldText } from '../member-texts.ts'
import { SignUpAttempts, type SignUpBody, type SignUpOutcome } from './sign-up.ts'
import { missingField, type SignUpValues } from './sign-up-check.ts'

/** Of a sign-up that ended the form. */
export interface SignUpDone {
  email: string
  outcome: Exclude<SignUpOutcome, 'MAILED'>
}

interface SignUpFormProps {
  initial: Pick<SignUpValues, 'role' | 'name' | 'email'>
  onChange: (values: SignUpValues) => void
  onDone: (done: SignUpDone) => void
}

export function SignUpForm({ initial, onChange, onDone }: SignUpFormProps) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const texts = currentTexts(useSite()?.legal)
  const [attempts] = useState(() => new SignUpAttempts())
  const form = useContractForm<SignUpValues>(
    (values) => {
      const missing = missingField(values, texts.length > 0)
      return Object.keys(missing).length > 0 ? missing : fieldErrorsOf(SignUp, bodyOf(values, texts))
    },
    { ...initial, password: '', consent: false },
    { mode: 'controlled', textOf: memberFieldText, onValuesChange: onChange },
  )
  const signUp = useCommand((body: SignUpBody) => attempts.run(queries, body), {
    form,
    onSuccess: (outcome, { email }) => {
      if (outcome !== 'MAILED') onDone({ email, outcome })
    },
  })
  const submit = (values: SignUpValues) => {
    const body = bodyOf(values, texts)
    if (body) signUp.send(body)
  }

  return (
    <Form onSubmit={form.onSubmit(submit)}>
      <Fieldset
        variant="unstyled"
        legend={
          <b>
            <Trans>Member type</Trans>
          </b>
        }
      >
        <SegmentedControl
          fullWidth
          name="role"
          data={[
            { value: 'EMPLOYEE', label: <Trans>Job seeker</Trans> },
            { value: 'EMPLOYER', label: <Trans>Company</Trans> },
          ]}
          {...form.getInputProps('role', { withError: false })}
        />
        {form.errors['role'] && <Input.Error mt="xs">{form.errors['role']}</Input.Error>}
      </Fieldset>
      <TextInput
        label={<Trans>Name</Trans>}
        description={form.values.role === 'EMPLOYER' && <Trans>Your own name, not the company’s</Trans>}
        name="name"
        autoComplete="name"
        {...form.getInputProps('name')}
      />
      <TextInput
        label={<Trans>Email</Trans>}
        description={<Trans>This is your ID when you sign in.</Trans>}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        {...form.getInputProps('email')}
      />
      <PasswordField
        label={<Trans>Password</Trans>}
        placeholder={t`8 characters or more`}
        name="password"
        autoComplete="new-password"
        {...form.getInputProps('password')}
      />
      <ConsentField texts={texts} {...form.getInputProps('consent', { type: 'checkbox' })} />
      <RequestAlert error={signUp.error} />
      {signUp.data === 'MAILED' && <Mailed email={signUp.input?.email} />}
      <Button type="submit" fullWidth aria-busy={signUp.isPending}>
        {signUp.isPending ? <Trans>Signing up</Trans> : <Trans>Sign up</Trans>}
      </Button>
    </Form>
  )
}

/** The answer to a sign-up that did not end the form. Whether the address has an account, only the mail tells. */
const Mailed = ({ email }: { email: string | undefined }) => (
  <Alert color="gray" role="status" icon={<InfoIcon size={20} />}>
    <b>
      <Trans>
        We sent an email to <bdi>{email}</bdi>.
      </Trans>
    </b>
    <p>
      <Trans>It tells you how to continue. No email? Look in your spam folder, and check the address.</Trans>
    </p>
  </Alert>
)

function bodyOf(
  { role, name, email, password }: SignUpValues,
  texts: readonly DueConsent[],
): SignUpBody | undefined {
  const consents = texts.map(({ text, version }) => ({ text, version }))
  const langCode = currentLanguage()
  return role === '' ? undefined : { authType: 'EMAIL', role, name, email, password, langCode, consents }
}
