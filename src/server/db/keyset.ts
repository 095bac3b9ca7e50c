import { type RawBuilder, sql } from 'kysely'
import { COUNTED_ROWS } from '../../contract/base/schema.ts'
import { type Db, VALUES_PLAN } from './database.ts'
import type { Page } from './page.ts'

/** A position in a list, or its beginning; the page counts from there. */
export interface KeysetPage extends Page {
  after?: string | undefined
}

/**
 * Rows to list, newest first, from a table with the columns `id` and `created_at`. In the SQL the row is `t`.
 */
export interface Listing {
  table: 'members' | 'jobs' | 'orders'
  conditions: readonly RawBuilder<boolean>[]
  /**
   * Alternatives of which a row matches at least one, each found on its own: an index serves one of them, and rarely
   * an `or` of them.
   */
  anyOf?: readonly Alternative[]
}

export interface Alternative {
  /** Another table that the condition reads, at most one row for each row of the list. */
  join?: RawBuilder<unknown>
  condition: RawBuilder<boolean>
}

/** The ids of one page, and one more if the list goes on. */
export function pageIds(listing: Listing, { after, pageNumber, pageSize }: KeysetPage): RawBuilder<unknown> {
  const skipped = pageNumber * pageSize
  const position = after === undefined ? [] : [isAfter(after)]
  const branches = branchesOf(listing).map(
    ({
      join,
      condition,
    }) => sql`(select t.id, t.created_at from ${sql.table(listing.table)} t ${join ?? sql``}
      where ${allOf([...position, ...listing.conditions, condition])}
      order by t.created_at desc, t.id desc limit ${skipped + pageSize + 1})`,
  )
  return sql`select * from (${sql.join(branches, sql` union `)}) found
    order by created_at desc, id desc limit ${pageSize + 1} offset ${skipped}`
}

/** Number of rows, counted up to the limit and one more. */
export async function countListed(db: Db, listing: Listing, limit = COUNTED_ROWS): Promise<number> {
  const branches = branchesOf(listing).map(
    ({ join, condition }) => sql`(select t.id from ${sql.table(listing.table)} t ${join ?? sql``}
      where ${allOf([...listing.conditions, condition])} limit ${limit + 1})`,
  )
  const { rows } = await sql<{ count: number }>`${VALUES_PLAN}
    select count(*) as count from (
      select * from (${sql.join(branches, sql` union `)}) matching limit ${limit + 1}
    ) found`.execute(db)
  return rows[0]?.count ?? 0
}

const branchesOf = ({ anyOf = [{ condition: sql<boolean>`true` }] }: Listing): readonly Alternative[] => anyOf

const allOf = (conditions: readonly RawBuilder<boolean>[]) => sql`${sql.join(conditions, sql` and `)}`

/** @param cursor as the contract's schema has checked it */
function isAfter(cursor: string): RawBuilder<boolean> {
  const [milliseconds, id] = cursor.split('.')
  return sql`(t.created_at, t.id) < (${new Date(Number(milliseconds))}::timestamptz, ${id}::uuid)`
}

/** `like` pattern of texts that begin with this one, ignoring case. */
export function beginningPattern(text: string): string {
  return `${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}
