import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { NewsState } from '../../../contract/operator/news.ts'
import type { Db, Tx } from '../../db/database.ts'
import { countRows, onPage, type Page } from '../../db/page.ts'
import type { NewsTables } from '../../db/news-tables.ts'
import { findWritten, type Written } from '../translation/written.ts'

type NewsTable = NewsTables['news']
/** An item in any state, with data that only operators see. */
export type ListedNews = Selectable<NewsTable> & { is_told: boolean; is_imported: boolean }
/** The same with what operators wrote in other languages. */
export type EditedNews = ListedNews & { translations: readonly Written[] }

const items = (db: Db) =>
  db
    .selectFrom('news')
    .selectAll('news')
    .select([
      sql<boolean>`exists (select from news_alerts a where a.news_id = news.id)`.as('is_told'),
      sql<boolean>`exists (select from news_imports i where i.news_id = news.id)`.as('is_imported'),
    ])

export async function findEdited(db: Db, id: string): Promise<EditedNews | undefined> {
  return withTranslations(db, await items(db).where('id', '=', id).executeTakeFirst())
}

/** The same, locked until the transaction ends. */
export async function lockEdited(tx: Tx, id: string): Promise<EditedNews | undefined> {
  return withTranslations(tx, await items(tx).where('id', '=', id).forUpdate('news').executeTakeFirst())
}

async function withTranslations(db: Db, item: ListedNews | undefined): Promise<EditedNews | undefined> {
  if (!item) return undefined
  const originals = { NEWS_TITLE: item.title, NEWS_CONTENTS: item.contents }
  return { ...item, translations: await findWritten(db, item.id, 'operator', originals) }
}

export interface NewsFilter {
  state?: NewsState | undefined
  /** Searches titles. */
  query: string
  now: Date
}

const inState = ({ state, now }: NewsFilter) => {
  switch (state) {
    case 'DRAFT':
      return sql<boolean>`published_at is null`
    case 'SCHEDULED':
      return sql<boolean>`published_at > ${now}`
    case 'PUBLISHED':
      return sql<boolean>`published_at <= ${now}`
    case undefined:
      return sql<boolean>`true`
  }
}

const matching = (filter: NewsFilter) =>
  sql<boolean>`${inState(filter)} and strpos(lower(title), lower(${filter.query})) > 0`

/** Last changed first. */
export async function findEditable(db: Db, filter: NewsFilter, page: Page): Promise<ListedNews[]> {
  return items(db)
    .where(matching(filter))
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .$call(onPage(page))
    .execute()
}

export async function countEditable(db: Db, filter: NewsFilter): Promise<number> {
  return countRows(db.selectFrom('news').where(matching(filter)))
}

export async function insertNews(db: Db, rows: Insertable<NewsTable>[]): Promise<void> {
  await db.insertInto('news').values(rows).execute()
}

export async function updateNews(
  db: Db,
  id: string,
  change: Updateable<NewsTable>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('news')
    .set((eb) => ({ ...change, revision: eb('revision', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute()
}

export async function deleteNewsRow(db: Db, id: string): Promise<void> {
  await db.deleteFrom('news').where('id', '=', id).execute()
}

/** Takes a main place from the published items that have it. */
export async function freeMainPlace(
  db: Db,
  { place, keep, now }: { place: number; keep: string; now: Date },
): Promise<void> {
  await db
    .updateTable('news')
    .set((eb) => ({ main_place: null, revision: eb('revision', '+', 1) }))
    .where('main_place', '=', place)
    .where('id', '<>', keep)
    .where('published_at', '<=', now)
    .execute()
}

/** Takes main places from items that a later one, such as a scheduled one, has replaced. */
export async function clearReplacedMainPlaces(db: Db, now: Date): Promise<void> {
  await sql`
    update news n set main_place = null, revision = revision + 1
    where main_place is not null and published_at <= ${now} and exists (
      select from news later where later.main_place = n.main_place and later.published_at <= ${now}
        and (later.published_at, later.id) > (n.published_at, n.id))`.execute(db)
}

/** Images of the item's banners, which are deleted with it. */
export async function findBannerImages(db: Db, newsId: string): Promise<string[]> {
  const rows = await db.selectFrom('banners').select('image_file').where('news_id', '=', newsId).execute()
  return rows.map((row) => row.image_file)
}
