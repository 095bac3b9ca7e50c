import { createFileRoute } from '@tanstack/react-router'
import { ConfirmEmailScreen } from '../features/member/account/confirm-email-screen.tsx'

export const Route = createFileRoute('/confirmEmail')({
  validateSearch: (search): { token?: string | undefined } => ({
    token: typeof search.token === 'string' ? search.token : undefined,
  }),
  staticData: { inner: true },
  component: ConfirmEmailRoute,
})

function ConfirmEmailRoute() {
  const { token = '' } = Route.useSearch()
  return <ConfirmEmailScreen token={token} />
}
