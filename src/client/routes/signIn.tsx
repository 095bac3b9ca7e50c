import { createFileRoute, redirect, useMatches } from '@tanstack/react-router'
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

function SignInRoute() {
  const { redirect: target, again } = Route.useSearch()
  const forCompanies = useMatches({
    select: (matches) => matches.some(({ routeId }) => routeId === '/signIn/employer'),
  })
  return (
    <SignInScreen role={forCompanies ? 'EMPLOYER' : 'EMPLOYEE'} redirect={target} isAgain={again === 'yes'} />
  )
}
