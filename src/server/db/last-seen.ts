import { sql } from 'kysely'
import type { Db } from './database.ts'

/** Keeps when the members were last seen, before their sessions are deleted. */
export async function keepLastSeen(
  db: Db,
  ending: { memberId: string } | { expiredAt: Date },
): Promise<void> {
  const isEnding =
    'memberId' in ending ? sql`member_id = ${ending.memberId}` : sql`expires_at < ${ending.expiredAt}`
  await sql`
    update members m set last_seen_at = s.seen_at
    from (select member_id, max(last_used_at) as seen_at from sessions where ${isEnding} group by member_id) s
    where m.id = s.member_id and (m.last_seen_at is null or m.last_seen_at < s.seen_at)`.execute(db)
}
