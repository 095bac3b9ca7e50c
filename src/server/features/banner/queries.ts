import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

export async function findBanners(db: Db) {
  return db
    .selectFrom('banners')
    .select(['id', 'news_id', 'title', 'image_file'])
    .orderBy('place')
    .orderBy('id')
    .execute()
}

export async function bannerExists(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('banners').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

/** Counts the visitor's first click of the day. */
export async function countClick(
  db: Db,
  click: { bannerId: string; visitor: Buffer; day: string },
): Promise<void> {
  await sql`
    with first as (
      insert into banner_clicks (banner_id, visitor, day) values (${click.bannerId}, ${click.visitor}, ${click.day})
      on conflict do nothing returning banner_id
    )
    update banners set click_count = click_count + 1 where id in (select banner_id from first)`.execute(db)
}
