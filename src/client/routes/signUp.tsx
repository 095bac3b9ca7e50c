import { createFileRoute, redirect } from '@tanstack/react-router'
import { SignUpScreen } from '../features/member/sign-up-screen.tsx'
import { ownPath } from '../lib/own-path.ts'
import { currentSession } from '../lib/session.ts'

export const Route = createFileRoute('/signUp')({
  validateSearch: (search): { redirect?: string | undefined } => ({ redirect: ownPath(search.redirect) }),
  staticData: { inner: true },
  beforeLoad: ({ search }) => {
    if (currentSession()) throw redirect({ href: search.redirect ?? '/home', replace: true })
  },
  component: SignUpRoute,
})

function SignUpRoute() {
  return <SignUpScreen redirect={Route.useSearch().redirect} />
}
