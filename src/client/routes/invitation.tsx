import { createFileRoute } from '@tanstack/react-router'
import { InvitationScreen } from '../features/member/invitation-screen.tsx'

export const Route = createFileRoute('/invitation')({
  validateSearch: (search): { token?: string | undefined } => ({
    token: typeof search.token === 'string' ? search.token : undefined,
  }),
  staticData: { inner: true },
  component: InvitationRoute,
})

function InvitationRoute() {
  const { token = '' } = Route.useSearch()
  return <InvitationScreen token={token} />
}
