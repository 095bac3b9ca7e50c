import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useDraft } from '../../offline/use-draft.ts'
import { useOutbox } from '../../offline/use-outbox.ts'
import { AlertMessage } from '../../ui/alert-message.tsx'
import { InnerHeader } from '../../ui/inner-header.tsx'
import { PageColumn } from '../../ui/page.tsx'
import { LoadingBlocks } from '../../ui/states.tsx'
import { useTitle } from '../../ui/use-title.ts'
import classes from './member-form.module.css'
import { SignInForm } from './sign-in-form.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The email of somebody who has just signed up. */
    signedUp?: string
  }
}

interface SignInScreenProps {
  role: 'EMPLOYEE' | 'EMPLOYER'
  /** A path of this site. */
  redirect: string | undefined
}

export function SignInScreen({ role, redirect }: SignInScreenProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const signedUp = useLocation({ select: (location) => location.state.signedUp })
  const draft = useDraft('signIn', '', isText)
  useTitle(t`Sign in`)

  const finish = async () => {
    await draft.clear()
    await navigate({ href: redirect ?? '/home', replace: true })
  }
  return (
    <>
      <InnerHeader narrow title={<Trans>Sign in</Trans>} up="/home" />
      <PageColumn narrow>
        <div className={classes.card}>
          <RoleTabs role={role} redirect={redirect} />
          {signedUp !== undefined && (
            <div className={classes.message}>
              <AlertMessage kind="done">
                <Trans>Successfully requested</Trans>
              </AlertMessage>
            </div>
          )}
          <WaitingWork />
          {draft.ready ? (
            <SignInForm
              role={role}
              initialEmail={signedUp ?? draft.value}
              onEmail={draft.save}
              onDone={() => void finish()}
            />
          ) : (
            <LoadingBlocks rows={2} form="text" />
          )}
          <p className={classes.other}>
            <Trans>Are you new here?</Trans>{' '}
            <Link to="/signUp" search={{ redirect }}>
              <Trans>Sign up</Trans>
            </Link>
          </p>
        </div>
      </PageColumn>
    </>
  )
}

/** Who signs in; the form stays as it is, and an account of the other kind signs in all the same. */
function RoleTabs({ role, redirect }: SignInScreenProps) {
  const { t } = useLingui()
  const search = { redirect }
  return (
    <div role="tablist" aria-label={t`Member type`} className={classes.tabs}>
      <Link
        to="/signIn/employee"
        search={search}
        replace
        role="tab"
        aria-selected={role === 'EMPLOYEE'}
        className={classes.tab}
      >
        <Trans>Job seeker</Trans>
      </Link>
      <Link
        to="/signIn/employer"
        search={search}
        replace
        role="tab"
        aria-selected={role === 'EMPLOYER'}
        className={classes.tab}
      >
        <Trans>Company</Trans>
      </Link>
    </div>
  )
}

/** Somebody whose session ran out may wonder about what they saved. */
function WaitingWork() {
  const { entries } = useOutbox()
  if (entries.length === 0) return null
  return (
    <div className={classes.message}>
      <AlertMessage kind="info">
        <Trans>What you saved is on this phone. Sign in and it is sent.</Trans>
      </AlertMessage>
    </div>
  )
}

const isText = (value: unknown): value is string => typeof value === 'string'
