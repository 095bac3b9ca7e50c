import { createFileRoute } from '@tanstack/react-router'
import { FavoritesScreen } from '../features/job/saved/favorites-screen.tsx'
import { favoritesPage } from '../entities/application/my-job-queries.ts'
import { requireMember } from '../features/layout/require-member.ts'
import { currentLanguage } from '../i18n/activate-language.ts'
import { pageFromSearch } from '../api/page-search.ts'

export const Route = createFileRoute('/mypage/favorites')({
  validateSearch: pageFromSearch,
  staticData: { inner: true },
  beforeLoad: requireMember('EMPLOYEE'),
  loaderDeps: ({ search }) => ({ page: search.page ?? 1 }),
  loader: ({ context: { queries }, deps }) => {
    void queries.prefetchQuery(favoritesPage(deps.page, currentLanguage()))
  },
  component: FavoritesRoute,
})

function FavoritesRoute() {
  return <FavoritesScreen page={Route.useSearch().page ?? 1} />
}
