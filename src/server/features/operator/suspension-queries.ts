import type { Db } from '../../db/database.ts'

export async function lockForSuspension(db: Db, id: string) {
  return db
    .selectFrom('members')
    .select(['role', 'suspended_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Who can sign in as an operator, locked: of two operators who suspend each other, one is too late. */
export async function lockOperators(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('members')
    .select('id')
    .where('role', '=', 'OPERATOR')
    .where('suspended_at', 'is', null)
    .where('demonstration', 'is distinct from', 'CLOSED')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows.map((row) => row.id)
}

export async function setSuspended(
  db: Db,
  id: string,
  { note, now }: { note: string | null; now: Date },
): Promise<void> {
  await db
    .updateTable('members')
    .set({ suspended_at: now, suspension_note: note })
    .where('id', '=', id)
    .execute()
}

export async function clearSuspended(db: Db, id: string): Promise<void> {
  await db
    .updateTable('members')
    .set({ suspended_at: null, suspension_note: null })
    .where('id', '=', id)
    .execute()
}

export async function findNoticed(db: Db, id: string) {
  return db
    .selectFrom('members')
    .select(['email', 'lang_code as langCode', 'suspended_at as suspendedAt'])
    .where('id', '=', id)
    .executeTakeFirst()
}
