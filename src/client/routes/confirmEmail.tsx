import { createFileRoute } from '@tanstack/react-router'
import { textsFromSearch } from '../api/page-search.ts'
import { ConfirmEmailScreen } from '../features/member/account/confirm-email-screen.tsx'

export const Route = createFileRoute('/confirmEmail')({
  validateSearch: (search) => textsFromSearch(search, 'token'),
  staticData: { inner: true },
  component: ConfirmEmailRoute,
})

function ConfirmEmailRoute() {
  const { token = '' } = Route.useSearch()
  return <ConfirmEmailScreen token={token} />
}
