import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { startPage } from '../../../entities/member/start-page.ts'
import { useDraft } from '../../../offline/drafts/use-draft.ts'
import { LoadingBlocks } from '../../../ui/page/states.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { FormPage, Otherwise, EmailField } from '../form-page.tsx'
import { type MemberRole, roleOfPath } from '../role-of-path.ts'
import { WantedJob } from '../wanted-job.tsx'
import { ConsentStep } from '../sign-in/consent-step.tsx'
import { type SignUpValues, missingField } from './sign-up-check.ts'
import { MethodChoice } from '../sign-in/method-choice.tsx'
import { NumberEntry } from '../sign-in/number-entry.tsx'
import { Alert, Button } from '@mantine/core'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
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
import { NewPasswordField } from '../new-password-field.tsx'
import { memberFieldText } from '../member-texts.ts'
import { RoleAndNameFields } from '../role-field.tsx'
import { type CallInput, call } from '../../../api/api.ts'
import { ApiProblem, NetworkFailure } from '../../../api/problem.ts'
import { type Entry, startSession } from '../sign-in/start-session.ts'

type SignUpDraft = Pick<SignUpValues, 'role' | 'name' | 'email'>

const EMPTY: SignUpDraft = { role: '', name: '', email: '' }

/** A sign-up by cellphone has no email; it may also have opened an account that there was. */
type Done = Pick<SignUpDone, 'outcome'> & { email?: string | undefined }

interface SignUpScreenProps {
  /** A path of this site to go to once signed in. */
  redirect?: string | undefined
  /** Preselected by the link that led here; otherwise the redirect's page tells it. */
  role?: MemberRole | undefined
}

export function SignUpScreen({ redirect, role = roleOfPath(redirect) }: SignUpScreenProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const draft = useDraft('signUp', EMPTY, isSignUpDraft)

  const [method, setMethod] = useState<'EMAIL' | 'CELLPHONE'>('EMAIL')
  const [done, setDone] = useState<Done>()
  const finish = async ({ email, outcome }: Done) => {
    setDone({ email, outcome })
    if (typeof outcome !== 'string') return
    const state = email === undefined ? {} : { signedUp: email }
    // Immediately, because the route guard redirects there as well: a later navigation would override one
    // that happened meanwhile.
    const gone =
      outcome === 'SIGNED_IN'
        ? navigate({ href: redirect ?? startPage(), state, replace: true })
        : navigate({ to: '/signIn', search: { redirect }, state, replace: true })
    await draft.clear()
    await gone
  }
  return (
    <FormPage title={t`Sign up`} up="/signIn">
      {!done && redirect !== undefined && <WantedJob page={redirect} way="SIGN_UP" />}
      {done && typeof done.outcome !== 'string' ? (
        <ConsentStep
          pending={done.outcome}
          onDone={(entry) => void finish({ email: done.email, outcome: entry ?? 'SIGNED_IN' })}
        />
      ) : (
        <>
          <MethodChoice
            legend={<Trans>How to sign up</Trans>}
            email={<Trans>Email</Trans>}
            value={method}
            onChange={setMethod}
          />
          {method === 'CELLPHONE' ? (
            <NumberEntry role={role} onDone={(entry) => void finish({ outcome: entry ?? 'SIGNED_IN' })} />
          ) : draft.ready ? (
            <SignUpForm
              initial={{ ...draft.value, role: role ?? draft.value.role }}
              // The password is never written to the device.
              onChange={(values) => draft.save(draftOf(values))}
              onDone={(created) => void finish(created)}
            />
          ) : (
            <LoadingBlocks rows={3} form="text" />
          )}
        </>
      )}
      <Otherwise>
        <Trans>Already have an account?</Trans>{' '}
        <TextLink to={role === 'EMPLOYER' ? '/signIn/employer' : '/signIn'} search={{ redirect }}>
          <Trans>Sign in</Trans>
        </TextLink>
      </Otherwise>
    </FormPage>
  )
}

function isSignUpDraft(value: unknown): value is SignUpDraft {
  if (typeof value !== 'object' || value === null) return false
  const { role, name, email }: Record<string, unknown> = { ...value }
  return (
    (role === '' || role === 'EMPLOYEE' || role === 'EMPLOYER') &&
    typeof name === 'string' &&
    typeof email === 'string'
  )
}

const draftOf = ({ role, name, email }: SignUpValues): SignUpDraft => ({ role, name, email })

/** Of a sign-up that ended the form. */
interface SignUpDone {
  email: string
  outcome: Exclude<SignUpOutcome, 'MAILED'>
}

interface SignUpFormProps {
  initial: Pick<SignUpValues, 'role' | 'name' | 'email'>
  onChange: (values: SignUpValues) => void
  onDone: (done: SignUpDone) => void
}

function SignUpForm({ initial, onChange, onDone }: SignUpFormProps) {
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
