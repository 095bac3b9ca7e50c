import { Trans } from '@lingui/react/macro'
import { Button, Checkbox, Group } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { useQueryClient } from '@tanstack/react-query'
import { SignIn } from '../../../../contract/account/member.ts'
import { useCommand } from '../../../api/use-command.ts'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { fieldErrorsOf } from '../../../forms/field-errors.ts'
import { Form } from '../../../forms/form.tsx'
import { useContractForm } from '../../../forms/use-contract-form.ts'
import { PasswordField } from '../../../entities/identity/password-field.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { EmailField } from '../form-page.tsx'
import { memberFieldText } from '../member-texts.ts'
import { type Entry, startSession } from './start-session.ts'

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
  const bodyOf = (values: SignInValues) => ({ authType: 'EMAIL' as const, role, ...values })
  const form = useContractForm<SignInValues>(
    (values) => fieldErrorsOf(SignIn, bodyOf(values)),
    { email: initialEmail, password: '', keepSignedIn: false },
    { textOf: memberFieldText, onValuesChange: onChange },
  )
  const signIn = useCommand((values: SignInValues) => startSession(queries, bodyOf(values)), {
    form,
    onError: () => form.focus('password'),
    onSuccess: onDone,
  })
  return (
    <Form onSubmit={form.onSubmit(signIn.send)}>
      <EmailField label={<Trans>ID (email)</Trans>} {...form.getInputProps('email')} />
      <PasswordField {...form.getInputProps('password')} />
      <Group justify="space-between" gap="0 var(--mantine-spacing-md)" my={-12}>
        <Checkbox
          label={<Trans>Keep me signed in</Trans>}
          name="keepSignedIn"
          {...form.getInputProps('keepSignedIn', { type: 'checkbox' })}
        />
        <TextLink to="/findPassword">
          <Trans>Forgot password?</Trans>
        </TextLink>
      </Group>
      <RequestAlert error={signIn.error} />
      <Button type="submit" fullWidth aria-busy={signIn.isPending}>
        {signIn.isPending ? <Trans>Signing in</Trans> : <Trans>Sign in</Trans>}
      </Button>
    </Form>
  )
}
