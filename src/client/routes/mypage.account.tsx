import { createFileRoute } from '@tanstack/react-router'
import { requireMember } from '../features/layout/require-member.ts'
import { AccountScreen } from '../features/member/account/account-screen.tsx'
import { sessionsPage } from '../features/member/queries.ts'
import { me } from '../entities/member/me-query.ts'

export const Route = createFileRoute('/mypage/account')({
  staticData: { inner: true },
  beforeLoad: requireMember(),
  loader: ({ context: { queries } }) => {
    void queries.prefetchQuery(me())
    void queries.prefetchQuery(sessionsPage(1))
  },
  component: AccountScreen,
})
