import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'
import { countRows, onPage, type Page } from '../../db/page.ts'
import type { NewsTables } from '../../db/news-tables.ts'

type AdvertisementTable = NewsTables['advertisements']
/** An advertisement in any state, with recent clicks per day (`YYYY-MM-DD`). */
export type EditedAdvertisement = Selectable<AdvertisementTable> & {
  days: Record<string, number>
}

const advertisements = (db: Db, since: string) =>
  db
    .selectFrom('advertisements')
    .selectAll('advertisements')
    .select(
      sql<Record<string, number>>`(
        select coalesce(jsonb_object_agg(day, clicks), '{}') from advertisement_days d
        where d.advertisement_id = advertisements.id and d.day >= ${since}::date)`.as('days'),
    )

/**
 * In display order.
 * @param since first day of the clicks, `YYYY-MM-DD`
 */
export async function findAdvertisementPage(
  db: Db,
  since: string,
  page: Page,
): Promise<EditedAdvertisement[]> {
  return advertisements(db, since).orderBy('place').orderBy('advertisements.id').$call(onPage(page)).execute()
}

export async function findAdvertisement(
  db: Db,
  since: string,
  id: string,
): Promise<EditedAdvertisement | undefined> {
  return advertisements(db, since).where('advertisements.id', '=', id).executeTakeFirst()
}

export async function countAdvertisements(db: Db): Promise<number> {
  return countRows(db.selectFrom('advertisements'))
}

export type LockedAdvertisement = Selectable<AdvertisementTable>

/** Locked until the transaction ends. */
export async function lockAdvertisement(
  tx: Tx,
  id: string,
): Promise<Selectable<AdvertisementTable> | undefined> {
  return tx.selectFrom('advertisements').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Appends the advertisement. */
export async function insertAdvertisement(
  db: Db,
  advertisement: Omit<Insertable<AdvertisementTable>, 'place'>,
): Promise<void> {
  await db
    .insertInto('advertisements')
    .values((eb) => ({
      ...advertisement,
      place: eb.selectFrom('advertisements').select(sql<number>`coalesce(max(place), 0) + 1`.as('place')),
    }))
    .execute()
}

export async function updateAdvertisement(
  db: Db,
  id: string,
  change: Updateable<AdvertisementTable>,
): Promise<void> {
  await db.updateTable('advertisements').set(change).where('id', '=', id).execute()
}

export async function deleteAdvertisementRow(db: Db, id: string): Promise<void> {
  await db.deleteFrom('advertisements').where('id', '=', id).execute()
}

/** Renumbers all advertisements: the named ones first, the others after them in their current order. */
export async function placeAdvertisements(db: Db, ids: string[]): Promise<void> {
  await sql`
    update advertisements a set place = r.place
    from (
      select id, row_number() over (order by array_position(${ids}::uuid[], id), place, id) as place from advertisements
    ) r where a.id = r.id`.execute(db)
}
