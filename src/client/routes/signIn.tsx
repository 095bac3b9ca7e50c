import { createFileRoute, redirect, useMatches } from '@tanstack/react-router'
import { roleOfPath } from '../features/member/role-of-path.ts'
import { SignInScreen } from '../features/member/sign-in/sign-in-screen.tsx'
import { currentSession } from '../api/session.ts'
import { sitePath } from '../api/site-path.ts'
import { startPage } from '../entities/member/start-page.ts'

interface SignInSearch {
  redirect?: string | undefined
  /** Allowed for signed-in members: a new session proves their identity. */
  again?: 'yes' | undefined
}

/** One screen for both tabs, so that switching keeps what was typed. */
export const Route = createFileRoute('/signIn')({
  validateSearch: (search): SignInSearch => ({
    redirect: sitePath(search.redirect),
    again: search.again === 'yes' ? 'yes' : undefined,
  }),
  staticData: { inner: true },
  beforeLoad: ({ search }) => {
    if (currentSession() && !search.again)
      throw redirect({ href: search.redirect ?? startPage(), replace: true })
  },
  component: SignInRoute,
})

const tabs = [
  ['/signIn/employee', 'EMPLOYEE'],
  ['/signIn/employer', 'EMPLOYER'],
] as const

/** Without a tab in the address, the tab is the role of the page that asked to sign in. */
function SignInRoute() {
  const { redirect: target, again } = Route.useSearch()
  const chosen = useMatches({
    select: (matches) => tabs.find(([id]) => matches.some(({ routeId }) => routeId === id))?.[1],
  })
  const role = chosen ?? roleOfPath(target) ?? 'EMPLOYEE'
  return <SignInScreen role={role} redirect={target} isAgain={again === 'yes'} />
}
