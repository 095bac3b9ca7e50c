import { Trans } from '@lingui/react/macro'
import { Alert, Button } from '@mantine/core'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DueConsent } from '../../../../contract/account/consent.ts'
import { SignUp, createMember } from '../../../../contract/account/member.ts'
import { useCommand } from '../../../api/use-command.ts'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { useSite } from '../../../entities/site/site-query.ts'
import { fieldErrorsOf } from '../../../forms/field-errors.ts'
import { Form } from '../../../forms/form.tsx'
import { useContractForm } from '../../../forms/use-contract-form.ts'
import { currentLanguage } from '../../../i18n/current-language.ts'
import { InfoIcon } from '../../../ui/icon/icons.tsx'
import { ConsentField, currentTexts } from '../consent-field.tsx'
import { EmailField } from '../form-page.tsx'
import { NewPasswordField } from '../new-password-field.tsx'
import { memberFieldText } from '../member-texts.ts'
import { RoleAndNameFields } from '../role-field.tsx'
import { type SignUpValues, missingField } from './sign-up-check.ts'
import { type CallInput, call } from '../../../api/api.ts'
import { ApiProblem, NetworkFailure } from '../../../api/problem.ts'
import { type Entry, startSession } from '../sign-in/start-session.ts'

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
      <RoleAndNameFields form={form} />
      <EmailField
        label={<Trans>Email</Trans>}
        description={<Trans>This is your ID when you sign in.</Trans>}
        {...form.getInputProps('email')}
      />
      <NewPasswordField label={<Trans>Password</Trans>} {...form.getInputProps('password')} />
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

type SignUpBody = CallInput<typeof createMember>['body'] & { email: string; password: string }

/**
 * What became of a sign-up: signed in, asked to agree first, left to sign in, or answered by mail, because the password
 * does not open the account that has the address.
 */
type SignUpOutcome = 'SIGNED_IN' | 'CREATED' | 'MAILED' | NonNullable<Entry>

/**
 * Signs up, and signs in at once. The answer to a sign-up does not tell whether the address had an account; only its
 * mailbox does. If the answer was lost, the next attempt signs in first, so that the account it may have created is not
 * reported to its own mailbox.
 */
class SignUpAttempts {
  /** Address of the attempt whose answer was lost. */
  #unanswered: string | undefined

  async run(queries: QueryClient, body: SignUpBody): Promise<SignUpOutcome> {
    const { email, password, role } = body
    const signIn = async () =>
      (await startSession(queries, { authType: 'EMAIL', email, password, role })) ?? 'SIGNED_IN'
    if (this.#unanswered === email) {
      try {
        return await signIn()
      } catch (error) {
        if (!isMismatch(error)) throw error
      }
    }
    await this.#create(body)
    try {
      return await signIn()
    } catch (error) {
      return isMismatch(error) ? 'MAILED' : 'CREATED'
    }
  }

  async #create(body: SignUpBody): Promise<void> {
    try {
      await call(createMember, { body })
    } catch (error) {
      if (error instanceof NetworkFailure) this.#unanswered = body.email
      throw error
    }
  }
}

const isMismatch = (error: unknown) => error instanceof ApiProblem && error.code === 'CREDENTIALS_MISMATCH'
