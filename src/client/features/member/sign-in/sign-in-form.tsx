import { Trans } from '@lingui/react/macro'
import { Button, Checkbox } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { SignIn } from '../../../../contract/account/member.ts'
import { fieldErrorsOf, errorsOf } from '../../../forms/field-errors.ts'
import { ApiProblem } from '../../../api/problem.ts'
import { PasswordField } from '../../../ui/field/password-field.tsx'
import { EmailField } from '../email-field.tsx'
import classes from '../member-form.module.css'
import spread from '../../../ui/page/spread.module.css'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { type Entry, startSession } from './start-session.ts'
import { useMemberErrors } from '../use-member-errors.ts'

interface SignInValues {
  email: string
  password: string
  keepSignedIn: boolean
}

interface SignInFormProps {
  role: 'EMPLOYEE' | 'EMPLOYER'
  initialEmail: string
  onChange: (values: Pick<SignInValues, 'email' | 'keepSignedIn'>) => void
  onDone: (entry: Entry) => void
}

export function SignInForm({ role, initialEmail, onChange, onDone }: SignInFormProps) {
  const queries = useQueryClient()
  const form = useForm<SignInValues>({
    mode: 'uncontrolled',
    initialValues: { email: initialEmail, password: '', keepSignedIn: false },
    onValuesChange: onChange,
  })
  const { element, ...errors } = useMemberErrors(form)
  const signIn = useMutation({
    mutationFn: (values: SignInValues) => startSession(queries, { authType: 'EMAIL', role, ...values }),
    networkMode: 'always',
    onError: (error) => {
      const shown = error instanceof ApiProblem && errors.show(errorsOf(error.fields))
      if (!shown) errors.focus('password')
    },
    onSuccess: onDone,
  })
  const submit = (values: SignInValues) => {
    if (signIn.isPending) return
    signIn.reset()
    if (!errors.show(fieldErrorsOf(SignIn, { authType: 'EMAIL', role, ...values }))) signIn.mutate(values)
  }
  const atField = signIn.error instanceof ApiProblem && signIn.error.fields.length > 0

  return (
    <form ref={element} className={classes.form} noValidate onSubmit={form.onSubmit(submit)}>
      <EmailField label={<Trans>ID (email)</Trans>} {...form.getInputProps('email')} />
      <PasswordField
        label={<Trans>Password</Trans>}
        name="password"
        autoComplete="current-password"
        {...form.getInputProps('password')}
      />
      <div className={`${spread.spread} ${classes.line}`}>
        <Checkbox
          label={<Trans>Keep me signed in</Trans>}
          name="keepSignedIn"
          {...form.getInputProps('keepSignedIn', { type: 'checkbox' })}
        />
        <Link to="/findPassword">
          <Trans>Forgot password?</Trans>
        </Link>
      </div>
      {signIn.error && !atField && <RequestAlert error={signIn.error} />}
      <Button type="submit" fullWidth aria-busy={signIn.isPending}>
        {signIn.isPending ? <Trans>Signing in</Trans> : <Trans>Sign in</Trans>}
      </Button>
    </form>
  )
}
