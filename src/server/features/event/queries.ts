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

/** Which of these sessions, by their hashes in hexadecimal, have ended. */
export async function findEndedSessions(
  db: Db,
  tokenHashes: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const { rows } = await sql<{ hash: string }>`
    select hash from unnest(${tokenHashes}::text[]) as open (hash)
    where not exists (
      select from sessions s join members m on m.id = s.member_id
      where s.token_hash = decode(hash, 'hex') and s.expires_at > ${now} and m.suspended_at is null)`.execute(
    db,
  )
  return new Set(rows.map(({ hash }) => hash))
}
