import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { firstIdAt } from '../../db/time-ids.ts'

/** A member's notifications after the given one, oldest first. */
export async function findNotificationsAfter(db: Db, memberId: string, id: string, most: number) {
  return db
    .selectFrom('notifications')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '>', id)
    .orderBy('id')
    .limit(most)
    .execute()
}

/**
 * Members' notifications since an instant, oldest first. Ids begin with their time, so that this is an index range.
 */
export async function findRecentNotifications(db: Db, memberIds: readonly string[], since: Date) {
  return db
    .selectFrom('notifications')
    .selectAll()
    .where('member_id', '=', sql<string>`any(${memberIds}::uuid[])`)
    .where('id', '>=', firstIdAt(since))
    .orderBy('id')
    .execute()
}

export async function countUnreadOf(db: Db, memberIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('notifications')
    .select(['member_id as memberId', sql<number>`count(*)`.as('count')])
    .where('member_id', '=', sql<string>`any(${memberIds}::uuid[])`)
    .where('read_at', 'is', null)
    .groupBy('member_id')
    .execute()
  return new Map(rows.map((row) => [row.memberId, row.count]))
}

/** The sessions still active, as hexadecimal text. */
export async function findLiveSessions(
  db: Db,
  tokenHashes: readonly Buffer[],
  now: Date,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .select('token_hash')
    .where('token_hash', '=', sql<Buffer>`any(${tokenHashes}::bytea[])`)
    .where('expires_at', '>', now)
    .where('members.suspended_at', 'is', null)
    .execute()
  return new Set(rows.map((row) => row.token_hash.toString('hex')))
}
