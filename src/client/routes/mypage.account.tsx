import { createFileRoute } from '@tanstack/react-router'
import { textsFromSearch } from '../api/page-search.ts'
import { requireMember } from '../features/layout/require-member.ts'
import { AccountScreen } from '../features/member/account/account-screen.tsx'
import { NewEmailScreen } from '../features/member/account/new-email-screen.tsx'
import { sessionsPage } from '../features/member/queries.ts'
import { me } from '../entities/member/me-query.ts'

export const Route = createFileRoute('/mypage/account')({
  validateSearch: (search) => textsFromSearch(search, 'email'),
  staticData: { inner: true },
  beforeLoad: requireMember(),
  loader: ({ context: { queries } }) => {
    void queries.prefetchQuery(me())
    void queries.prefetchQuery(sessionsPage(1))
  },
  component: AccountRoute,
})

function AccountRoute() {
  const { email } = Route.useSearch()
  return email === undefined ? <AccountScreen /> : <NewEmailScreen key={email} token={email} />
}
