import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { askToSignOut } from '../../lib/sign-out-request.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useSession } from '../../lib/session.ts'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { WrongRole } from './require-member.ts'

/** Ways back that always work. */
function WaysBack() {
  return (
    <>
      <LinkButton to="/recruitInfo" variant="light">
        <Trans>Find jobs</Trans>
      </LinkButton>
      <LinkButton to="/home" variant="subtle">
        <Trans>Home</Trans>
      </LinkButton>
    </>
  )
}

export function NotFoundScreen() {
  const { t } = useLingui()
  useTitle(t`Page not found`)
  return (
    <EmptyState as="h1" title={<Trans>There is no such page</Trans>} action={<WaysBack />}>
      <Trans>The address may have been cut or mistyped.</Trans>
    </EmptyState>
  )
}

/** Whatever a screen could not cope with ends here, not on a blank page. */
export function ProblemScreen({ error, reset }: ErrorComponentProps) {
  if (error instanceof WrongRole) return <WrongRoleScreen needed={error.needed} />
  return (
    <ErrorState as="h1" title={<Trans>This page could not be shown</Trans>} onRetry={reset}>
      <Trans>What you saved is still there. Please try again in a moment.</Trans>
    </ErrorState>
  )
}

function WrongRoleScreen({ needed }: { needed: WrongRole['needed'] }) {
  const session = useSession()
  const here = useLocation({ select: (location) => location.href })
  const title =
    needed === 'EMPLOYEE' ? (
      <Trans>This page is for job seekers</Trans>
    ) : (
      <Trans>This page is for companies</Trans>
    )
  return (
    <EmptyState
      as="h1"
      title={title}
      action={
        <>
          <Button variant="outline" onClick={() => askToSignOut(here)}>
            <Trans>Use another account</Trans>
          </Button>
          <WaysBack />
        </>
      }
    >
      {session?.role === 'EMPLOYER' ? (
        <Trans>You are signed in as a company.</Trans>
      ) : (
        <Trans>You are signed in with another kind of account.</Trans>
      )}
    </EmptyState>
  )
}
