import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { newsItem } from '../../../src/client/entities/news/news-queries.ts'
import { storeArticles } from '../../../src/client/features/news/store-news.ts'
import { storedEntries } from '../../../src/client/offline/cache/stored-queries.ts'
import { currentLanguage } from '../../../src/client/i18n/current-language.ts'
import type { News } from '../../../src/contract/site/news.ts'

const anArticle = (id: string): News => ({
  id,
  title: 'A title',
  imageUrl: null,
  imageCaption: null,
  company: 'A newspaper',
  contents: 'A text',
  linkUrl: null,
  pastDays: 0,
  hitCount: 0,
  createdDate: '2026-11-01T00:00:00.000Z',
  modifiedDate: '2026-11-01T00:00:00.000Z',
})

const isStored = async (id: string) =>
  (await storedEntries()).some(([, { queryHash }]) => queryHash.includes(id))

test('the articles of a fresh list are stored', async () => {
  const queries = new QueryClient()
  await storeArticles(queries, { data: [anArticle('fresh')], askedAt: Date.now() })
  expect(queries.getQueryData(newsItem('fresh', currentLanguage()).queryKey)).toBeDefined()
  expect(await isStored('fresh')).toBe(true)
})

test('a cached list does not bring back an article that was deleted since', async () => {
  const queries = new QueryClient()
  const list = { data: [anArticle('deleted')], askedAt: Date.now(), asOf: Date.now() - 60_000 }
  await storeArticles(queries, list)
  expect(queries.getQueryData(newsItem('deleted', currentLanguage()).queryKey)).toBeUndefined()
  expect(await isStored('deleted')).toBe(false)
})
