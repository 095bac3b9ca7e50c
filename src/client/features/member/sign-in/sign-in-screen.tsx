import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, Divider, Stack, ThemeIcon } from '@mantine/core'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { errorTexts } from '../../../../contract/base/error-texts.ts'
import { useMemberId, useSession } from '../../../api/session.ts'
import { startPage } from '../../../entities/member/start-page.ts'
import { useDraft } from '../../../offline/drafts/use-draft.ts'
import { useOutbox } from '../../../offline/outbox/use-outbox.ts'
import { ButtonLink } from '../../../ui/link.tsx'
import { LoadingBlocks } from '../../../ui/page/states.tsx'
import { FormPage, LinkTabs } from '../form-page.tsx'
import { jobOfPage } from '../role-of-path.ts'
import { WantedJob } from '../wanted-job.tsx'
import { ConsentStep } from './consent-step.tsx'
import { MethodChoice } from './method-choice.tsx'
import { NumberEntry } from './number-entry.tsx'
import { SignInForm } from './sign-in-form.tsx'
import type { Entry } from './start-session.ts'
import { CheckIcon, InfoIcon } from '../../../ui/icon/icons.tsx'
import '@mantine/core/styles/Divider.layer.css'
import '@mantine/core/styles/ThemeIcon.layer.css'
import { useQuery } from '@tanstack/react-query'
import type { SocialProvider } from '../../../../contract/base/enums.ts'
import { useCommand } from '../../../api/use-command.ts'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { siteSettings } from '../../../entities/site/site-query.ts'
import { beginSocialSignIn } from './social-sign-in.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A new password has just been set. */
    newPassword?: boolean
    /** The account has just been removed. */
    accountRemoved?: boolean
  }
}

interface SignInScreenProps {
  role: 'EMPLOYEE' | 'EMPLOYER'
  /** A path of this site. */
  redirect: string | undefined
  /** Whether a signed-in member signs in again to prove their identity. */
  isAgain: boolean
}

export function SignInScreen({ role, redirect, isAgain }: SignInScreenProps) {
  const { i18n, t } = useLingui()
  const navigate = useNavigate()
  const { signedUp, newPassword, accountRemoved } = useLocation({ select: (location) => location.state })
  const draft = useDraft('signIn', '', isText)
  const [method, setMethod] = useState<'EMAIL' | 'CELLPHONE'>('EMAIL')
  const [keepSignedIn, setKeepSignedIn] = useState(false)
  const [pending, setPending] = useState<Entry>(null)
  const byCode = method === 'CELLPHONE'
  /** Most visitors who come from a job have no account yet. */
  const isApplying =
    redirect !== undefined && jobOfPage(redirect) !== undefined && signedUp === undefined && !isAgain

  const finish = async () => {
    // Immediately, because the route guard redirects there as well: a later navigation would override one
    // that happened meanwhile.
    const gone = navigate({ href: redirect ?? startPage(), replace: true })
    await draft.clear()
    await gone
  }
  const enter = (entry: Entry) => {
    setPending(entry)
    if (!entry) void finish()
  }
  if (pending)
    return (
      <FormPage title={t`Sign in`} up="/home">
        <ConsentStep pending={pending} onDone={enter} />
      </FormPage>
    )
  const search = { redirect, ...(isAgain ? { again: 'yes' as const } : {}) }
  return (
    <FormPage title={t`Sign in`} up="/home">
      {/* The tabs keep the form's values, and either signs in members of both roles. */}
      <LinkTabs label={t`Member type`}>
        <Link to="/signIn/employee" search={search} replace role="tab" aria-selected={role === 'EMPLOYEE'}>
          <Trans>Job seeker</Trans>
        </Link>
        <Link to="/signIn/employer" search={search} replace role="tab" aria-selected={role === 'EMPLOYER'}>
          <Trans>Company</Trans>
        </Link>
      </LinkTabs>
      {newPassword && (
        <Done>
          <Trans>Your new password is set. Sign in with it.</Trans>
        </Done>
      )}
      {accountRemoved && (
        <Done>
          <Trans>Your account has been deleted.</Trans>
        </Done>
      )}
      {signedUp !== undefined && (
        <Done>
          <Trans>Sign in with your new account.</Trans>
        </Done>
      )}
      {redirect !== undefined && <WantedJob page={redirect} way="SIGN_IN" />}
      {isAgain ? <Note>{i18n._(errorTexts.SIGN_IN_AGAIN)}</Note> : !newPassword && <SessionEnded />}
      <WaitingWork />
      {isApplying && <SignUpLink role={role} redirect={redirect} />}
      <MethodChoice
        legend={<Trans>Sign in with</Trans>}
        email={<Trans>ID and password</Trans>}
        value={method}
        onChange={setMethod}
      />
      {byCode ? (
        <NumberEntry role={role} onDone={enter} />
      ) : draft.ready ? (
        <SignInForm
          role={role}
          initialEmail={signedUp ?? draft.value}
          onChange={(values) => {
            // Anything else may be a password that was typed into the wrong field.
            draft.save(values.email.includes('@') ? values.email : '')
            setKeepSignedIn(values.keepSignedIn)
          }}
          onDone={enter}
        />
      ) : (
        <LoadingBlocks rows={2} form="text" />
      )}
      {!byCode && <SocialButtons role={role} keepSignedIn={keepSignedIn} redirect={redirect} />}
      {!isApplying && <SignUpLink role={role} redirect={redirect} />}
    </FormPage>
  )
}

