import { getNews, listBanners, listMainNews, listNews } from '../../../contract/news.ts'
import { PAGE_SIZE } from '../../../contract/schema.ts'
import { reading } from '../../lib/reading.ts'

/** News is the same for everybody, so it is read without the token. */
const shared = { shared: true, boot: true }

export const banners = () => reading(listBanners, {}, shared)
export const mainNews = () => reading(listMainNews, {}, shared)
export const newsItem = (id: string) => reading(getNews, { params: { id } }, { shared: true })

/** @param page one-based, as in the address */
export const newsPage = (page: number) =>
  reading(
    listNews,
    { query: { pageNumber: page - 1, pageSize: PAGE_SIZE.news } },
    { shared: true, boot: page === 1 },
  )
