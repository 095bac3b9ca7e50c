import type { QueryClient } from '@tanstack/react-query'
import type { Banner, News } from '../../../contract/site/news.ts'
import type { Snapshot } from '../../api/query-for.ts'
import { cacheImages, storeForOffline } from '../../offline/cache/store-for-offline.ts'
import { storeQuery } from '../../offline/cache/stored-queries.ts'
import { currentLanguage } from '../../i18n/current-language.ts'
import { newsItem } from '../../entities/news/news-queries.ts'

/**
 * Stores each article of a list as if it had been opened, so that it opens offline. Skips a cached list: its articles were
 * stored when it arrived, and one that was deleted since would come back.
 */
export async function storeArticles(queries: QueryClient, list: Snapshot<News[]>): Promise<void> {
  if (list.asOf !== undefined) return
  const { data, askedAt } = list
  await Promise.all(
    data.map(async (item) => {
      const { queryKey } = newsItem(item.id, currentLanguage())
      const known = queries.getQueryData<Snapshot<News>>(queryKey)
      if (known && known.askedAt >= askedAt) return
      queries.setQueryData(queryKey, { askedAt, data: item }, { updatedAt: askedAt })
      await storeQuery(queries, queryKey)
    }),
  )
}

/** Fetches what a list refers to: its images, and the articles of banners. */
export async function prefetchLinked(
  queries: QueryClient,
  { news, banners }: { news: readonly News[]; banners: readonly Banner[] },
): Promise<void> {
  await cacheImages(news.map(({ imageUrl }) => imageUrl))
  await Promise.all(
    banners.map(({ newsId }) =>
      storeForOffline(queries, {
        query: newsItem(newsId, currentLanguage()),
        imagesOf: ({ data }) => [data.imageUrl],
      }),
    ),
  )
}
