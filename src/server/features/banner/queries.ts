import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
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

/** The day's salt, made by whoever needs it first; those of earlier days are deleted. */
export async function saltOf(db: Db, day: string): Promise<Buffer> {
  await db
    .insertInto('visitor_salts')
    .values({ day, salt: randomBytes(32) })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute()
  await db.deleteFrom('visitor_salts').where('day', '<', day).execute()
  const row = await db
    .selectFrom('visitor_salts')
    .select('salt')
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  return row.salt
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
