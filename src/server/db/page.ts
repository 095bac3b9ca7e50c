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
