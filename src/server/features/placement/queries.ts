import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'
import type { NewsTables } from '../../db/news-tables.ts'
import { countRows, type Page } from '../../db/page.ts'

/** Tables of pictures that operators place in the web app. They have all columns but the target in common. */
export type PlacementTable = 'banners' | 'advertisements'

interface Placements {
  banners: Selectable<NewsTables['banners']>
  advertisements: Selectable<NewsTables['advertisements']>
}

export type Placement<Table extends PlacementTable> = Placements[Table]

/** A placement in any state, with recent clicks per day (`YYYY-MM-DD`); of a banner also its news. */
export type ListedPlacement<Table extends PlacementTable> = Placements[Table] & {
  days: Record<string, number>
} & (Table extends 'banners' ? { news_title: string; news_published_at: Date | null } : unknown)

const listed: Record<PlacementTable, (since: string) => RawBuilder<unknown>> = {
  banners: (since) => sql`
    select p.*, n.title as news_title, n.published_at as news_published_at, (
      select coalesce(jsonb_object_agg(day, clicks), '{}') from banner_days d
      where d.banner_id = p.id and d.day >= ${since}::date) as days
    from banners p join news n on n.id = p.news_id`,
  advertisements: (since) => sql`
    select p.*, (
      select coalesce(jsonb_object_agg(day, clicks), '{}') from advertisement_days d
      where d.advertisement_id = p.id and d.day >= ${since}::date) as days
    from advertisements p`,
}

/**
 * In display order.
 * @param since first day of the clicks, `YYYY-MM-DD`
 */
export async function findPlacementPage<Table extends PlacementTable>(
  db: Db,
  table: Table,
  since: string,
  { pageNumber, pageSize }: Page,
): Promise<ListedPlacement<Table>[]> {
  const { rows } = await sql<ListedPlacement<Table>>`${listed[table](since)}
    order by p.place, p.id limit ${pageSize} offset ${pageNumber * pageSize}`.execute(db)
  return rows
}

export async function findPlacement<Table extends PlacementTable>(
  db: Db,
  table: Table,
  since: string,
  id: string,
): Promise<ListedPlacement<Table> | undefined> {
  const { rows } = await sql<ListedPlacement<Table>>`${listed[table](since)} where p.id = ${id}`.execute(db)
  return rows[0]
}

export const countPlacements = (db: Db, table: PlacementTable): Promise<number> =>
  countRows(db.selectFrom(table as 'banners'))

/** Locked until the transaction ends. */
export async function lockPlacement<Table extends PlacementTable>(
  tx: Tx,
  table: Table,
  id: string,
): Promise<Placement<Table> | undefined> {
  const { rows } = await sql<Placement<Table>>`
    select * from ${sql.table(table)} where id = ${id} for update`.execute(tx)
  return rows[0]
}

type Banner = NewsTables['banners']
/** What an operator enters. */
export type PlacementColumns<Table extends PlacementTable> = Omit<
  Insertable<NewsTables[Table]>,
  'id' | 'place' | 'click_count'
>

/** Appends it. */
export async function insertPlacement<Table extends PlacementTable>(
  tx: Tx,
  table: Table,
  row: PlacementColumns<Table> & { id: string },
): Promise<void> {
  const values = row as unknown as Omit<Insertable<Banner>, 'place'>
  await tx
    .insertInto(table as 'banners')
    .values((eb) => ({
      ...values,
      place: eb.selectFrom(table as 'banners').select(sql<number>`coalesce(max(place), 0) + 1`.as('place')),
    }))
    .execute()
}

export async function updatePlacement<Table extends PlacementTable>(
  tx: Tx,
  table: Table,
  id: string,
  columns: PlacementColumns<Table>,
): Promise<void> {
  const change = columns as unknown as Updateable<Banner>
  await tx
    .updateTable(table as 'banners')
    .set(change)
    .where('id', '=', id)
    .execute()
}

export async function deletePlacement(tx: Tx, table: PlacementTable, id: string): Promise<void> {
  await tx
    .deleteFrom(table as 'banners')
    .where('id', '=', id)
    .execute()
}

/** Renumbers all of a table: the named ones first, the others after them in their current order. */
export async function orderPlacements(tx: Tx, table: PlacementTable, ids: readonly string[]): Promise<void> {
  await sql`
    update ${sql.table(table)} p set place = r.place
    from (
      select id, row_number() over (order by array_position(${ids}::uuid[], id), place, id) as place
      from ${sql.table(table)}
    ) r where p.id = r.id`.execute(tx)
}

/** Image of a news item; undefined if there is no such item. */
export async function findNewsImage(db: Db, newsId: string) {
  return db.selectFrom('news').select('image_file').where('id', '=', newsId).executeTakeFirst()
}
