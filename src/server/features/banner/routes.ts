import { sql } from 'kysely'
import { AppError } from '../../../contract/base/errors.ts'
import { clickBanner, listBanners } from '../../../contract/site/news.ts'
import { on } from '../../http/endpoint-route.ts'
import type { Db } from '../../db/database.ts'
import { languageOf } from '../../i18n/text-in.ts'
import { readsKorean } from '../../../reference/name-in.ts'
import { translationsIn } from '../translation/read.ts'
import { visitOf } from '../view/service.ts'

/** Banners within their period, whose news is published. */
const visibleBanners = (db: Db, now: Date) =>
  db
    .selectFrom('banners')
    .innerJoin('news', 'news.id', 'banners.news_id')
    .where('news.published_at', '<=', now)
    .where((eb) => eb.or([eb('starts_at', 'is', null), eb('starts_at', '<=', now)]))
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))

async function findBanners(db: Db, langCode: string, now: Date) {
  return visibleBanners(db, now)
    .select([
      'banners.id',
      'banners.news_id',
      'banners.title',
      'banners.image_file',
      'banners.lang_code',
      'news.title as news_title',
    ])
    .where((eb) => eb.or([eb('lang_code', 'is', null), eb('lang_code', '=', languageOf(langCode))]))
    .orderBy('place')
    .orderBy('banners.id')
    .execute()
}

/** What operators translate is the news; its banner says the same. */
async function newsTitlesIn(
  db: Db,
  rows: readonly { news_id: string; news_title: string }[],
  langCode: string,
): ReturnType<typeof translationsIn> {
  if (readsKorean(langCode)) return new Map()
  const texts = rows.map((row) => ({ id: row.news_id, texts: { NEWS_TITLE: row.news_title } }))
  return translationsIn(db, langCode, texts)
}

async function isShown(db: Db, id: string, now: Date): Promise<boolean> {
  const row = await visibleBanners(db, now)
    .select('banners.id')
    .where('banners.id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

/** Counts the visitor's first click of the day. */
async function countClick(db: Db, click: { bannerId: string; visitor: Buffer; day: string }): Promise<void> {
  await sql`
    with first as (
      insert into banner_clicks (banner_id, visitor, day) values (${click.bannerId}, ${click.visitor}, ${click.day})
      on conflict do nothing returning banner_id
    ), counted as (
      insert into banner_days (banner_id, day, clicks) select banner_id, ${click.day}::date, 1 from first
      on conflict (banner_id, day) do update set clicks = banner_days.clicks + 1
    )
    update banners set click_count = click_count + 1 where id in (select banner_id from first)`.execute(db)
}

export const bannerRoutes = [
  on(listBanners, async ({ db, query: { langCode }, now }) => {
    const rows = await findBanners(db, langCode, now)
    const titles = await newsTitlesIn(db, rows, langCode)
    return {
      data: rows.map((row) => ({
        id: row.id,
        newsId: row.news_id,
        title: row.title,
        imageUrl: `/files/${row.image_file}`,
        newsTitle: titles.get(row.news_id)?.NEWS_TITLE,
        langCode: row.lang_code ?? undefined,
      })),
    }
  }),
  on(clickBanner, async ({ db, params, member, address, services, now }) => {
    await services.limits.use('count', `${address} banner`)
    if (!(await isShown(db, params.id, now))) throw new AppError('NOT_FOUND')
    const visit = await visitOf(db, { memberId: member?.id ?? null, address, now })
    await countClick(db, { bannerId: params.id, ...visit })
    return {}
  }),
]
