import { getNews, listBanners, listMainNews, listNews } from '../../../contract/site/news.ts'
import { PAGE_SIZE } from '../../../contract/base/schema.ts'
import { queryFor } from '../../api/query-for.ts'

/**
 * News is the same for everybody, so it is read without the token. The short stale time shows new items on
 * the next visit, while all parts of one page share an answer.
 */
const current = { shared: true, staleTime: 5_000 }
const shared = { ...current, boot: true }

export const banners = (langCode: string) => queryFor(listBanners, { query: { langCode } }, shared)
export const mainNews = (langCode: string) => queryFor(listMainNews, { query: { langCode } }, shared)
export const newsItem = (id: string, langCode: string) =>
  queryFor(getNews, { params: { id }, query: { langCode } }, current)

/** @param page one-based, as in the address */
export const newsPage = (page: number, langCode: string) =>
  queryFor(
    listNews,
    { query: { pageNumber: page - 1, pageSize: PAGE_SIZE.news, langCode } },
    { ...current, boot: page === 1 },
  )
