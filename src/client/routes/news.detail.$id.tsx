import { createFileRoute } from '@tanstack/react-router'
import { NewsDetailScreen } from '../features/news/news-detail-screen.tsx'
import { currentLanguage } from '../i18n/current-language.ts'
import { newsItem } from '../entities/news/news-queries.ts'

export const Route = createFileRoute('/news/detail/$id')({
  staticData: { inner: true },
  loader: ({ context: { queries }, params }) => {
    void queries.prefetchQuery(newsItem(params.id, currentLanguage()))
  },
  component: NewsDetailRoute,
})

function NewsDetailRoute() {
  return <NewsDetailScreen id={Route.useParams().id} />
}
