import { Trans, useLingui } from '@lingui/react/macro'
import { ActionLink, ButtonLink } from '../../ui/link.tsx'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { optionalPart } from '../../ui/field/optional.tsx'
import { EmptyState, ErrorState } from '../../ui/page/states.tsx'
import { useTitle } from '../../ui/page/page.tsx'
import { WrongRole } from './require-member.ts'

// Loaded lazily: no public page needs it.
const WrongRoleScreen = optionalPart(() => import('./wrong-role-screen.tsx'), 'WrongRoleScreen')

/** Links that always work. */
function WaysBack() {
  return (
    <>
      <ActionLink to="/recruitInfo" label={<Trans>Find jobs</Trans>} />
      <ButtonLink to="/home" variant="subtle" color="gray">
        <Trans>Home</Trans>
      </ButtonLink>
    </>
  )
}

export function NotFoundScreen() {
  const { t } = useLingui()
  useTitle(t`Page not found`)
  return (
    <EmptyState as="h1" title={<Trans>This page does not exist</Trans>} action={<WaysBack />}>
      <Trans>The address may be incomplete or misspelled.</Trans>
    </EmptyState>
  )
}

/** Error boundary of every screen. */
export function ProblemScreen({ error, reset }: ErrorComponentProps) {
  if (error instanceof WrongRole) {
    return <WrongRoleScreen needed={error.needed} />
  }
  return (
    <ErrorState as="h1" title={<Trans>This page could not be shown</Trans>} onRetry={reset}>
      <Trans>Everything you saved is still there. Please try again in a moment.</Trans>
    </ErrorState>
  )
}
