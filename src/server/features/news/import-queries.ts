import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** Previously imported items by hexadecimal key, with their news; null if that was deleted. */
export async function findImports(db: Db, keys: Buffer[]): Promise<Map<string, string | null>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .selectFrom('news_imports')
    .select(['source_key', 'news_id'])
    .where('source_key', 'in', keys)
    .execute()
  return new Map(rows.map((row) => [row.source_key.toString('hex'), row.news_id]))
}

/** @returns hexadecimal keys that had not been imported before */
export async function claimImports(db: Db, keys: Buffer[], now: Date): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const rows = await db
    .insertInto('news_imports')
    .values(keys.map((key) => ({ source_key: key, news_id: null, imported_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('source_key')
    .execute()
  return new Set(rows.map((row) => row.source_key.toString('hex')))
}

/** Records which news the items became. */
export async function nameImports(db: Db, imports: readonly { key: Buffer; id: string }[]): Promise<void> {
  const keys = imports.map(({ key }) => key)
  const ids = imports.map(({ id }) => id)
  await sql`
    update news_imports i set news_id = n.id
    from unnest(${keys}::bytea[], ${ids}::uuid[]) as n (key, id) where i.source_key = n.key`.execute(db)
}