function SignUpLink({ role, redirect }: Pick<SignInScreenProps, 'role' | 'redirect'>) {
  return (
    <Stack gap="xs" my="lg" fz="sm" lh="sm" c="dimmed" ta="center">
      <p>
        <Trans>Are you new here?</Trans>
      </p>
      <ButtonLink to="/signUp" search={{ redirect, role }} variant="default" fullWidth>
        <Trans>Sign up</Trans>
      </ButtonLink>
    </Stack>
  )
}

/** Tells what was done before coming here. */
const Done = ({ children }: { children: ReactNode }) => (
  <Alert color="green" icon={<CheckIcon size={20} />} mb="lg">
    {children}
  </Alert>
)

const Note = ({ children }: { children: ReactNode }) => (
  <Alert color="gray" role="status" icon={<InfoIcon size={20} />} mb="lg">
    {children}
  </Alert>
)

/** Tells that the session has ended: by another device, a new password, or time. */
function SessionEnded() {
  const memberId = useMemberId()
  const session = useSession()
  if (memberId === null || session) return null
  return (
    <Note>
      <Trans>Your session has ended. Sign in again to continue.</Trans>
    </Note>
  )
}

/** Tells that unsent entries are kept and sent after signing in. */
function WaitingWork() {
  const { entries } = useOutbox()
  if (entries.length === 0) return null
  return (
    <Note>
      <Trans>Everything you saved is on this device. Sign in to send it.</Trans>
    </Note>
  )
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** The providers' own colours, in both schemes alike. */
const marks: Record<SocialProvider, { letter: string; bg: string; c: string }> = {
  kakao: { letter: 'K', bg: '#fee500', c: '#191600' },
  naver: { letter: 'N', bg: '#03c75a', c: '#00220e' },
  facebook: { letter: 'f', bg: '#0b5fcc', c: '#fff' },
}

/** Whole sentences, because Korean particles depend on the name. */
const faces: Record<SocialProvider, ReactNode> = {
  kakao: <Trans>Continue with Kakao</Trans>,
  naver: <Trans>Continue with Naver</Trans>,
  facebook: <Trans>Continue with Facebook</Trans>,
}

interface SocialButtonsProps {
  role: 'EMPLOYEE' | 'EMPLOYER'
  keepSignedIn: boolean
  redirect: string | undefined
}

/** Buttons for the configured providers; renders nothing if there are none. */
function SocialButtons({ role, keepSignedIn, redirect }: SocialButtonsProps) {
  const { t } = useLingui()
  const providers = useQuery(siteSettings()).data?.data.socialProviders ?? []
  const begin = useCommand(beginSocialSignIn, { onSuccess: (url) => window.location.assign(url) })
  if (providers.length === 0) return null
  return (
    <Stack component="section" gap="xs" mt="lg" aria-label={t`Sign in with another account`}>
      <Divider label={<Trans comment="Between two ways to sign in">or</Trans>} />
      {providers.map((provider) => (
        <Button
          key={provider}
          fullWidth
          variant="default"
          leftSection={<Mark {...marks[provider]} />}
          disabled={begin.isPending}
          onClick={() => begin.send({ provider, purpose: 'SIGN_IN', redirect, role, keepSignedIn })}
        >
          {faces[provider]}
        </Button>
      ))}
      <RequestAlert error={begin.error} />
    </Stack>
  )
}

/** The ring sets off marks that are as light or dark as the button. */
const Mark = ({ letter, ...colors }: (typeof marks)[SocialProvider]) => (
  <ThemeIcon size={22} radius="sm" bd="1px solid var(--control)" fz={14} fw={800} aria-hidden {...colors}>
    {letter}
  </ThemeIcon>
)
