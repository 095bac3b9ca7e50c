import type { Db, Tx } from '../../db/database.ts'
import { keepLastSeen } from '../../db/last-seen.ts'
import { countRows, onPage, type Page } from '../../db/page.ts'

/** Active sessions, last used first. */
export async function findSessions(db: Db, memberId: string, now: Date, page: Page) {
  return db
    .selectFrom('sessions')
    .select(['id', 'token_hash', 'device', 'created_at', 'last_used_at', 'expires_at', 'keep_signed_in'])
    .where('member_id', '=', memberId)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .$call(onPage(page))
    .execute()
}

export async function countSessions(db: Db, memberId: string, now: Date): Promise<number> {
  return countRows(db.selectFrom('sessions').where('member_id', '=', memberId).where('expires_at', '>', now))
}

export async function deleteSession(db: Db, memberId: string, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('member_id', '=', memberId).where('id', '=', id).execute()
}

/** Ends the member's sessions except `keep`. */
export async function endOtherSessions(tx: Tx, memberId: string, keep: Buffer | null): Promise<void> {
  await keepLastSeen(tx, { memberId })
  const ending = tx.deleteFrom('sessions').where('member_id', '=', memberId)
  await (keep ? ending.where('token_hash', '<>', keep) : ending).execute()
}

/** When the session of a token started. */
export async function findSessionStart(db: Db, tokenHash: Buffer): Promise<Date | undefined> {
  const row = await db
    .selectFrom('sessions')
    .select('created_at')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row?.created_at
}

/** Whether the member's password is public. Once the demonstration is closed, no such session starts. */
export async function isOfDemonstration(db: Db, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('members')
    .select('demonstration')
    .where('id', '=', memberId)
    .executeTakeFirst()
  return row?.demonstration != null
}
