import { AppError } from '../../../contract/base/errors.ts'
import { getNews, listMainNews, listNews, viewNews, type News } from '../../../contract/site/news.ts'
import { readsKorean } from '../../../reference/name-in.ts'
import type { Db } from '../../db/database.ts'
import { on, onKept } from '../../http/endpoint-route.ts'
import { daysPast } from '../../seoul-day.ts'
import { translationsIn } from '../translation/read.ts'
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

const NEWS = { parts: ['news'] } as const

export const newsRoutes = [
  onKept(listMainNews, NEWS, async ({ db, query, now }) => {
    const main = await findMainNews(db, now, MAX_MAIN_NEWS)
    // Without chosen main news, the latest leads.
    const rows = main.length > 0 ? main : await findNews(db, { pageNumber: 0, pageSize: 1 }, now)
    return { data: await newsIn(db, rows, query.langCode, now) }
  }),
  onKept(listNews, NEWS, async ({ db, query, now }) => {
    const [rows, totalCount] = await Promise.all([findNews(db, query, now), countNews(db, now)])
    return { data: await newsIn(db, rows, query.langCode, now), totalCount }
  }),
  onKept(getNews, NEWS, async ({ db, params, query, now }) => {
    const row = await findNewsItem(db, params.id, now)
    const [item] = row ? await newsIn(db, [row], query.langCode, now) : []
    if (!item) throw new AppError('NOT_FOUND')
    return { data: item }
  }),
  on(viewNews, async ({ db, params, member, address, services, now }) => {
    await services.limits.use('count', `${address} news`)
    if (!(await isPublished(db, params.id, now))) throw new AppError('NOT_FOUND')
    const visit = await visitOf(db, { memberId: member?.id ?? null, address, now })
    return { data: { counted: await countView(db, { newsId: params.id, ...visit }) } }
  }),
]

/** With what is stored of them in the reader's language. */
async function newsIn(db: Db, rows: readonly NewsRow[], langCode: string, now: Date): Promise<News[]> {
  if (readsKorean(langCode)) return rows.map((row) => newsOf(row, now))
  const texts = rows.map(({ id, title, contents }) => ({
    id,
    texts: { NEWS_TITLE: title, NEWS_CONTENTS: contents },
  }))
  const stored = await translationsIn(db, langCode, texts)
  return rows.map((row) => {
    const { NEWS_TITLE: title, NEWS_CONTENTS: contents } = stored.get(row.id) ?? {}
    return { ...newsOf(row, now), translations: { title, contents } }
  })
}

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
