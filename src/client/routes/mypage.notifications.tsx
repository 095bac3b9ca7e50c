import { createFileRoute } from '@tanstack/react-router'
import { requireMember } from '../features/layout/require-member.ts'
import { NotificationsScreen } from '../features/notification/notifications-screen.tsx'
import { notificationsPage } from '../features/notification/stale-reads.ts'
import { currentLanguage } from '../i18n/current-language.ts'
import { pageFromSearch } from '../api/page-search.ts'

export const Route = createFileRoute('/mypage/notifications')({
  validateSearch: pageFromSearch,
  staticData: { inner: true },
  beforeLoad: requireMember(),
  loaderDeps: ({ search }) => ({ page: search.page ?? 1 }),
  loader: ({ context: { queries }, deps }) => {
    void queries.prefetchQuery(notificationsPage(deps.page, currentLanguage()))
  },
  component: NotificationsRoute,
})

function NotificationsRoute() {
  return <NotificationsScreen page={Route.useSearch().page ?? 1} />
}
