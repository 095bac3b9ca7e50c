import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, Fieldset, SegmentedControl, TextInput } from '@mantine/core'
import '@mantine/core/styles/Fieldset.layer.css'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { useForm } from '@mantine/form'
import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DueConsent } from '../../../../contract/account/consent.ts'
import { SignUp } from '../../../../contract/account/member.ts'
import { currentLanguage } from '../../../i18n/current-language.ts'
import { fieldErrorsOf, errorsOf } from '../../../forms/field-errors.ts'
import { ApiProblem } from '../../../api/problem.ts'
import { useSite } from '../../../entities/site/site-query.ts'
import { PasswordField } from '../../../ui/field/password-field.tsx'
import classes from '../member-form.module.css'
import { gapTexts } from '../member-texts.ts'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { ConsentField } from '../consent-field.tsx'
import { currentTexts } from '../current-texts.ts'
import { SignUpAttempts, type SignUpBody, type SignUpOutcome } from './sign-up.ts'
import { firstGap, type SignUpGap, type SignUpValues } from './sign-up-check.ts'
import { useMemberErrors } from '../use-member-errors.ts'
import { InfoIcon, TriangleIcon } from '../../../ui/icon/icons.tsx'

const gapFields = {
  EMAIL: 'email',
  PASSWORD: 'password',
  ROLE: 'role',
  NAME: 'name',
  CONSENT: 'consent',
} satisfies Record<SignUpGap, keyof SignUpValues>

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
  const { i18n, t } = useLingui()
  const queries = useQueryClient()
  const texts = currentTexts(useSite()?.legal)
  const [attempts] = useState(() => new SignUpAttempts())
  const [gap, setGap] = useState<SignUpGap>()
  const [isCompany, setCompany] = useState(initial.role === 'EMPLOYER')
  const form = useForm<SignUpValues>({
    mode: 'uncontrolled',
    initialValues: { ...initial, password: '', consent: false },
    onValuesChange: onChange,
  })
  const { element, ...errors } = useMemberErrors(form)
  const signUp = useMutation({
    mutationFn: (body: SignUpBody) => attempts.run(queries, body),
    networkMode: 'always',
    onError: (error) => error instanceof ApiProblem && errors.show(errorsOf(error.fields)),
    onSuccess: (outcome, { email }) => {
      if (outcome !== 'MAILED') onDone({ email, outcome })
    },
  })
  const submit = (values: SignUpValues) => {
    if (signUp.isPending) return
    signUp.reset()
    const missing = firstGap(values, texts.length > 0)
    setGap(missing)
    if (missing) {
      errors.focus(gapFields[missing])
      return
    }
    const body = bodyOf(values, { langCode: currentLanguage(), texts })
    if (body && !errors.show(fieldErrorsOf(SignUp, body))) signUp.mutate(body)
  }

  return (
    <form ref={element} className={classes.form} noValidate onSubmit={form.onSubmit(submit)}>
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
          defaultValue={initial.role}
          onChange={(role) => {
            form.setFieldValue('role', role)
            setCompany(role === 'EMPLOYER')
          }}
        />
      </Fieldset>
      <TextInput
        label={<Trans>Name</Trans>}
        description={isCompany && <Trans>Your own name, not the company’s</Trans>}
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
      {gap && (
        <Alert color="red" icon={<TriangleIcon size={20} />}>
          {i18n._(gapTexts[gap])}
        </Alert>
      )}
      <Answer of={signUp} />
      <Button type="submit" fullWidth aria-busy={signUp.isPending}>
        {signUp.isPending ? <Trans>Signing up</Trans> : <Trans>Sign up</Trans>}
      </Button>
    </form>
  )
}

/** The answer to a sign-up that did not end the form. Whether the address has an account, only the mail tells. */
function Answer({
  of: { error, data, variables },
}: {
  of: UseMutationResult<SignUpOutcome, Error, SignUpBody>
}) {
  // Errors shown at a field are not repeated.
  if (error)
    return error instanceof ApiProblem && error.fields.length > 0 ? null : <RequestAlert error={error} />
  if (data !== 'MAILED') return null
  const { email } = variables
  return (
    <Alert color="gray" role="status" icon={<InfoIcon size={20} />}>
      <b>
        <Trans>
          We sent an email to <bdi>{email}</bdi>.
        </Trans>
      </b>
      <p>
        <Trans>
          It tells you how to continue. No email? Look in your spam folder, and check the address.
        </Trans>
      </p>
    </Alert>
  )
}

interface Circumstances {
  langCode: string
  texts: readonly DueConsent[]
}

function bodyOf(
  { role, name, email, password }: SignUpValues,
  { langCode, texts }: Circumstances,
): SignUpBody | undefined {
  const consents = texts.map(({ text, version }) => ({ text, version }))
  return role === '' ? undefined : { authType: 'EMAIL', role, name, email, password, langCode, consents }
}
