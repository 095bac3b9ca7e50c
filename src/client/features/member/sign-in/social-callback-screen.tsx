import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { errorTexts } from '../../../../contract/base/error-texts.ts'
import { ApiProblem, NetworkFailure } from '../../../api/problem.ts'
import { useSession } from '../../../api/session.ts'
import { SuspensionText } from '../../../entities/answer/suspension-text.tsx'
import { ActionLink, ButtonLink } from '../../../ui/link.tsx'
import { PageColumn, useTitle } from '../../../ui/page/page.tsx'
import { EmptyState, ErrorState, LoadingBlocks } from '../../../ui/page/states.tsx'
import { FormCard } from '../form-page.tsx'
import { ConsentStep } from './consent-step.tsx'
import type { Entry } from './start-session.ts'
import { type SocialAttempt, attemptOf, forgetAttempt } from './social-attempts.ts'
import { completeSocialSignIn, providerNames } from './social-sign-in.ts'

/** Parameters of a provider's redirect. */
export interface SocialAnswer {
  code?: string | undefined
  state?: string | undefined
  /** OAuth error, such as `access_denied` if the member refused. */
  error?: string | undefined
}

/** The callback of all providers: completes the sign-in and shows its result. */
export function SocialCallbackScreen({ code, state, error }: SocialAnswer) {
  const { t } = useLingui()
  useTitle(t`Sign in`)
  const attempt = state === undefined ? undefined : attemptOf(state)
  return (
    <PageColumn narrow>
      {!attempt || (code === undefined && error === undefined) ? (
        <NotBegunHere />
      ) : code === undefined ? (
        <Refused attempt={attempt} />
      ) : (
        <Completing key={code} attempt={attempt} code={code} />
      )}
    </PageColumn>
  )
}

function Completing({ attempt, code }: { attempt: SocialAttempt; code: string }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [pending, setPending] = useState<Entry>(null)
  const go = (entry: Entry) => {
    setPending(entry)
    if (!entry) void navigate({ href: attempt.redirect ?? '/home', replace: true })
  }
  const { mutate, error } = useMutation({
    mutationFn: () => completeSocialSignIn(queries, attempt, code),
    // An answer is valid once: remounting the screen must not send it again.
    mutationKey: ['social', attempt.state],
    networkMode: 'always',
    onSuccess: (entry) => {
      forgetAttempt(attempt.state)
      go(entry)
    },
  })
  useEffect(() => {
    const isBegun = queries.getMutationCache().find({ mutationKey: ['social', attempt.state] })
    if (!isBegun) mutate()
  }, [queries, mutate, attempt.state])
  if (pending)
    return (
      <FormCard>
        <ConsentStep pending={pending} onDone={go} />
      </FormCard>
    )
  if (!error) return <LoadingBlocks rows={2} form="text" />
  return <ErrorNote error={error} attempt={attempt} onRetry={() => mutate()} />
}

interface ErrorProps {
  error: Error
  attempt: SocialAttempt
  onRetry: () => void
}

function ErrorNote({ error, attempt, onRetry }: ErrorProps) {
  const { i18n } = useLingui()
  if (error instanceof NetworkFailure)
    return (
      <ErrorState
        as="h1"
        title={<Trans>The request failed</Trans>}
        action={
          <Button variant="light" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>This needs an internet connection. You can then continue signing in here.</Trans>
      </ErrorState>
    )
  if (!(error instanceof ApiProblem)) throw error
  if (error.code === 'ACCOUNT_SUSPENDED')
    return (
      <Over attempt={attempt} title={<Trans>This account is suspended</Trans>}>
        <SuspensionText error={error} />
      </Over>
    )
  return <Over attempt={attempt}>{i18n._(errorTexts[error.code])}</Over>
}

function Refused({ attempt }: { attempt: SocialAttempt }) {
  const { i18n } = useLingui()
  const name = i18n._(providerNames[attempt.provider])
  return (
    <Over attempt={attempt}>
      <Trans>You did not agree on the {name} page. Nothing has changed.</Trans>
    </Over>
  )
}

interface OverProps {
  attempt: SocialAttempt
  title?: ReactNode
  children: ReactNode
}

function Over({ attempt, title, children }: OverProps) {
  const isConnecting = attempt.purpose === 'CONNECT'
  return (
    <ErrorState
      as="h1"
      title={
        title ?? (isConnecting ? <Trans>The account was not connected</Trans> : <Trans>Sign-in failed</Trans>)
      }
      action={
        isConnecting ? (
          <ActionLink to="/mypage/account" label={<Trans>My account</Trans>} />
        ) : (
          <ActionLink to="/signIn" search={{ redirect: attempt.redirect }} label={<Trans>Sign in</Trans>} />
        )
      }
    >
      {children}
    </ErrorState>
  )
}

function NotBegunHere() {
  const { i18n } = useLingui()
  if (useSession()) return <SignedInAlready />
  return (
    <EmptyState
      as="h1"
      title={<Trans>Sign-in failed</Trans>}
      action={<ActionLink to="/signIn" label={<Trans>Sign in</Trans>} />}
    >
      {i18n._(errorTexts.SOCIAL_STATE_MISMATCH)}
    </EmptyState>
  )
}

/** Nothing was begun here: the page was opened by hand, or the answer came a second time. */
const SignedInAlready = () => (
  <EmptyState
    as="h1"
    title={<Trans>You are signed in</Trans>}
    action={
      <>
        <ActionLink to="/home" label={<Trans>Home</Trans>} />
        <ButtonLink to="/mypage/account" variant="subtle" color="gray">
          <Trans>My account</Trans>
        </ButtonLink>
      </>
    }
  >
    <Trans>Nothing has changed. There is no sign-in to finish here.</Trans>
  </EmptyState>
)
