import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { type Page, pageOf } from '../../db/page.ts'
import type { Shape } from './shape.ts'

/** Which cases a list has in a state, and in which order. */
interface Listed {
  where: RawBuilder<unknown>
  order: RawBuilder<unknown>
}

/** A list of the cases of one kind. */
export interface CaseList<Item, State> extends Shape<Item> {
  /** The table, with the joins that the conditions need. */
  from: RawBuilder<unknown>
  /** Joins that only the columns need. */
  joins?: RawBuilder<unknown>
  listed: (state: State) => Listed
  /** Column that orders cases of the same time. */
  id: string
}

/** By the status of a table: cases that wait oldest first, decided ones latest first. */
export const byStatus =
  <Status extends string>(table: string, waiting: Status, since: string) =>
  (status: Status): Listed => ({
    where: sql`${sql.ref(`${table}.status`)} = ${status}`,
    order: status === waiting ? sql.ref(`${table}.${since}`) : sql`${sql.ref(`${table}.decided_at`)} desc`,
  })

/** By the settlement of reports, which are called `r`: open ones oldest first, settled ones latest first. */
export const bySettlement =
  (oldest: RawBuilder<unknown> = sql`r.created_at`) =>
  (state: 'OPEN' | 'SETTLED'): Listed =>
    state === 'OPEN'
      ? { where: sql`r.settled_at is null`, order: oldest }
      : { where: sql`r.settled_at is not null`, order: sql`r.settled_at desc, r.id desc` }

/** A page of cases, and how many there are in that state. */
export async function listCases<Item, State>(
  db: Db,
  { from, joins = sql``, columns, itemOf, listed, id }: CaseList<Item, State>,
  state: State,
  page: Page,
): Promise<{ data: Item[]; totalCount: number }> {
  const { where, order } = listed(state)
  const rows = sql<object>`
    select ${columns} from ${from} ${joins} where ${where}
    order by ${order}, ${sql.ref(id)} limit ${page.pageSize} offset ${page.pageNumber * page.pageSize}`
  const count = sql<{ count: number }>`select count(*) as count from ${from} where ${where}`
  return pageOf(
    rows.execute(db).then((found) => found.rows),
    count.execute(db).then((found) => found.rows[0]?.count ?? 0),
    itemOf,
  )
}
