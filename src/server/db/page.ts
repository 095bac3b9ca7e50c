import type { SelectQueryBuilder } from 'kysely'

/** A page of a list, as endpoints' queries have it; the first one is 0. */
export interface Page {
  pageNumber: number
  pageSize: number
}

/** Limits an ordered query to one page. */
export const onPage =
  ({ pageNumber, pageSize }: Page) =>
  <DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>) =>
    query.limit(pageSize).offset(pageNumber * pageSize)

/** Number of rows that a query without selected columns finds. */
export async function countRows<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
): Promise<number> {
  const { count } = await query
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .$castTo<{ count: number }>()
    .executeTakeFirstOrThrow()
  return count
}

/** A page as lists are answered: what is shown of its rows, and how many there are on all pages. */
export async function pageOf<Row, Item>(
  rows: Promise<readonly Row[]>,
  count: Promise<number>,
  itemOf: (row: Row) => Item,
): Promise<{ data: Item[]; totalCount: number }> {
  const [found, totalCount] = await Promise.all([rows, count])
  return { data: found.map((row) => itemOf(row)), totalCount }
}
