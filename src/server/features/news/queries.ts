import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { countRows, onPage, type Page } from '../../db/page.ts'

const COLUMNS = [
  'id',
  'title',
  'company',
  'contents',
  'image_file',
  'image_caption',
  'link_url',
  'hit_count',
  'published_at',
  'updated_at',
] as const

const published = (db: Db, now: Date) =>
  db.selectFrom('news').select(COLUMNS).where('published_at', '<=', now).$narrowType<{ published_at: Date }>()

export type NewsRow = Awaited<ReturnType<typeof findNews>>[number]

/** Published news, latest first. */
export async function findNews(db: Db, page: Page, now: Date) {
  return published(db, now)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .$call(onPage(page))
    .execute()
}

export async function countNews(db: Db, now: Date): Promise<number> {
  return countRows(db.selectFrom('news').where('published_at', '<=', now))
}

export async function findNewsItem(db: Db, id: string, now: Date): Promise<NewsRow | undefined> {
  return published(db, now).where('id', '=', id).executeTakeFirst()
}

/** One item per place: a scheduled item replaces the previous one when its time comes. */
export async function findMainNews(db: Db, now: Date, limit: number): Promise<NewsRow[]> {
  return published(db, now)
    .distinctOn('main_place')
    .where('main_place', 'is not', null)
    .orderBy('main_place')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function isPublished(db: Db, id: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('news')
    .select('id')
    .where('id', '=', id)
    .where('published_at', '<=', now)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Counts the visitor's first view of the day.
 * @returns whether it was the first
 */
export async function countView(
  db: Db,
  view: { newsId: string; visitor: Buffer; day: string },
): Promise<boolean> {
  const { rows } = await sql`
    with first as (
      insert into news_views (news_id, day, visitor) values (${view.newsId}, ${view.day}::date, ${view.visitor})
      on conflict do nothing returning news_id
    )
    update news set hit_count = hit_count + 1 where id in (select news_id from first) returning id`.execute(
    db,
  )
  return rows.length > 0
}
