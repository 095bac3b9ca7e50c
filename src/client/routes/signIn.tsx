import { createFileRoute, redirect, useMatches } from '@tanstack/react-router'
import { SignInScreen } from '../features/member/sign-in/sign-in-screen.tsx'
import { currentSession } from '../api/session.ts'
import { sitePath } from '../api/site-path.ts'
import { startPage } from '../entities/member/start-page.ts'

/** One screen for both tabs, so that switching keeps what was typed. */
export const Route = createFileRoute('/signIn')({
  validateSearch: (search): { redirect?: string | undefined } => ({ redirect: sitePath(search.redirect) }),
  staticData: { inner: true },
  beforeLoad: ({ search }) => {
    if (currentSession()) throw redirect({ href: search.redirect ?? startPage(), replace: true })
  },
  component: SignInRoute,
})

function SignInRoute() {
  const { redirect: target } = Route.useSearch()
  const forCompanies = useMatches({
    select: (matches) => matches.some(({ routeId }) => routeId === '/signIn/employer'),
  })
  return <SignInScreen role={forCompanies ? 'EMPLOYER' : 'EMPLOYEE'} redirect={target} />
}
