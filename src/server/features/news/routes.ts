import { AppError } from '../../../contract/base/errors.ts'
import { getNews, listMainNews, listNews, viewNews, type News } from '../../../contract/site/news.ts'
import { on } from '../../http/endpoint-route.ts'
import { daysPast } from '../../seoul-day.ts'
import { visitOf } from '../view/service.ts'
import {
  countNews,
  countView,
  findMainNews,
  findNews,
  findNewsItem,
  isPublished,
  type NewsRow,
} from './queries.ts'

const MAX_MAIN_NEWS = 5

export const newsRoutes = [
  on(listMainNews, async ({ db, now }) => {
    const main = await findMainNews(db, now, MAX_MAIN_NEWS)
    // Without chosen main news, the latest leads.
    const rows = main.length > 0 ? main : await findNews(db, { pageNumber: 0, pageSize: 1 }, now)
    return { data: rows.map((row) => newsOf(row, now)) }
  }),
  on(listNews, async ({ db, query, now }) => {
    const [rows, totalCount] = await Promise.all([findNews(db, query, now), countNews(db, now)])
    return { data: rows.map((row) => newsOf(row, now)), totalCount }
  }),
  on(getNews, async ({ db, params, now }) => {
    const row = await findNewsItem(db, params.id, now)
    if (!row) throw new AppError('NOT_FOUND')
    return { data: newsOf(row, now) }
  }),
  on(viewNews, async ({ db, params, member, address, services, now }) => {
    await services.limits.use('count', `${address} news`)
    if (!(await isPublished(db, params.id, now))) throw new AppError('NOT_FOUND')
    const visit = await visitOf(db, { memberId: member?.id ?? null, address, now })
    return { data: { counted: await countView(db, { newsId: params.id, ...visit }) } }
  }),
]

function newsOf(row: NewsRow, now: Date): News {
  return {
    id: row.id,
    title: row.title,
    imageUrl: row.image_file === null ? null : `/files/${row.image_file}`,
    imageCaption: row.image_caption,
    company: row.company,
    contents: row.contents,
    linkUrl: row.link_url,
    pastDays: daysPast(row.published_at, now),
    hitCount: row.hit_count,
    createdDate: row.published_at.toISOString(),
    modifiedDate: (row.updated_at > row.published_at ? row.updated_at : row.published_at).toISOString(),
  }
}
