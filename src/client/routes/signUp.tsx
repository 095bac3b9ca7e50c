import { createFileRoute, redirect } from '@tanstack/react-router'
import { SignUpScreen } from '../features/member/sign-up/sign-up-screen.tsx'
import { sitePath } from '../api/site-path.ts'
import { currentSession } from '../api/session.ts'

interface SignUpSearch {
  redirect?: string | undefined
  /** Preselected by the link that led here. */
  role?: 'EMPLOYEE' | 'EMPLOYER' | undefined
}

export const Route = createFileRoute('/signUp')({
  validateSearch: (search): SignUpSearch => ({
    redirect: sitePath(search.redirect),
    role: search.role === 'EMPLOYEE' || search.role === 'EMPLOYER' ? search.role : undefined,
  }),
  staticData: { inner: true },
  beforeLoad: ({ search }) => {
    if (currentSession()) throw redirect({ href: search.redirect ?? '/home', replace: true })
  },
  component: SignUpRoute,
})

function SignUpRoute() {
  return <SignUpScreen {...Route.useSearch()} />
}
