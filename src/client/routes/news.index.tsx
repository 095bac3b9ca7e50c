import { createFileRoute } from '@tanstack/react-router'
import { NewsScreen } from '../features/news/news-screen.tsx'
import { banners, mainNews, newsPage } from '../entities/news/news-queries.ts'
import { currentLanguage } from '../i18n/current-language.ts'
import { pageFromSearch } from '../api/page-search.ts'

export const Route = createFileRoute('/news/')({
  validateSearch: pageFromSearch,
  loaderDeps: ({ search }) => ({ page: search.page ?? 1 }),
  loader: ({ context: { queries }, deps }) => {
    void queries.prefetchQuery(newsPage(deps.page, currentLanguage()))
    if (deps.page > 1) return
    void queries.prefetchQuery(banners(currentLanguage()))
    void queries.prefetchQuery(mainNews(currentLanguage()))
  },
  component: NewsRoute,
})

function NewsRoute() {
  return <NewsScreen page={Route.useSearch().page ?? 1} />
}
