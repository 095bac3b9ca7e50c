import type { Db, Tx } from '../../db/database.ts'

interface NewStay {
  memberId: string
  sealed: Buffer
  nextReminder: Date | null
  now: Date
}

export async function upsertStay(db: Db, { memberId, sealed, nextReminder, now }: NewStay): Promise<void> {
  const values = { sealed, next_reminder_at: nextReminder, updated_at: now }
  await db
    .insertInto('stays')
    .values({ ...values, member_id: memberId })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(values))
    .execute()
}

export async function deleteStay(db: Db, memberId: string): Promise<void> {
  await db.deleteFrom('stays').where('member_id', '=', memberId).execute()
}

export async function findStayRows(db: Db, memberIds: readonly string[]) {
  if (memberIds.length === 0) return []
  return db
    .selectFrom('stays')
    .select(['member_id', 'sealed', 'updated_at'])
    .where('member_id', 'in', memberIds)
    .execute()
}

/** Locks them; those that another process has are skipped. */
export async function findDueStays(tx: Tx, now: Date, limit: number) {
  return tx
    .selectFrom('stays')
    .select(['member_id', 'sealed'])
    .where('next_reminder_at', '<=', now)
    .orderBy('next_reminder_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
}

export async function setNextReminder(db: Db, memberId: string, next: Date | null): Promise<void> {
  await db.updateTable('stays').set({ next_reminder_at: next }).where('member_id', '=', memberId).execute()
}
