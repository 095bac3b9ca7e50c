import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { AppLayout } from '../features/layout/app-layout.tsx'
import { NotFoundScreen, ProblemScreen } from '../features/layout/whole-page.tsx'
import { membersTexts } from '../i18n/activate-language.ts'
import { leaveLandingPage } from '../entities/site/landing-redirect.ts'
import { isPublicPage } from '../api/public-page.ts'
import { useMemberId, useSession } from '../api/session.ts'
import { whenIdle } from '../browser/scheduling.ts'
import { optionalPart } from '../ui/field/optional.tsx'

interface RouterContext {
  queries: QueryClient
}

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ location }) => {
    // A first visit begins on a public page and does not wait for the texts of members' screens.
    if (!isPublicPage(location.pathname)) await membersTexts()
  },
  component: Root,
  notFoundComponent: NotFoundScreen,
  errorComponent: ProblemScreen,
})

const PrefetchSavedJobs = optionalPart(async () => {
  await whenIdle()
  return import('../features/job/saved/prefetch-saved-jobs.tsx')
}, 'PrefetchSavedJobs')

const LiveNotifications = optionalPart(async () => {
  await whenIdle()
  await membersTexts()
  return import('../features/notification/live-notifications.tsx')
}, 'LiveNotifications')

function Root() {
  const session = useSession()
  const memberId = useMemberId()
  const isLanding = useIsLanding()
  useEffect(() => {
    if (!isLanding) leaveLandingPage()
  }, [isLanding])
  return (
    <>
      <AppLayout bare={isLanding} />
      {session?.role === 'EMPLOYEE' && <PrefetchSavedJobs />}
      {memberId !== null && <LiveNotifications memberId={memberId} />}
    </>
  )
}

/** Reads the rendered match, which stays the landing page while the next page loads. */
function useIsLanding() {
  return useMatches({
    select: (matches) =>
      matches.some(
        (match) =>
          match.staticData.bare === true || (match.routeId === '/' && match.loaderDeps.front === 'landing'),
      ),
  })
}
