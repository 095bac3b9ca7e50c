import { type RawBuilder, sql } from 'kysely'
import type { Alternative } from '../../../db/keyset.ts'
import { seoulMidnight } from '../../../seoul-day.ts'

const DAY = 86_400_000

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
  const start = from === undefined ? [] : [sql<boolean>`${created} >= ${midnightOf(from)}`]
  const end = to === undefined ? [] : [sql<boolean>`${created} < ${midnightOf(to, 1)}`]
  return [...start, ...end]
}

const midnightOf = (day: string, daysLater = 0) =>
  seoulMidnight(new Date(Date.parse(`${day}T00:00:00+09:00`) + daysLater * DAY))

export const byId = (id: string): Alternative[] => [{ condition: sql`t.id = ${id}` }]
