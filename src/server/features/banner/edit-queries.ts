import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'
import { countRows, onPage, type Page } from '../../db/page.ts'
import type { NewsTables } from '../../db/news-tables.ts'

type BannerTable = NewsTables['banners']
/** A banner in any state, with its news and recent clicks per day (`YYYY-MM-DD`). */
export type EditedBanner = Selectable<BannerTable> & {
  news_title: string
  news_published_at: Date | null
  days: Record<string, number>
}

const banners = (db: Db, since: string) =>
  db
    .selectFrom('banners')
    .innerJoin('news', 'news.id', 'banners.news_id')
    .selectAll('banners')
    .select([
      'news.title as news_title',
      'news.published_at as news_published_at',
      sql<Record<string, number>>`(
        select coalesce(jsonb_object_agg(day, clicks), '{}') from banner_days d
        where d.banner_id = banners.id and d.day >= ${since}::date)`.as('days'),
    ])

/**
 * In display order.
 * @param since first day of the clicks, `YYYY-MM-DD`
 */
export async function findBannerPage(db: Db, since: string, page: Page): Promise<EditedBanner[]> {
  return banners(db, since).orderBy('place').orderBy('banners.id').$call(onPage(page)).execute()
}

export async function findBanner(db: Db, since: string, id: string): Promise<EditedBanner | undefined> {
  return banners(db, since).where('banners.id', '=', id).executeTakeFirst()
}

export async function countBanners(db: Db): Promise<number> {
  return countRows(db.selectFrom('banners'))
}

export type LockedBanner = Selectable<BannerTable>

/** Locked until the transaction ends. */
export async function lockBanner(tx: Tx, id: string): Promise<Selectable<BannerTable> | undefined> {
  return tx.selectFrom('banners').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Appends the banner. */
export async function insertBanner(db: Db, banner: Omit<Insertable<BannerTable>, 'place'>): Promise<void> {
  await db
    .insertInto('banners')
    .values((eb) => ({
      ...banner,
      place: eb.selectFrom('banners').select(sql<number>`coalesce(max(place), 0) + 1`.as('place')),
    }))
    .execute()
}

export async function updateBanner(db: Db, id: string, change: Updateable<BannerTable>): Promise<void> {
  await db.updateTable('banners').set(change).where('id', '=', id).execute()
}

export async function deleteBannerRow(db: Db, id: string): Promise<void> {
  await db.deleteFrom('banners').where('id', '=', id).execute()
}

/** Renumbers all banners: the named ones first, the others after them in their current order. */
export async function placeBanners(db: Db, ids: string[]): Promise<void> {
  await sql`
    update banners b set place = r.place
    from (
      select id, row_number() over (order by array_position(${ids}::uuid[], id), place, id) as place from banners
    ) r where b.id = r.id`.execute(db)
}

/** Image of a news item; undefined if there is no such item. */
export async function findNewsImage(db: Db, newsId: string) {
  return db.selectFrom('news').select('image_file').where('id', '=', newsId).executeTakeFirst()
}
