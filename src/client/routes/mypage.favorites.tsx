import { createFileRoute } from '@tanstack/react-router'
import { currentSession, restoreSession, useSession } from '../api/session.ts'
import { FavoritesScreen, VisitorFavorites } from '../features/job/saved/favorites-screen.tsx'
import { favoritesPage } from '../entities/application/my-job-queries.ts'
import { requireMember } from '../features/layout/require-member.ts'
import { currentLanguage } from '../i18n/current-language.ts'
import { pageFromSearch } from '../api/page-search.ts'

export const Route = createFileRoute('/mypage/favorites')({
  validateSearch: pageFromSearch,
  staticData: { inner: true },
  beforeLoad: async (context) => {
    if (!currentSession()) await restoreSession()
    // Visitors are told what saving is for instead of being asked to sign in at once.
    if (currentSession()) await requireMember('EMPLOYEE')(context)
  },
  loaderDeps: ({ search }) => ({ page: search.page ?? 1 }),
  loader: ({ context: { queries }, deps }) => {
    if (currentSession()) void queries.prefetchQuery(favoritesPage(deps.page, currentLanguage()))
  },
  component: FavoritesRoute,
})

function FavoritesRoute() {
  const page = Route.useSearch().page ?? 1
  return useSession() ? <FavoritesScreen page={page} /> : <VisitorFavorites />
}
