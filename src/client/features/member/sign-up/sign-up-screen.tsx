import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { startPage } from '../../../entities/member/start-page.ts'
import { useDraft } from '../../../offline/drafts/use-draft.ts'
import { LoadingBlocks } from '../../../ui/page/states.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { FormPage, Otherwise } from '../form-page.tsx'
import { type MemberRole, roleOfPath } from '../role-of-path.ts'
import { WantedJob } from '../wanted-job.tsx'
import { ConsentStep } from '../sign-in/consent-step.tsx'
import type { SignUpValues } from './sign-up-check.ts'
import { type SignUpDone, SignUpForm } from './sign-up-form.tsx'
import { MethodChoice } from '../sign-in/method-choice.tsx'
import { NumberEntry } from '../sign-in/number-entry.tsx'

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
