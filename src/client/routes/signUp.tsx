import { createFileRoute } from '@tanstack/react-router'
import { ownPath } from '../features/layout/require-member.ts'
import { SignUpScreen } from '../features/member/sign-up-screen.tsx'

export const Route = createFileRoute('/signUp')({
  validateSearch: (search): { redirect?: string | undefined } => ({ redirect: ownPath(search.redirect) }),
  staticData: { inner: true },
  component: SignUpRoute,
})

function SignUpRoute() {
  return <SignUpScreen redirect={Route.useSearch().redirect} />
}
