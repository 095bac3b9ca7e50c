import { type RawBuilder, sql } from 'kysely'
import type { Alternative } from '../../../db/keyset.ts'
import { seoulDayStart } from '../../../seoul-day.ts'

type Condition = RawBuilder<boolean>

/** Conditions of the filters that are set. The column is one of the list's own table. */
export function equals(column: string, value: string | undefined): Condition[] {
  return value === undefined ? [] : [sql`${sql.ref(`t.${column}`)} = ${value}`]
}

/** Created on these days in Seoul, both included. */
export function inPeriod(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  table: 't' | 'a' = 't',
): Condition[] {
  const created = sql.ref(`${table}.created_at`)
  const start = from === undefined ? [] : [sql<boolean>`${created} >= ${seoulDayStart(from)}`]
  const end = to === undefined ? [] : [sql<boolean>`${created} < ${seoulDayStart(to, 1)}`]
  return [...start, ...end]
}

export const byId = (id: string): Alternative[] => [{ condition: sql`t.id = ${id}` }]
