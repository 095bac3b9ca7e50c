import { createFileRoute } from '@tanstack/react-router'
import { SignUpScreen } from '../features/member/sign-up-screen.tsx'
import { ownPath } from '../lib/own-path.ts'

export const Route = createFileRoute('/signUp')({
  validateSearch: (search): { redirect?: string | undefined } => ({ redirect: ownPath(search.redirect) }),
  staticData: { inner: true },
  component: SignUpRoute,
})

function SignUpRoute() {
  return <SignUpScreen redirect={Route.useSearch().redirect} />
}
